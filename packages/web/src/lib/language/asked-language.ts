/** Takes `?lang=en` off the address, which came in that language or in one that the site has. */
export const dropAskedLanguage = (): void => {
  const { pathname, hash } = location;
  const query = new URLSearchParams(location.search);
  query.delete('lang');
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', pathname + search + hash);
};
