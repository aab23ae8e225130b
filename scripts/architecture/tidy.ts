import type { ArchitectureMap } from './map';
import { isCode, isTest } from './source';
import type { Problem, SourceFile } from './source';

type Finding = { line?: number; message: string };
type Rule = (file: SourceFile, map: ArchitectureMap) => Finding[];

/** The rules of docs/style.md that a program can check. */
export const checkTidy = (file: SourceFile, map: ArchitectureMap): Problem[] =>
  Object.entries(rules).flatMap(([rule, find]) =>
    find(file, map).map((finding) => ({ path: file.path, rule, ...finding })),
  );

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const tooLong: Rule = ({ path, text }, { limits }) => {
  if (!isCode(path) && !/\.(css|sql)$/.test(path)) return [];
  const limit = isTest(path) ? limits.testLines : limits.lines;
  const lines = text.trimEnd().split('\n').length;
  return lines > limit ? [{ message: `${lines} lines, ${limit} at most: split it` }] : [];
};

// A long word or a drawing's path cannot be broken without harm to the reader.
const unbreakable = /packages\/locales\/|[^\s]{60,}/;

// A test's name is a sentence, and the formatter does not break text.
const testName = /^\s*(await )?(test|describe)(\.\w+)*\(['"`]/;

const tooWide: Rule = ({ path, text }, { limits }) => {
  if (!isCode(path) && !path.endsWith('.css')) return [];
  return text.split('\n').flatMap((line, index) => {
    if (testName.test(line)) return [];
    if ([...line].length <= limits.columns || unbreakable.test(`${path} ${line}`)) return [];
    return [{ line: index + 1, message: `more than ${limits.columns} columns` }];
  });
};

const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const locale = /^[a-z]{2}(-[A-Za-z]{2,4})?$/;
const document = /^(README|LICENSE|CHANGELOG|CONTRIBUTING)(\.md)?$/;

const badName: Rule = ({ path }) =>
  path
    .split('/')
    .filter((part) => !kebab.test(part) && !locale.test(part) && !document.test(part))
    .map((part) => ({ message: `"${part}" is not kebab-case` }));

const emptyName = /^(data|info)$|(^|-)(managers?|helpers?|utils?|misc)(-|$)/;
// An icon is named after what it shows.
const named = 'packages/ui/src/icons/';

const saysNothing: Rule = ({ path }) => {
  if (!isCode(path) || path.startsWith(named)) return [];
  return path
    .split('/')
    .map((part) => part.replace(/\..*$/, ''))
    .filter((part) => emptyName.test(part))
    .map((part) => ({ message: `"${part}" says nothing: name what the file holds` }));
};

const isConfig = (path: string) => /(^|\/)[a-z.-]*config\.[a-z]+$/.test(path);

const defaultExport: Rule = ({ path, exports }) => {
  if (isConfig(path) || path.endsWith('.d.ts')) return [];
  return exports
    .filter((one) => one.entries.some((entry) => entry.exportName.kind === 'Default'))
    .map(({ line }) => ({ line, message: 'export by name, not by default' }));
};

const frontDoor = /^packages\/(server\/src\/modules|games\/src)\/[^/]+\/index\.ts$/;

const barrel: Rule = ({ path, exports }) => {
  if (frontDoor.test(path)) return [];
  return exports
    .filter((one) => one.entries.some((entry) => entry.moduleRequest !== null))
    .map(({ line }) => ({ line, message: "only a module's index.ts passes exports on" }));
};

const isRules = (path: string) => /^packages\/games\/.*\brules(\/|\.ts$)/.test(path);

const mustBeHanded = (path: string, { handed, makesClock }: ArchitectureMap) =>
  (isRules(path) || handed.some((folder) => path.startsWith(folder))) &&
  !makesClock.some((prefix) => path.startsWith(prefix)) &&
  !isTest(path);

// performance.now() measures durations, not moments; rules have no use for that either.
const clockAndChance = (path: string, { name, args }: SourceFile['calls'][number]) =>
  /^(globalThis\.)?(Math\.random|Date\.now)$/.test(name) ||
  (isRules(path) && name === 'performance.now') ||
  (/^(new )?Date$/.test(name) && args === 0);

const ownClock: Rule = ({ path, calls }, map) =>
  mustBeHanded(path, map)
    ? calls
        .filter((call) => clockAndChance(path, call))
        .map(({ name, line }) => ({ line, message: `${name}: pass clock and randomness in` }))
    : [];

// Split, so that this file does not refuse itself.
const outside = new RegExp(['\\.\\./sha' + 'red\\b', '\\bsha' + 'red/(design|spec)'].join('|'));

const foreignPath: Rule = ({ text }) => {
  const found = outside.exec(text);
  return found
    ? [{ line: lineOf(text, found.index), message: `"${found[0]}" is not part of the project` }]
    : [];
};

const composed: Rule = ({ text }) => {
  if (text === text.normalize('NFC')) return [];
  const line = text.split('\n').findIndex((one) => one !== one.normalize('NFC')) + 1;
  return [{ line, message: 'letters with marks are written composed (Unicode NFC)' }];
};

const silencer = /(?:\/\/|\/\*|\{\/\*)\s*(?:eslint|oxlint|stylelint)-disable[^\n]*/g;

const silenced: Rule = ({ path, text }) => {
  if (!isCode(path) && !path.endsWith('.css')) return [];
  const bare = [...text.matchAll(silencer)].filter(([comment]) => !/--\s*\S/.test(comment));
  const typed = [...text.matchAll(/\/\/ ?@ts-(ignore|nocheck|expect-error)\s*$/gm)];
  return [...bare, ...typed].map((found) => ({
    line: lineOf(text, found.index),
    message: 'a suppressed rule states its reason after --',
  }));
};

const oldWord: Rule = ({ path, text }, { words: { instead, exempt } }) => {
  if (Object.keys(exempt).some((prefix) => path.startsWith(prefix))) return [];
  const pattern = new RegExp(`\\b(${Object.keys(instead).join('|')})\\b`, 'gi');
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    line: lineOf(text, index),
    message: `"${word}": write "${instead[word.toLowerCase()]}" or the trade's word`,
  }));
};

const rules: Record<string, Rule> = {
  'too-long': tooLong,
  'too-wide': tooWide,
  'file-name': badName,
  'empty-name': saysNothing,
  'default-export': defaultExport,
  barrel,
  'own-clock': ownClock,
  'foreign-path': foreignPath,
  composed,
  'old-word': oldWord,
  silenced,
};
