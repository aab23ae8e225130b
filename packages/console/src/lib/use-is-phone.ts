import { useMedia } from './use-media';

/** Whether it is a phone: rows are higher there, and one thing is shown at a time. */
export const useIsPhone = (): boolean => useMedia('(width < 48em)');
