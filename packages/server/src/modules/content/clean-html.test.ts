import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { cleanHtml } from './clean-html';

test.each([
  ['<p>One <strong>two</strong><br/>three</p>', '<p>One <strong>two</strong><br>three</p>'],
  ['<h2 id="x" onclick="run()">A</h2>', '<h2>A</h2>'],
  ['<table><tr><td colspan=2>1</td></tr></table>', '<table><tr><td>1</td></tr></table>'],
  ['<P>Capital</P>', '<p>Capital</p>'],
  ['<div><p>in a box</p></div>', '<p>in a box</p>'],
  ['<p>never closed', '<p>never closed</p>'],
  ['never opened</p></ul>', 'never opened'],
  ['<ul><li>one</ul>', '<ul><li>one</li></ul>'],
  ['1 < 2 & 3 > 2 &amp; &lt;p&gt; &#39;', '1 &lt; 2 &amp; 3 &gt; 2 &amp; &lt;p&gt; &#39;'],
])('[CONTENT-01] what is allowed stays and is well formed: %s', (given, expected) => {
  expect(cleanHtml(given)).toBe(expected);
});

test.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<script>alert(1)', ''],
  ['<scr<script></script>ipt>alert(1)</script>a', 'a'],
  ['<!--<p>-->a<!-- never closed <p>', 'a'],
  ['<style>p{}</style><iframe src=/x></iframe>a', 'a'],
  ['<svg><p><style><a href="/x">b</a></style></svg>a', 'a'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<p onclick="a>b">c</p>', '<p>c</p>'],
  ['<p/onclick=alert(1)>c', '&lt;p/onclick=alert(1)&gt;c'],
  ['<p "<script>x</script>', '&lt;p &quot;'],
])('[CONTENT-01] what could run never comes through: %s', (given, expected) => {
  expect(cleanHtml(given)).toBe(expected);
});

test.each([
  ['https://example.com/a?b=1&c=2', 'https://example.com/a?b=1&amp;c=2'],
  ['/help?item=terms', '/help?item=terms'],
  ['/?mc=depositv2', '/?mc=depositv2'],
])('[CONTENT-01] a link leads to https or a path of ours: %s', (given, written) => {
  expect(cleanHtml(`<a href="${given}" target="_blank">x</a>`)).toBe(`<a href="${written}">x</a>`);
});

test.each([
  'http://example.com',
  '//example.com',
  '/\\example.com',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'java&#115;cript:alert(1)',
  '/&#47;example.com',
  '/&sol;example.com',
  'data:text/html,x',
  'https:example.com',
  '/a"onmouseover="x',
  'mailto:a@example.com',
])('[CONTENT-01] any other address is no link: %s', (given) => {
  expect(cleanHtml(`<a href='${given}'>x</a>`)).toBe('<a>x</a>');
});

const tags = ['<p>', '<a href="/x">', '<TD>', '<td>', '</a>', '<script>', '</script>'];
const crumbs = ['<', '>', '"', '/', '&', '<p', '<a href=', '<!--', '-->', ' onx=1', 'javascript:'];

test('[CONTENT-01] for any input only known tags come out, closed', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom(...tags, ...crumbs));
  const known =
    /<(?:br|\/?(?:p|h2|h3|ul|ol|li|a|strong|em|table|caption|thead|tbody|tr|th|td)|a href="(?:https:\/\/|\/)[^"<>\s]*")>/g;
  let seen = 0;
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (given) => {
      const clean = cleanHtml(given.join(''));
      seen += clean.match(known)?.length ?? 0;
      expect(clean.replace(known, '')).not.toMatch(/[<>]/);
      const begun = clean.match(/<(?!\/|br>)/g)?.length ?? 0;
      expect(clean.match(/<\//g)?.length ?? 0).toBe(begun);
      expect(cleanHtml(clean)).toBe(clean);
    }),
    { numRuns: 2000 },
  );
  expect(seen).toBeGreaterThan(1000);
});

test.each([
  ['comments', 8000, (n: number) => '<!'.repeat(n) + '--'.repeat(n) + '-->'.repeat(n)],
  [
    'tags that are cut',
    8000,
    (n: number) => '<sv'.repeat(n) + '<svg></svg>' + 'g></svg>'.repeat(n),
  ],
  ['tags in tags', 20_000, (n: number) => '<p>'.repeat(n) + '</li>'.repeat(n)],
])('[CONTENT-01] nested %s are cleaned in a bounded number of passes', (_name, count, nested) => {
  const passes = vi.spyOn(String.prototype, 'replace');
  const searches = vi.spyOn(Array.prototype, 'lastIndexOf');
  const clean = cleanHtml(nested(count));
  const removals = passes.mock.calls.filter(([pattern]) => String(pattern).includes('<!--'));
  const depths = searches.mock.contexts.map((open) => (open as unknown[]).length);
  passes.mockRestore();
  searches.mockRestore();
  expect(removals.length).toBeLessThanOrEqual(8);
  expect(Math.max(0, ...depths)).toBeLessThanOrEqual(100);
  expect(clean.match(/<p>/g)?.length ?? 0).toBeLessThanOrEqual(100);
  expect(cleanHtml(clean)).toBe(clean);
});

test('[CONTENT-01] a text that is remembered, forgotten or too long to be remembered is as clean', () => {
  const text = '<p onclick=x>one<script>x</script>';
  const clean = '<p>one</p>';
  const filler = 'a'.repeat(1_500_000);
  expect(cleanHtml(text)).toBe(clean);
  expect(cleanHtml(text)).toBe(clean);
  for (const letter of ['b', 'c', 'd']) expect(cleanHtml(filler + letter)).toBe(filler + letter);
  expect(cleanHtml(filler.repeat(3) + text)).toBe(filler.repeat(3) + clean);
  expect(cleanHtml(text)).toBe(clean);
});
