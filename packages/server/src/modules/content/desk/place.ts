import { codePattern, type ContentKind } from '@parlour/contract/content-console';

/** An item among those of its kind. */
export type ContentPlace = { kind: ContentKind; brand: string; code: string };

const codeForm = new RegExp(codePattern);

/** The place that an object `brand:code` names, if it has the form of one. */
export const placeOf = (kind: ContentKind, object: string): ContentPlace | undefined => {
  const [brand = '', code = '', ...more] = object.split(':');
  return more.length === 0 && brand !== '' && codeForm.test(code)
    ? { kind, brand, code }
    : undefined;
};
