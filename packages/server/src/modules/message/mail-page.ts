/** What a mail shows, from its top to its end. */
export type MailParts = {
  /** The value of `<html lang>`. */
  tag: string;
  sender: string;
  subject: string;
  text: string;
  code: string | undefined;
  link: string | undefined;
  openLink: string;
  facts: string[];
  notes: string[];
};

export const plainMail = ({ sender, text, code, link, facts, notes }: MailParts): string =>
  [text, code, link, facts.join('\n'), notes.join('\n'), sender]
    .filter((part) => part !== undefined && part !== '')
    .join('\n\n')
    .concat('\n');

/**
 * One column for a phone, in the reader's own colours. It loads nothing, no picture, font or
 * script, so no one learns that it was read.
 */
export const mailPage = (parts: MailParts): string => {
  const { tag, sender, subject, text, code, link, openLink, facts, notes } = parts;
  return `<!doctype html>
<html lang="${escaped(tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="sender">${escaped(sender)}</p>
<h1>${escaped(subject)}</h1>
<p>${escaped(text)}</p>
${code === undefined ? '' : `<p class="code">${escaped(code)}</p>`}
${link === undefined ? '' : linkOf(link, openLink)}
${facts.length === 0 ? '' : `<p>${facts.map(escaped).join('<br>')}</p>`}
${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join('\n')}
</main>
</body>
</html>
`;
};

// The address stands there too, for a reader who does not trust a button.
const linkOf = (link: string, label: string): string =>
  `<p><a class="open" href="${escaped(link)}">${escaped(label)}</a></p>
<p class="note"><a href="${escaped(link)}">${escaped(link)}</a></p>`;

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 16px; background: #f6f4ef; color: #1d1b16;
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 480px; margin: 0 auto; padding: 24px; background: #fff; border-radius: 8px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; overflow-wrap: anywhere; }
.sender { color: #5c574b; font-weight: 600; }
.code { padding: 16px; background: #f1ede3; border-radius: 8px; text-align: center;
  font: 600 32px/1.2 ui-monospace, Consolas, monospace; letter-spacing: 6px; }
.open { display: inline-block; padding: 12px 24px; background: #1f4d3a; color: #fff;
  border-radius: 8px; font-weight: 600; text-decoration: none; }
.note { color: #5c574b; font-size: 14px; }
.note a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #14130f; color: #f0ece2; }
  main { background: #1f1d18; }
  .sender, .note { color: #b9b2a2; }
  .code { background: #2b2820; }
  .open { background: #9fd3b8; color: #10261c; }
}
`;

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
