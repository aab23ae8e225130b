/** On the first touch of a form: its puzzle opens without a wait. A failure shows when it opens. */
export const preloadVerification = (): void => {
  void import('./verification-dialog').catch(() => undefined);
};
