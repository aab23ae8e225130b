import type { WrittenItem } from './item-values';

/** A link in a kept text: cleaning writes each of them so, and a quote of the text as `&quot;`. */
const links = /\shref="(https:[^"]*)"/gi;

/** Whether it leads readers to a host to which it did not lead before. */
export const opensHost = (before: WrittenItem, after: WrittenItem): boolean => {
  const known = outsideHosts(before);
  return [...outsideHosts(after)].some((host) => !known.has(host));
};

const outsideHosts = (item: WrittenItem): Set<string> => {
  const linked = Object.entries(item)
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([, html]) => [...String(html).matchAll(links)].map(([, address]) => address!));
  const own = item.linkage === 'outside' ? [String(item.link)] : [];
  return new Set([...own, ...linked].map(hostOf));
};

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address;
