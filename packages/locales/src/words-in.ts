/**
 * The text of a row that holds one by language code: in the reader's language, else in the brand's
 * own, else in English, else in any.
 */
export const wordsIn = <Text>(
  texts: Record<string, Text>,
  language: string,
  { defaultLang }: { defaultLang: string },
): Text | undefined =>
  texts[language.toUpperCase()] ??
  texts[defaultLang] ??
  texts.EN ??
  Object.values(texts).find((text) => text !== '');
