import { type BuiltMemberPage, builtMemberPages } from '@parlour/contract/centres';
import { criticalNouns, type Noun } from '@parlour/locales/nouns';
import type { Chunk } from '../../lib/navigation/chunk';
import { memberPageOf } from '../../lib/navigation/paths';
import { memberScreens } from '../centre/member-table';
import { memberCentre } from '../centre/member-centre-chunk';

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

/** The page of the member centre that the address asks for, if it has a screen. */
export const builtPageOf = (search: string): BuiltMemberPage | undefined => {
  const page = memberPageOf(search);
  return builtMemberPages.find((built) => built === page);
};

/** The centre and a page of it: their code, their words, and the call that says who is there. */
const centreSources = (page: BuiltMemberPage, locale: string): string[] => [
  ...memberCentre.pieces,
  ...memberScreens[page].screen.pieces,
  'lib/api/calls.ts',
  ...[...memberCentre.nouns, ...memberScreens[page].screen.nouns]
    .filter((noun) => !(criticalNouns as readonly Noun[]).includes(noun))
    .map((noun) => `locales/src/${locale}/site/${noun}.ts`),
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

const chunksOf = (built: Built, sources: (string | undefined)[]): Piece[] => {
  const pieces = new Set<string>();
  for (const source of sources) {
    if (source) withImports(built, source, pieces);
  }
  return [...pieces].flatMap((source) => built.manifest[source] ?? []);
};

export type Pieces = { entry: string | undefined; scripts: string[]; styleFiles: string[] };

type Wanted = {
  screen: Pick<Chunk<object>, 'pieces' | 'isLate'>;
  memberPage: BuiltMemberPage | undefined;
  locale: string;
};

/** The files that a page is fetched with, so that no file waits for another to name it. */
export const piecesOf = (built: Built, { screen, memberPage, locale }: Wanted): Pieces => {
  const entry = findPiece(built, 'app/browser.tsx');
  const late = screen.isLate ? screen.pieces : [];
  const wanted = [
    ...(screen.isLate ? [] : screen.pieces),
    `words-${locale}`,
    ...(memberPage ? centreSources(memberPage, locale) : []),
  ];
  const sources = [entry, ...wanted.map((source) => findPiece(built, source))];
  const chunks = chunksOf(built, sources);
  // Its style is the server's HTML's.
  const styled = chunksOf(built, [...sources, ...late.map((source) => findPiece(built, source))]);
  const entryFile = entry && built.manifest[entry]?.file;
  return {
    entry: entryFile,
    scripts: [...new Set(chunks.map(({ file }) => file))].filter(
      (file) => file !== entryFile && file.endsWith('.js'),
    ),
    styleFiles: [...new Set(styled.flatMap(({ css }) => css ?? []))],
  };
};
