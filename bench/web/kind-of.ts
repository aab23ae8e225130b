/** The site fetches its pieces before it imports them. */
export const kindOf = (path: string, type: string): string => {
  if (path.endsWith('.js')) return 'Script';
  return path.endsWith('.css') ? 'Stylesheet' : type;
};
