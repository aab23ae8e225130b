import type { FieldFault } from '@parlour/contract/errors';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../../lib/language';

/** What is wrong with a field, in words. */
export const useFaultOf = (
  faults: readonly FieldFault[],
): ((name: string) => string | undefined) => {
  const { content, form } = useWords();
  return (name) => {
    const fault = faults.find((one) => one.name === name);
    if (!fault) return undefined;
    if (name === 'image' && fault.code === 'field.unknown') return content.noPicture;
    return fill(form[fault.code] as string, { min: fault.min ?? '', max: fault.max ?? '' });
  };
};
