import type { Noun } from '@parlour/locales/phrases';

/** The words that stand around every screen. */
export const frameNouns: readonly Noun[] = ['brand', 'common', 'content', 'status'];
