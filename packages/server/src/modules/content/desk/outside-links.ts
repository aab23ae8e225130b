import type { WrittenItem } from './item-values';

/** A link in a kept text: cleaning writes each of them so, and a quote of the text as `&quot;`. */
const links = /\shref="(https:[^"]*)"/gi;

/**
 * Whether it leads readers to a place outside to which it did not lead before. A known host is not
 * enough: many share one, each with a channel of their own.
 */
export const opensLink = (before: WrittenItem, after: WrittenItem): boolean => {
  const known = outsideLinks(before);
  return [...outsideLinks(after)].some((link) => !known.has(link));
};

const outsideLinks = (item: WrittenItem): Set<string> => {
  const linked = Object.entries(item)
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([, html]) => [...String(html).matchAll(links)].map(([, address]) => address!));
  const own = item.linkage === 'outside' ? [String(item.link)] : [];
  return new Set([...own, ...linked].map(addressOf));
};

const addressOf = (written: string): string => {
  const address = written.replaceAll('&amp;', '&');
  return URL.canParse(address) ? new URL(address).href : address;
};
