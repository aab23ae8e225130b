import { useConsoleLocale } from '../../../lib/language';

/** A text in the reader's language. */
export const useTextIn = (): ((texts: Readonly<Record<string, string>>) => string) => {
  const locale = useConsoleLocale();
  return (texts) => texts[locale === 'vi' ? 'VI' : 'EN'] ?? texts.EN ?? texts.VI ?? '';
};
