import type { ContentKind } from '@parlour/contract/content-console';
import type { Json } from '../../audit';

/** An item by flat names: `from`, `enabled` and, for each language, `texts.VI.title`. */
export type WrittenItem = Record<string, Json>;

/** The texts of a row, by language; what is no text in it is left out. */
export type ItemTexts = Record<string, Record<string, string>>;

export const flatTexts = (texts: unknown): WrittenItem => {
  const flat: WrittenItem = {};
  for (const [language, words] of Object.entries(asObject(texts))) {
    for (const [field, text] of Object.entries(asObject(words))) {
      if (typeof text === 'string') flat[`texts.${language}.${field}`] = text;
    }
  }
  return flat;
};

/** The texts that the values have; an empty one is none. */
export const textsOf = (values: WrittenItem): ItemTexts => {
  const texts: ItemTexts = {};
  for (const [name, value] of Object.entries(values)) {
    const [prefix, language, field] = name.split('.');
    if (prefix !== 'texts' || typeof value !== 'string' || value === '') continue;
    (texts[language!] ??= {})[field!] = value;
  }
  return texts;
};

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

/** What an item that is not there yet begins with: nothing is shown of it. */
export const emptyItem: Record<ContentKind, WrittenItem> = {
  announcement: { place: 'player', audience: 'everyone', position: 100, enabled: false },
  banner: { group: 'home', linkage: 'none', audience: 'everyone', position: 100, enabled: false },
  help: { position: 100, enabled: false },
  article: { section: 'news', enabled: false },
};
