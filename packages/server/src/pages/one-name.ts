const namesOfThisMachine = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The redirect of a page that was requested under another name of this machine. A browser treats
 * the names as different sites: the frame of a game would get neither its cookie nor the messages
 * of the page around it.
 */
export const underOneName = (siteUrl: string, host: string, path: string): string | undefined => {
  const site = new URL(siteUrl);
  const asked = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
  const isOther = asked !== site.hostname;
  const areHere = [asked, site.hostname].every((name) => namesOfThisMachine.includes(name));
  return isOther && areHere ? `${site.origin}${path}` : undefined;
};
