const namesOfThisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Where a page is that was asked for under another name of this machine. A browser takes the names
 * for strangers to each other: the frame of a game would get neither its cookie nor a word of the
 * page around it.
 */
export const underOneName = (siteUrl: string, host: string, path: string): string | undefined => {
  const site = new URL(siteUrl);
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  const isOther = asked !== site.hostname;
  const areHere = [asked, site.hostname].every((name) => namesOfThisMachine.includes(name));
  return isOther && areHere ? `${site.origin}${path}` : undefined;
};
