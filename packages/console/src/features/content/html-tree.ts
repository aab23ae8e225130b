/** A text of the server's allow-list as a tree, read without the browser's HTML parser. */
export type HtmlNode = string | { tag: string; href?: string; children: HtmlNode[] };

const kept = new Set(
  'p h2 h3 ul ol li a strong em br table caption thead tbody tr th td'.split(' '),
);

/** What an editor of the browser writes in place of these tags. */
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em', div: 'p', h1: 'h2' };

const token = /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+|</gi;

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

const textOf = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, ten, hex, name) => {
    if (name !== undefined) return signs[String(name).toLowerCase()] ?? whole;
    const code = hex === undefined ? Number(ten) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** What is none of the allowed tags is left out, its text stays. */
export const treeOf = (html: string): HtmlNode[] => {
  const root: HtmlNode[] = [];
  const open: { tag: string; children: HtmlNode[] }[] = [{ tag: '', children: root }];
  for (const [whole, slash, name, attributes = ''] of html.matchAll(token)) {
    const into = open.at(-1)!.children;
    const tag = name?.toLowerCase();
    if (tag === undefined) into.push(textOf(whole));
    else if (!kept.has(tag)) continue;
    else if (slash) {
      const at = open.findLastIndex((one) => one.tag === tag);
      if (at > 0) open.splice(at);
    } else {
      const href = /\shref="([^"]*)"/i.exec(attributes)?.[1];
      const node = { tag, ...(href !== undefined && { href: textOf(href) }), children: [] };
      into.push(node);
      if (tag !== 'br') open.push(node);
    }
  }
  return root;
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** What stands in an element that a person edits, as HTML of the allowed tags. */
export const htmlOf = (element: Node): string =>
  [...element.childNodes].map(htmlOfNode).join('').replaceAll('\u00A0', ' ');

const htmlOfNode = (node: ChildNode): string => {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '');
  if (!(node instanceof HTMLElement)) return '';
  const name = node.localName;
  const tag = sameAs[name] ?? name;
  const inside = htmlOf(node);
  if (!kept.has(tag)) return inside;
  if (tag === 'br') return '<br>';
  // An empty line of the editor is no paragraph.
  if (tag === 'p' && /^(?:<br>|\s)*$/.test(inside)) return '';
  if (tag !== 'a') return `<${tag}>${inside}</${tag}>`;
  const href = node.getAttribute('href') ?? '';
  return href === ''
    ? inside
    : `<a href="${escaped(href).replaceAll('"', '&quot;')}">${inside}</a>`;
};

/** The addresses of a text that leave the site. */
export const outsideLinks = (html: string): string[] =>
  [...html.matchAll(/\shref="(https:[^"]*)"/gi)].map(([, href = '']) => href);
