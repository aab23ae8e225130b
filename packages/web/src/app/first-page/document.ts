import type { FirstPage, RenderedPage } from '@parlour/contract/first-page';
import type { Page } from '@parlour/contract/pages';
import { wordsLocale } from '../../lib/language/words';
import { aheadScript } from './ahead-script';
import { barColours, brandStyleOf } from './brand-style';
import { resetScript } from './reset-script';
import { type Built, builtPageOf, type Pieces, piecesOf } from './pieces';
import { screenOf } from '../screens';
import { closed } from '../screens/frame-screens';
import { type Meta, metaLines, metaOf } from './meta';

/** An inline part of the page, and its name in the policy. */
type Inline = { text: string; hash: string };

export type Head = Pieces & {
  meta: Meta;
  /** The files' of the page, then what the brand changes of it. */
  styles: Inline[];
  inlineScripts: Inline[];
};

const inlined = async (text: string): Promise<Inline> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return { text, hash: `sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}` };
};

// Runs before the first paint. The theme is the person's own, else the brand's; a tab with a
// token gets the member's header at once, so that nothing jumps; who takes a break from play gets
// no advertising.
const themeScript = [
  '(function(d){var t,k,p;try{t=localStorage.theme;k=sessionStorage.token;',
  'p=localStorage.pausing}catch(e){}',
  "var s=d.dataset;if(t!=='light'&&t!=='dark'){t=s.defaultTheme;if(t==='system')",
  "t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'}s.theme=t;",
  "if(k)s.member='';if(p)s.pausing='';if(t==='light'){t=document.querySelector('meta[name=theme-color]');",
  't.content=t.dataset.light}})(document.documentElement)',
].join('');

type Files = Pieces & Pick<Head, 'styles' | 'inlineScripts'>;

const filesByPage = new Map<string, Promise<Files>>();

type Wanted = Parameters<typeof piecesOf>[1] & { isLogin: boolean };

const readFiles = async (built: Built, wanted: Wanted): Promise<Files> => {
  const pieces = piecesOf(built, wanted);
  const scripts = [
    ...(wanted.isLogin ? [resetScript] : []),
    themeScript,
    ...(wanted.memberPage ? [aheadScript] : []),
  ];
  return {
    ...pieces,
    styles: [await inlined(pieces.styleFiles.map((file) => built.styles[file] ?? '').join('\n'))],
    inlineScripts: await Promise.all(scripts.map(inlined)),
  };
};

export const headOf = async (
  built: Built,
  route: Page,
  page: FirstPage,
  origin: string,
): Promise<Head> => {
  const locale = wordsLocale(page);
  const isClosed = page.status.systemStatus !== 0;
  const screen = isClosed ? closed : screenOf(page.status.whitelabel, route.name);
  const memberPage = builtPageOf(page.path.split('?')[1] ?? '');
  const isLogin = route.name === 'login';
  const key = [...screen.pieces, memberPage, locale, isLogin].join(' ');
  const files = filesByPage.get(key) ?? readFiles(built, { screen, memberPage, locale, isLogin });
  filesByPage.set(key, files);
  const { styles, ...others } = await files;
  const brandStyle = brandStyleOf(page.status.brand);
  const own = brandStyle === '' ? [] : [await inlined(brandStyle)];
  return { ...others, styles: [...styles, ...own], meta: metaOf(route, page, origin) };
};

// `<` could end the script element early; U+2028 and U+2029 are line ends to some readers.
const json = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Names a style sheet whose text is in the page, so that no script asks for it. A browser that
 * reads ahead fetches a sheet that is only `disabled`, but none of another medium.
 */
const namedOnly = (file: string): string =>
  `<link rel="stylesheet" href="/${file}" media="not all" disabled>`;

// A browser that reads ahead asks for scripts before it knows which letters the first frame needs.
const afterLetters = ' fetchpriority="low"';

const preloaded = (file: string): string =>
  `<link rel="modulepreload" href="/${file}"${afterLetters}>`;

export const documentOf = ({
  body,
  head,
  page,
}: {
  body: string;
  head: Head;
  page: FirstPage;
}): Omit<RenderedPage, 'status'> => {
  const { brand } = page.status;
  // The scripts come last: named in the head they would share the line with what is shown first,
  // and run before it is painted.
  const html = `<!doctype html>
<html lang="${wordsLocale(page)}" data-theme="dark"
 data-default-theme="${brand.defaultTheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${metaLines(head.meta, { locale: wordsLocale(page), brandName: brand.name })}
<meta name="theme-color" ${barColours(brand)}>
<link rel="icon" href="/favicon.ico">
<link rel="apple-touch-icon" href="/icon-192.png">
<link rel="manifest" href="/manifest.webmanifest">
${head.inlineScripts.map(({ text }) => `<script>${text}</script>`).join('')}
${head.styles.map(({ text }) => `<style>${text}</style>`).join('')}
${head.styleFiles.map(namedOnly).join('')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="first-page">${json(page)}</script>
${head.entry ? `<script type="module" src="/${head.entry}"${afterLetters}></script>` : ''}
${head.scripts.map(preloaded).join('')}
</body>
</html>
`;
  return {
    html,
    scriptHashes: head.inlineScripts.map(({ hash }) => hash),
    styleHashes: head.styles.map(({ hash }) => hash),
  };
};
