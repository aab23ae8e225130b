import { type Locale, listLocales } from './locales';
import type { messages } from './vi/messages';
import type { Translated } from './phrases';

export type MessagePhrases = Translated<typeof messages>;

const load = async (locale: Locale): Promise<MessagePhrases> =>
  (await import(`./${locale}/messages.ts`)).messages;

/** The texts of e-mails and SMS, in every language. Never imported by what runs in the browser. */
export const messagePhrasesOf = Object.fromEntries(
  await Promise.all(listLocales().map(async (locale) => [locale, await load(locale)])),
) as Record<Locale, MessagePhrases>;
