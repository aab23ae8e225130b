import type { Language } from '@parlour/contract/languages';

/**
 * Takes `?lang=en` off the address. True when the page came in that language, which is then the
 * person's choice.
 */
export const takeAskedLanguage = (drawn: Language): boolean => {
  const { pathname, hash } = location;
  const query = new URLSearchParams(location.search);
  const asked = query.get('lang');
  if (asked === null) return false;
  query.delete('lang');
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', pathname + search + hash);
  return asked.toUpperCase() === drawn;
};
