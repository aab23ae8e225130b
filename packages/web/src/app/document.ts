import type { FirstPage, RenderedPage } from '@parlour/contract/first-page';
import type { Phrases } from '@parlour/ui/phrases';
import { htmlLang } from '../lib/language';
import { themeColours } from '../lib/theme';
import type { Route, RouteName } from './paths';
import { documentTitle } from './titles';

/** An entry of Vite's manifest. */
type Piece = {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
};

/** The browser's build: its manifest and the text of its style sheets. */
export type Built = {
  manifest: Record<string, Piece>;
  /** Text by file name, as the manifest has it. */
  styles: Record<string, string>;
};

export const noBuild: Built = { manifest: {}, styles: {} };

export type Head = {
  title: string;
  description: string;
  isIndexed: boolean;
  scripts: string[];
  entry: string | undefined;
  style: string;
  styleFiles: string[];
  styleHash: string;
  themeHash: string;
};

/**
 * The chunk of a route that the server draws; private screens bring theirs when the browser
 * draws them.
 */
const sourceOf: Partial<Record<RouteName, string>> = {
  home: 'home',
  rng: 'features/lobby/hall.tsx',
  fish: 'features/lobby/hall.tsx',
  live: 'features/lobby/hall.tsx',
  pvp: 'features/lobby/hall.tsx',
  ds88: 'features/lobby/hall.tsx',
  esports: 'features/lobby/hall.tsx',
  sports: 'features/lobby/hall.tsx',
  elott: 'features/lobby/hall.tsx',
  lott: 'features/lobby/hall.tsx',
  notFound: 'features/shell/not-found.tsx',
};

/** A piece by its source file, or by its name when several files are in it. */
const findPiece = (built: Built, ending: string): string | undefined =>
  Object.keys(built.manifest).find(
    (source) => source.endsWith(ending) || built.manifest[source]?.name === ending,
  );

/** A piece with everything it imports, itself first. */
const withImports = (built: Built, source: string, seen = new Set<string>()): Set<string> => {
  const piece = built.manifest[source];
  if (!piece || seen.has(source)) return seen;
  seen.add(source);
  for (const imported of piece.imports ?? []) withImports(built, imported, seen);
  return seen;
};

const sha256 = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`;
};

// Runs before the first paint. The theme is the person's own, else the brand's; a tab with a
// token gets the member's header at once, so that nothing jumps.
const themeScript = [
  '(function(d){var t,k;try{t=localStorage.theme;k=sessionStorage.token}catch(e){}',
  "var s=d.dataset;if(t!=='light'&&t!=='dark'){t=s.defaultTheme;if(t==='system')",
  "t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark'}s.theme=t;",
  "if(k)s.member='';if(t==='light')document.querySelector('meta[name=theme-color]')",
  `.content='${themeColours.light}'})(document.documentElement)`,
].join('');

type Files = Pick<Head, 'scripts' | 'entry' | 'style' | 'styleFiles' | 'styleHash' | 'themeHash'>;

const filesByRoute = new Map<string, Promise<Files>>();

const readFiles = async (built: Built, route: Route, locale: string): Promise<Files> => {
  const entry = findPiece(built, 'app/browser.tsx');
  const words = findPiece(built, `words-${locale}`);
  const screen = findPiece(built, sourceOf[route.name] ?? 'features/shell/not-open.tsx');
  const pieces = new Set<string>();
  for (const source of [entry, screen, words]) {
    if (source) withImports(built, source, pieces);
  }
  const known = [...pieces].flatMap((source) => built.manifest[source] ?? []);
  const styleFiles = [...new Set(known.flatMap(({ css }) => css ?? []))];
  const style = styleFiles.map((file) => built.styles[file] ?? '').join('\n');
  const entryFile = entry && built.manifest[entry]?.file;
  return {
    entry: entryFile,
    scripts: [...new Set(known.map(({ file }) => file))].filter(
      (file) => file !== entryFile && file.endsWith('.js'),
    ),
    style,
    styleFiles,
    styleHash: await sha256(style),
    themeHash: await sha256(themeScript),
  };
};

const privateRoutes: readonly RouteName[] = ['game', 'seamless', 'login', 'notFound', 'memberHelp'];

export const headOf = async (
  built: Built,
  route: Route,
  page: FirstPage,
  phrases: Phrases,
): Promise<Head> => {
  const locale = htmlLang[page.language];
  const key = `${route.name} ${locale}`;
  const files = filesByRoute.get(key) ?? readFiles(built, route, locale);
  filesByRoute.set(key, files);
  const { brand } = page.status;
  return {
    ...(await files),
    title: documentTitle(route, phrases.brand, brand.name),
    description: phrases.brand.description.replace('{brand}', brand.name),
    isIndexed: page.status.systemStatus === 0 && !privateRoutes.includes(route.name),
  };
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

// `<` could end the script element early; U+2028 and U+2029 are line ends to some readers.
const json = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const documentOf = ({
  body,
  head,
  page,
}: {
  body: string;
  head: Head;
  page: FirstPage;
}): Omit<RenderedPage, 'status'> => {
  const [canonical = '/'] = page.path.split('?');
  const { brand } = page.status;
  const html = `<!doctype html>
<html lang="${htmlLang[page.language]}" data-theme="dark"
 data-default-theme="${brand.defaultTheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(head.title)}</title>
<meta name="description" content="${escaped(head.description)}">
<meta name="robots" content="${head.isIndexed ? 'index, follow' : 'noindex'}">
<meta name="theme-color" content="${themeColours.dark}">
<meta property="og:title" content="${escaped(head.title)}">
<meta property="og:description" content="${escaped(head.description)}">
<meta property="og:type" content="website">
${head.isIndexed ? `<link rel="canonical" href="${escaped(canonical)}">` : ''}
<link rel="icon" href="/favicon.ico">
<link rel="manifest" href="/manifest.webmanifest">
<script>${themeScript}</script>
<style>${head.style}</style>
${head.styleFiles.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('')}
${head.entry ? `<script type="module" src="/${head.entry}"></script>` : ''}
${head.scripts.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')}
</head>
<body>
<div id="root">${body}</div>
<script type="application/json" id="first-page">${json(page)}</script>
</body>
</html>
`;
  return { html, scriptHashes: [head.themeHash], styleHashes: [head.styleHash] };
};
