/** Old browsers, and frames without the right, have none. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;
