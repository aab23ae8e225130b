/** The path of an address of this very site; undefined for any other. */
export const ownPath = (address: string | undefined, origin: string): string | undefined => {
  if (address === undefined || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}` : undefined;
};
