/**
 * The path of an address of this very site; undefined for any other, and for a path that is itself
 * the address of another site (`/.//elsewhere`).
 */
export const ownPath = (address: string | undefined, origin: string): string | undefined => {
  if (address === undefined || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  const isOwn = url.origin === origin && !url.pathname.startsWith('//');
  return isOwn ? `${url.pathname}${url.search}` : undefined;
};
