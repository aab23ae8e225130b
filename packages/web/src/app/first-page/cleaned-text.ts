import type { TextNode } from '../../lib/text/read-text';

const token = /<(\/?)([a-z][a-z0-9]*)(?: href="([^"]*)")?>|[^<]+/g;

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const referenceOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return named[name] ?? whole;
  const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
};

const lettersOf = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => referenceOf(whole, name));

/** The parts of a text of `cleanHtml`: known tags in lower case, each of them closed. */
export const readCleaned = (html: string): TextNode[] => {
  const top: TextNode[] = [];
  const open = [top];
  // Before its first mark a document has no space.
  for (const [whole, slash, tag, href] of html.replace(/^[ \t\r\n]+/, '').matchAll(token)) {
    const current = open.at(-1) ?? top;
    if (tag === undefined) current.push(lettersOf(whole));
    else if (slash) open.length = Math.max(1, open.length - 1);
    else {
      const children: TextNode[] = [];
      current.push({ tag, ...(href !== undefined && { href: lettersOf(href) }), children });
      if (tag !== 'br') open.push(children);
    }
  }
  return top;
};
