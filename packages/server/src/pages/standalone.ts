import { createHash } from 'node:crypto';

/** The looks of a page that stands alone, without the site's own styles and script. */
const standaloneStyle =
  'html{background:#0b1416;color:#ecf3f1;font:1rem/1.6 system-ui,sans-serif}' +
  'main{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;' +
  'box-sizing:border-box;min-height:100vh;max-width:36rem;margin:auto;padding:24px;' +
  'text-align:center}body{margin:0}' +
  'svg{width:min(260px,70vw);height:auto;margin-bottom:24px;fill:none;stroke:#66868b}' +
  'h1{margin:0;font-size:clamp(1.5rem,6vw,2rem);line-height:1.25}p{margin:0;color:#b2c4c4}' +
  '.host{color:#ecf3f1;font-weight:600;overflow-wrap:anywhere}' +
  'nav{display:flex;flex-direction:column;gap:10px;width:100%;max-width:350px;margin-top:24px}' +
  'a{padding:12px;border:1px solid #66868b;border-radius:6px;color:#ecf3f1;font-weight:600;' +
  'text-decoration:none}a:first-child{border-color:#ecf3f1;background:#ecf3f1;color:#0b1416}' +
  // A phone that lies on its side: the message and its ways on are in the first screen.
  '@media (height<32em){svg{width:72px;margin:0}nav{flex-direction:row;margin-top:8px}a{flex:1}}' +
  '@media (prefers-color-scheme:light){html{background:#f3f5f4;color:#0f1a1c}p{color:#3f5356}' +
  '.host,a{color:#0f1a1c}a:first-child{border-color:#0f1a1c;background:#0f1a1c;color:#f3f5f4}}';

/** Such a page has one style, and nothing else. */
export const policyOf = (style: string): string =>
  [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

export const standalonePolicy = policyOf(standaloneStyle);

type Standalone = { locale: string; title: string; style?: string; main: string };

/** The whole page; its texts are HTML already. */
export const standalonePage = ({
  locale,
  title,
  style = standaloneStyle,
  main,
}: Standalone): string =>
  `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A ring of turned ellipses around a sign, which is drawn with a line. */
export const sealOf = (path: string): string =>
  [
    '<svg viewBox="-100 -100 200 200" aria-hidden="true">',
    ...Array.from(
      { length: 24 },
      (_, turn) => `<ellipse rx="96" ry="62" transform="rotate(${turn * 7.5})" stroke-width=".6"/>`,
    ),
    `<path stroke-width="3" stroke-linecap="round" d="${path}"/></svg>`,
  ].join('');
