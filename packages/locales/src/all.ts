import { loadPhrases } from './load-phrases';
import { type Locale, listLocales } from './locales';
import type { Noun, Phrases } from './nouns';

const everyNoun: Record<Noun, true> = {
  agent: true,
  announcements: true,
  articles: true,
  brand: true,
  cashier: true,
  catalogue: true,
  chat: true,
  common: true,
  compliance: true,
  content: true,
  download: true,
  factors: true,
  form: true,
  identity: true,
  launch: true,
  lobby: true,
  lottery: true,
  loyalty: true,
  message: true,
  passwords: true,
  player: true,
  privacy: true,
  promotion: true,
  refusal: true,
  report: true,
  room: true,
  service: true,
  session: true,
  status: true,
  support: true,
  verification: true,
  wallet: true,
  withdrawal: true,
};

export const nouns = Object.keys(everyNoun) as Noun[];

/**
 * All phrases of the site at once, for processes of Node's and for tests. Never imported by what
 * runs in the browser.
 */
export const phrasesOf = Object.fromEntries(
  await Promise.all(
    listLocales().map(async (locale) => [locale, await loadPhrases(locale, nouns)]),
  ),
) as Record<Locale, Phrases>;
