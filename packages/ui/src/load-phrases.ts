import type { Locale, Noun, Phrases } from './phrases';

// A file of its own: a page whose words came with it never asks for more.

// One chunk a noun and language: only the words of the route reach the browser.
const loaders = {
  vi: {
    brand: async () => (await import('./phrases/vi/brand')).brand,
    cashier: async () => (await import('./phrases/vi/cashier')).cashier,
    catalogue: async () => (await import('./phrases/vi/catalogue')).catalogue,
    common: async () => (await import('./phrases/vi/common')).common,
    content: async () => (await import('./phrases/vi/content')).content,
    form: async () => (await import('./phrases/vi/form')).form,
    launch: async () => (await import('./phrases/vi/launch')).launch,
    message: async () => (await import('./phrases/vi/message')).message,
    player: async () => (await import('./phrases/vi/player')).player,
    refusal: async () => (await import('./phrases/vi/refusal')).refusal,
    report: async () => (await import('./phrases/vi/report')).report,
    session: async () => (await import('./phrases/vi/session')).session,
    status: async () => (await import('./phrases/vi/status')).status,
    wallet: async () => (await import('./phrases/vi/wallet')).wallet,
  },
  en: {
    brand: async () => (await import('./phrases/en/brand')).brand,
    cashier: async () => (await import('./phrases/en/cashier')).cashier,
    catalogue: async () => (await import('./phrases/en/catalogue')).catalogue,
    common: async () => (await import('./phrases/en/common')).common,
    content: async () => (await import('./phrases/en/content')).content,
    form: async () => (await import('./phrases/en/form')).form,
    launch: async () => (await import('./phrases/en/launch')).launch,
    message: async () => (await import('./phrases/en/message')).message,
    player: async () => (await import('./phrases/en/player')).player,
    refusal: async () => (await import('./phrases/en/refusal')).refusal,
    report: async () => (await import('./phrases/en/report')).report,
    session: async () => (await import('./phrases/en/session')).session,
    status: async () => (await import('./phrases/en/status')).status,
    wallet: async () => (await import('./phrases/en/wallet')).wallet,
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
