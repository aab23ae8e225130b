const patienceMs = 5000;

/** In ms, how fast a host answers; undefined when it does not. */
export const measureRoute = async (domain: string): Promise<number | undefined> => {
  const ask = () =>
    fetch(`${location.protocol}//${domain}/healthz`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    });
  try {
    // The first answer also opens the connection; the second is what a call takes.
    if (!(await ask()).ok) return undefined;
    const from = performance.now();
    if (!(await ask()).ok) return undefined;
    return Math.max(1, Math.round(performance.now() - from));
  } catch {
    return undefined;
  }
};

/** The same page at another host. No token goes along: one signs in there. */
export const addressAt = (domain: string): string => {
  const address = new URL(location.href);
  address.host = domain;
  // Another port of the page's own is not the other host's.
  if (!domain.includes(':')) address.port = '';
  return address.href;
};
