import type { Locale, Noun, Phrases } from './phrases';

// A file of its own: a page whose words came with it never asks for more.

// One chunk a noun and language: only the words of the route reach the browser.
const loaders = {
  vi: {
    brand: async () => (await import('./vi/site/brand')).brand,
    cashier: async () => (await import('./vi/site/cashier')).cashier,
    catalogue: async () => (await import('./vi/site/catalogue')).catalogue,
    common: async () => (await import('./vi/site/common')).common,
    content: async () => (await import('./vi/site/content')).content,
    form: async () => (await import('./vi/site/form')).form,
    launch: async () => (await import('./vi/site/launch')).launch,
    message: async () => (await import('./vi/site/message')).message,
    player: async () => (await import('./vi/site/player')).player,
    refusal: async () => (await import('./vi/site/refusal')).refusal,
    report: async () => (await import('./vi/site/report')).report,
    session: async () => (await import('./vi/site/session')).session,
    status: async () => (await import('./vi/site/status')).status,
    wallet: async () => (await import('./vi/site/wallet')).wallet,
  },
  en: {
    brand: async () => (await import('./en/site/brand')).brand,
    cashier: async () => (await import('./en/site/cashier')).cashier,
    catalogue: async () => (await import('./en/site/catalogue')).catalogue,
    common: async () => (await import('./en/site/common')).common,
    content: async () => (await import('./en/site/content')).content,
    form: async () => (await import('./en/site/form')).form,
    launch: async () => (await import('./en/site/launch')).launch,
    message: async () => (await import('./en/site/message')).message,
    player: async () => (await import('./en/site/player')).player,
    refusal: async () => (await import('./en/site/refusal')).refusal,
    report: async () => (await import('./en/site/report')).report,
    session: async () => (await import('./en/site/session')).session,
    status: async () => (await import('./en/site/status')).status,
    wallet: async () => (await import('./en/site/wallet')).wallet,
  },
};

export type Loaders = (typeof loaders)['vi'];

export const nouns = Object.keys(loaders.vi) as Noun[];

/** Fetches the words of the named nouns in one language. */
export const loadPhrases = async <N extends Noun>(
  locale: Locale,
  wanted: readonly N[],
): Promise<Pick<Phrases, N>> => {
  const load = loaders[locale] as { [K in Noun]: () => Promise<unknown> };
  const entries = await Promise.all(
    wanted.map(async (noun) => [noun, await load[noun]()] as const),
  );
  return Object.fromEntries(entries) as Pick<Phrases, N>;
};
