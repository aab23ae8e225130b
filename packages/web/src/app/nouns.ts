import type { Noun } from '@parlour/locales/nouns';

/** The words that stand around every screen. */
export const frameNouns: readonly Noun[] = ['brand', 'common', 'content', 'status'];
