import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Problem, SourceFile } from './source';

/** The rows quote the product's specification, and a decision speaks of the tree of its day. */
const guide = /^(?:README\.md|docs\/(?!requirements\.md$)[^/]+\.md)$/;

const fence = /^( *)```[^\n]*\n[\s\S]*?^\1```$/gm;
const link = /\]\(([^)\s#]+)[^)\s]*\)/g;
const named = /`([^`\n]+)`/g;

/** A word with `<noun>`, `*`, `NAME` or `NNNN` in it stands for files of any name. */
const isFile = (word: string): boolean =>
  /^[\w./-]+\.(?:[cm]?tsx?|[cm]js|sql|md)$/.test(word) && !/[A-Z]{4}|^\/|^\.\./.test(word);

/** What a build or a test writes. */
const written = /^(?:dist|test-results)\//;

/** A file that a guide names or links to is in the tree, by the end of its path at least. */
export const checkDocPaths = (
  root: string,
  tree: readonly string[],
  { path, text }: SourceFile,
): Problem[] => {
  if (!guide.test(path)) return [];
  const prose = text.replaceAll(fence, (lines) => lines.replaceAll(/[^\n]+/g, ''));
  const missing = [
    ...placesOf(prose, link).filter(({ word }) => isGone(root, path, word)),
    ...placesOf(prose, named)
      .flatMap(({ word, at }) => alternativesOf(word).map((one) => ({ word: one, at })))
      .filter(({ word }) => isFile(word) && !written.test(word) && !isIn(tree, word)),
  ];
  return missing.map(({ word, at }) => ({
    path,
    line: prose.slice(0, at).split('\n').length,
    rule: 'doc-path',
    message: `there is no ${word}`,
  }));
};

type Place = { word: string; at: number };

const placesOf = (prose: string, pattern: RegExp): Place[] =>
  [...prose.matchAll(pattern)].map(({ 1: word = '', index }) => ({ word, at: index }));

const isGone = (root: string, page: string, target: string): boolean =>
  !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(page), target));

/** Each word of a command, and each of the files that `{vi,en}` stands for. */
const alternativesOf = (text: string): string[] => {
  const [, before, choices, after] = /^([^{}]*)\{([\w,-]+)\}(.*)$/.exec(text) ?? [];
  if (choices === undefined) return text.split(/\s+/);
  return choices.split(',').flatMap((one) => alternativesOf(`${before}${one}${after}`));
};

/** `contract/pages.ts` is short for `packages/contract/src/pages.ts`. */
const isIn = (tree: readonly string[], word: string): boolean =>
  tree.some((file) =>
    [file, file.replace('/src/', '/')].some((one) => `/${one}`.endsWith(`/${word}`)),
  );
