import { type Locale, listLocales } from './locales';
import type { server } from './vi/server';

export type ServerPhrases = typeof server;

const load = async (locale: Locale): Promise<ServerPhrases> =>
  (await import(`./${locale}/server.ts`)).server;

/** What the server writes itself, in every language. Never imported by what runs in the browser. */
export const serverPhrasesOf = Object.fromEntries(
  await Promise.all(listLocales().map(async (locale) => [locale, await load(locale)])),
) as Record<Locale, ServerPhrases>;
