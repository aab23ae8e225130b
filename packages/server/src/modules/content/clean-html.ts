// A sanitiser of our own in place of a library: the maintained ones include a whole HTML parser for
// documents that we never accept. This one copies nothing: it writes the few tags that it knows,
// with one attribute at most, and everything else as text. None of these tags makes a browser parse
// the rest as anything but HTML, so no second parse can find more in it.

const allowed = new Set(
  'p h2 h3 ul ol li a strong em br table caption thead tbody tr th td'.split(' '),
);

/** Their content is no text for people. */
const unread =
  /<(script|style|iframe|template|svg|math|title|textarea|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const comments = /<!--[\s\S]*?(?:-->|$)/g;

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?)\/?>|[^<]+|</gi;

/** Tags within one another; what is begun deeper has its text only, as in a browser. */
const mostOpen = 100;

/** Letters of texts that are remembered: some thousand pages of help. */
const mostLetters = 4_000_000;

const cleaned = new Map<string, string>();
let letters = 0;

/**
 * HTML of an operator, made of the tags above only, each of them closed. A text is cleaned once:
 * the same text has the same result, whichever brand, page or version it is of.
 */
export const cleanHtml = (html: string): string => {
  const known = cleaned.get(html);
  if (known !== undefined) return known;
  const clean = cleanText(html);
  const own = html.length + clean.length;
  if (letters + own > mostLetters) {
    cleaned.clear();
    letters = 0;
  }
  if (own > mostLetters) return clean;
  letters += own;
  cleaned.set(html, clean);
  return clean;
};

const cleanText = (html: string): string => {
  const open: string[] = [];
  const parts: string[] = [];
  for (const [whole, slash, name, attributes = ''] of bareOf(html).matchAll(token)) {
    const tag = name?.toLowerCase();
    if (tag === undefined) parts.push(textOf(whole));
    else if (!allowed.has(tag)) continue;
    else if (tag === 'br') parts.push('<br>');
    else if (slash) parts.push(...close(open, tag));
    else if (open.length < mostOpen) {
      open.push(tag);
      parts.push(tag === 'a' ? linkOf(attributes) : `<${tag}>`);
    }
  }
  return [...parts, ...open.reverse().map((tag) => `</${tag}>`)].join('');
};

/** What is nested deeper than this was made to take time: its marks are written as text. */
const mostRounds = 8;

// A removal may join the text around it, so the result is checked again, as often as tags are
// nested in what people write.
const bareOf = (html: string): string => {
  let bare = html;
  for (let round = 0; round < mostRounds; round += 1) {
    const before = bare;
    bare = before.replace(comments, '').replace(unread, '');
    if (bare === before) break;
  }
  return bare;
};

/** The end tags down to this one; none for an end tag without a start. */
const close = (open: string[], tag: string): string[] => {
  const at = open.lastIndexOf(tag);
  return at < 0
    ? []
    : open
        .splice(at)
        .reverse()
        .map((one) => `</${one}>`);
};

const linkOf = (attributes: string): string => {
  const [, double, single, bare] =
    /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const address = (double ?? single ?? bare ?? '').trim();
  return isSafe(address) ? `<a href="${textOf(address)}">` : '<a>';
};

// An https address, or a path of ours: `//host` and `/\host` would leave the site. Entities are not
// decoded, so that none can hide a colon: an address that is not plain from its first letter is no
// link.
const isSafe = (address: string): boolean =>
  /^(?:https:\/\/[a-z0-9]|\/(?![/\\]))[^\s\\<>"'`]*$/i.test(address) &&
  !/&(?!amp;|\w+=)/.test(address);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML; existing references stay. */
const textOf = (text: string): string =>
  text.replace(
    /&(?!(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[\da-f]{1,6});)|[<>"]/gi,
    (mark) => escapes[mark] ?? mark,
  );
