import { useWords } from '../../lib/language';

/** What called for a person, in words: a rule's code, of its kind. */
export const useReasonName = (kind: string): ((code: string) => string) => {
  const { casework } = useWords();
  const names: Record<string, string> = casework.reasons;
  return (code) => names[`${kind}.${code}`] ?? names[code] ?? code.replaceAll('_', ' ');
};
