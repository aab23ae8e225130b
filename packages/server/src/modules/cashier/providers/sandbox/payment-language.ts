import { type Language, languageOf, languageOfTag } from '@parlour/contract/languages';

/** The language cookie of the site first, then what the browser prefers, then the brand's own. */
export const paymentLanguage = (
  cookie: string | undefined,
  accepted: string | undefined,
  { defaultLang }: { defaultLang: Language },
): Language => languageOf(cookie) ?? languageOfTag(accepted?.split(/[,;]/)[0] ?? '') ?? defaultLang;
