import { type BuiltPage, builtPages } from '../../lib/navigation/open';
import { firstNouns } from '../../lib/language/words';
import { pages } from '../member-centre';
import { memberCentre } from '../modals';
import { memberPageOf, type RouteName } from '../../lib/navigation/paths';

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

/**
 * The chunk of a route that the server draws; private screens bring theirs when the browser
 * draws them.
 */
const sourceOf: Partial<Record<RouteName, string>> = {
  home: 'home',
  rng: 'features/catalogue/hall/hall.tsx',
  fish: 'features/catalogue/hall/hall.tsx',
  live: 'features/catalogue/hall/hall.tsx',
  pvp: 'features/catalogue/hall/hall.tsx',
  ds88: 'features/catalogue/hall/hall.tsx',
  esports: 'features/catalogue/hall/hall.tsx',
  sports: 'features/catalogue/hall/hall.tsx',
  elott: 'features/catalogue/hall/hall.tsx',
  lott: 'features/catalogue/hall/hall.tsx',
  notFound: 'features/shell/status/not-found.tsx',
};

/** The chunks of a page of the member centre, which is drawn when it is known who is there. */
const pageSources: Record<BuiltPage, readonly string[]> = {
  securityCenter: ['features/player/account-page.tsx', 'features/wallet/balance-ticket.tsx'],
  transferFund: ['features/wallet/wallet-page.tsx'],
  depositv2: ['features/cashier/deposit-page.tsx'],
  personalHistoryCopy: ['features/report/record-page.tsx'],
};

export const builtPageOf = (search: string): BuiltPage | undefined => {
  const page = memberPageOf(search);
  return builtPages.find((built) => built === page);
};

/** The centre and a page of it: their code, their words, and the call that says who is there. */
const centreSources = (page: BuiltPage, locale: string): string[] => [
  'app/member-centre.tsx',
  ...pageSources[page],
  'lib/api/calls.ts',
  'ui/src/load-phrases.ts',
  ...[...memberCentre.nouns, ...pages[page].nouns]
    .filter((noun) => !firstNouns.includes(noun))
    .map((noun) => `ui/src/phrases/${locale}/${noun}.ts`),
];

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

export type Pieces = { entry: string | undefined; scripts: string[]; styleFiles: string[] };

type Wanted = { route: RouteName; page: BuiltPage | undefined; locale: string };

/** The files that a page is fetched with, so that no file waits for another to name it. */
export const piecesOf = (built: Built, { route, page, locale }: Wanted): Pieces => {
  const entry = findPiece(built, 'app/browser.tsx');
  const sources = [
    entry,
    findPiece(built, sourceOf[route] ?? 'features/shell/status/not-open.tsx'),
    findPiece(built, `words-${locale}`),
    ...(page ? centreSources(page, locale).map((source) => findPiece(built, source)) : []),
  ];
  const pieces = new Set<string>();
  for (const source of sources) {
    if (source) withImports(built, source, pieces);
  }
  const known = [...pieces].flatMap((source) => built.manifest[source] ?? []);
  const entryFile = entry && built.manifest[entry]?.file;
  return {
    entry: entryFile,
    scripts: [...new Set(known.map(({ file }) => file))].filter(
      (file) => file !== entryFile && file.endsWith('.js'),
    ),
    styleFiles: [...new Set(known.flatMap(({ css }) => css ?? []))],
  };
};
