import { contentShape, neededTexts } from '@parlour/contract/content-console';
import { faultOf } from '@parlour/contract/faults';
import type { FieldFault } from '@parlour/contract/errors';
import { isMoment } from '../../../lib/moment';
import { invalid } from '../../../lib/refusal';
import { cleanHtml } from '../clean-html';
import { type BrandPictures, linkFault, pictureFault } from './check-address';
import type { WrittenItem } from './item-values';
import type { ContentPlace } from './place';

/**
 * What a brand gives an item: the language that it must have, where its pictures may be, and when
 * it is.
 */
export type ItemBrand = BrandPictures & { defaultLang: string; now: Date };

/** The values of a change as they are kept: HTML cleaned, nothing unknown, nothing empty. */
export const cleanPatch = (place: ContentPlace, patch: WrittenItem): WrittenItem => {
  const faults: FieldFault[] = [];
  const clean: WrittenItem = {};
  for (const [name, value] of Object.entries(patch)) {
    const shape = contentShape(place.kind, name);
    if (!shape) {
      faults.push({ name, code: 'field.unknown' });
      continue;
    }
    const given = typeof value === 'string' ? value.trim() : (value ?? undefined);
    const fault = faultOf(name, shape, given) ?? timeFault(name, given);
    if (fault) faults.push(fault);
    const isNone = given === undefined || given === '';
    clean[name] = isNone ? null : isHtml(name) ? cleanHtml(given as string) : given;
    // Marks are written out as references, so that a text may be longer when it is clean.
    const cleanFault = fault || isNone ? undefined : faultOf(name, shape, clean[name]);
    if (cleanFault) faults.push(cleanFault);
  }
  if (faults.length > 0) throw invalid(...faults);
  return clean;
};

/** A time that no calendar has. */
const timeFault = (name: string, given: unknown): FieldFault | undefined =>
  (name === 'from' || name === 'until') && given && !isMoment(String(given))
    ? { name, code: 'field.pattern' }
    : undefined;

const isHtml = (name: string): boolean => name.endsWith('.html');

/** The item as a whole; one that is not shown may be unfinished. */
export const assertItem = (place: ContentPlace, values: WrittenItem, brand: ItemBrand): void => {
  const faults = [
    ...periodFaults(place, values, brand),
    ...(place.kind === 'announcement' ? announcementFaults(values) : []),
    ...(place.kind === 'banner' ? bannerFaults(values) : []),
    ...(place.kind === 'help' ? helpFaults(place, values) : []),
    ...pictureFault(values.image, brand),
    ...(values.enabled ? textFaults(place, values, brand) : []),
  ];
  if (faults.length > 0) throw invalid(...faults);
};

/** An announcement and an article without a beginning begin when they are written. */
const periodFaults = (
  { kind }: ContentPlace,
  { from, until }: WrittenItem,
  { now }: ItemBrand,
): FieldFault[] => {
  const isFromNow = kind === 'announcement' || kind === 'article';
  const begin = from ? Date.parse(String(from)) : isFromNow ? now.getTime() : undefined;
  return begin !== undefined && until && begin >= Date.parse(String(until))
    ? [{ name: 'until', code: 'field.pattern' }]
    : [];
};

const announcementFaults = ({ place, rule }: WrittenItem): FieldFault[] => {
  if ((place === 'popup') === Boolean(rule)) return [];
  return [{ name: 'rule', code: rule ? 'field.unknown' : 'field.required' }];
};

const bannerFaults = ({ image, game, linkage, link }: WrittenItem): FieldFault[] => [
  ...(image || game ? [] : [{ name: 'image', code: 'field.required' } as const]),
  ...linkFault(String(linkage), link),
];

const helpFaults = ({ code }: ContentPlace, { parent }: WrittenItem): FieldFault[] =>
  parent === code ? [{ name: 'parent', code: 'field.pattern' }] : [];

/** What is shown has its texts in the brand's own language: the others fall back to it. */
const textFaults = (
  { kind }: ContentPlace,
  values: WrittenItem,
  { defaultLang }: ItemBrand,
): FieldFault[] =>
  neededTexts[kind].flatMap((field) => {
    const name = `texts.${defaultLang}.${field}`;
    return values[name] ? [] : [{ name, code: 'field.required' as const }];
  });
