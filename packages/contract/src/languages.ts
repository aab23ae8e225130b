/** What must be known about a language before its phrases are loaded. */
type LanguageFacts = {
  /** The value of `<html lang>` (BCP 47); the folder of its phrases in `locales` has this name. */
  tag: string;
  /** Its name in itself, for the language menu. */
  name: string;
  /**
   * The state of its phrases. A `complete` or `offered` language can be chosen in the menu; an
   * `offered` one shows English where a newer phrase is not translated yet. An `unfinished` one is
   * closed. Without this the language has no folder yet.
   */
  phrases?: 'complete' | 'offered' | 'unfinished';
};

/** The languages by their code on the wire, in the order of the menu. TY is Tagalog. */
export const languageFacts = {
  CN: { tag: 'zh-Hans', name: '简体中文', phrases: 'offered' },
  EN: { tag: 'en', name: 'English', phrases: 'complete' },
  VI: { tag: 'vi', name: 'Tiếng Việt', phrases: 'complete' },
  JA: { tag: 'ja', name: '日本語', phrases: 'offered' },
  TH: { tag: 'th', name: 'ไทย', phrases: 'offered' },
  TY: { tag: 'fil', name: 'Filipino', phrases: 'offered' },
  ID: { tag: 'id', name: 'Bahasa Indonesia', phrases: 'offered' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const languages = Object.keys(languageFacts) as Language[];

export const factsOf = (language: Language): LanguageFacts => languageFacts[language];

/** The code on the wire in either case: a vendor's `vi` is `VI`. */
export const languageOf = (code: string | undefined): Language | undefined =>
  languages.find((language) => language === code?.toUpperCase());

/** The language of a browser's tag, by its first part: `zh-CN` is CN, `fil-PH` and `tl` are TY. */
export const languageOfTag = (tag: string): Language | undefined => {
  const first = tag.trim().toLowerCase().split('-')[0]?.replace(/^tl$/, 'fil');
  return languages.find((language) => factsOf(language).tag.split('-')[0] === first);
};
