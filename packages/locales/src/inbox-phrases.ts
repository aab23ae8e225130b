import { type Locale, listLocales } from './locales';
import type { inbox } from './vi/inbox';
import type { Translated } from './phrases';

export type InboxPhrases = Translated<typeof inbox>;

/** A message of the inbox that the site itself writes. */
export type InboxTemplate = Exclude<keyof InboxPhrases, 'other'>;

const load = async (locale: Locale): Promise<InboxPhrases> =>
  (await import(`./${locale}/inbox.ts`)).inbox;

/** The texts of the inbox, in every language. Never imported by what runs in the browser. */
export const inboxPhrasesOf = Object.fromEntries(
  await Promise.all(listLocales().map(async (locale) => [locale, await load(locale)])),
) as Record<Locale, InboxPhrases>;
