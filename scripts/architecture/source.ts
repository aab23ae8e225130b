import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { StaticExport } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

/**
 * An import of a source file: its specifier, and the file of this repository that it resolves to.
 */
export interface ImportOf {
  specifier: string;
  /** Relative to the root; undefined for a package from the registry or a module of Node's. */
  file: string | undefined;
  line: number;
}

export interface Text {
  value: string;
  line: number;
}

export interface SourceFile {
  /** Relative to the root, with slashes. */
  path: string;
  text: string;
  imports: ImportOf[];
  exports: (StaticExport & { line: number })[];
  /** Types and classes that the file itself exports. */
  types: { name: string; line: number }[];
  /** Statements of the file that are not imports or exports from elsewhere. */
  ownStatements: number;
  /** Strings and templates, with `?` in place of each value. */
  literals: Text[];
  /** Calls and constructions written as a path: `Math.random`, `new Date`. */
  calls: { name: string; args: number; line: number }[];
}

export interface Problem {
  path: string;
  line?: number;
  rule: string;
  message: string;
}

const code = /\.(ts|tsx|mts|cts|mjs|cjs)$/;
const checked = /\.(ts|tsx|mts|cts|mjs|cjs|css|sql|md|json|html|svg|sh)$/;

const resolver = new ResolverFactory({ extensions: ['.ts', '.tsx', '.mjs', '.css', '.json'] });

/** Every text file of the work tree that git knows or could know. */
export const listFiles = (root: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
    .split('\n')
    .filter((path) => checked.test(path) && path !== 'package-lock.json')
    .filter((path) => existsSync(join(root, path)));

export const readSource = (root: string, path: string): SourceFile => {
  const text = readFileSync(join(root, path), 'utf8');
  const empty = { imports: [], exports: [], types: [], ownStatements: 0, literals: [], calls: [] };
  return code.test(path) ? { path, text, ...parse(root, path, text) } : { path, text, ...empty };
};

const parse = (root: string, path: string, text: string) => {
  const { program, module } = parseSync(path, text);
  const lineOf = lineFinder(text);
  const literals: Text[] = [];
  const calls: SourceFile['calls'] = [];
  const types: SourceFile['types'] = [];
  const dynamic: { value: string; start: number }[] = [];
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') {
        literals.push({ value: node.value, line: lineOf(node.start) });
      }
    },
    TemplateLiteral: (node) => {
      const value = node.quasis.map((part) => part.value.cooked ?? '').join('?');
      literals.push({ value, line: lineOf(node.start) });
    },
    CallExpression: (node) => {
      const name = text.slice(node.callee.start, node.callee.end);
      calls.push({ name, args: node.arguments.length, line: lineOf(node.start) });
    },
    NewExpression: (node) => {
      const name = `new ${text.slice(node.callee.start, node.callee.end)}`;
      calls.push({ name, args: node.arguments.length, line: lineOf(node.start) });
    },
    ExportNamedDeclaration: ({ declaration }) => {
      if (!declaration || !('id' in declaration) || !declaration.id) return;
      if (!typeKinds.has(declaration.type) || !('name' in declaration.id)) return;
      types.push({ name: declaration.id.name, line: lineOf(declaration.start) });
    },
    ImportExpression: (node) => {
      const { source } = node;
      if (source.type === 'Literal' && typeof source.value === 'string') {
        dynamic.push({ value: source.value, start: node.start });
      }
    },
  }).visit(program);

  const requests = [
    ...module.staticImports.map((one) => ({ ...one.moduleRequest, start: one.start })),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) =>
        entry.moduleRequest ? [{ ...entry.moduleRequest, start: one.start }] : [],
      ),
    ),
    ...dynamic,
  ];
  return {
    imports: requests.map(({ value, start }) => ({
      specifier: value,
      file: fileOf(root, path, value),
      line: lineOf(start),
    })),
    exports: module.staticExports.map((one) => ({ ...one, line: lineOf(one.start) })),
    types,
    ownStatements: program.body.filter((one) => !isPassedOn(one)).length,
    literals,
    calls,
  };
};

const typeKinds = new Set([
  'ClassDeclaration',
  'TSEnumDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
]);

const isPassedOn = (statement: { type: string; source?: unknown }) =>
  statement.type === 'ImportDeclaration' ||
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && Boolean(statement.source));

const lineFinder = (text: string) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset: number) => {
    let line = 0;
    while (line + 1 < starts.length && (starts[line + 1] ?? 0) <= offset) line += 1;
    return line + 1;
  };
};

const fileOf = (root: string, from: string, specifier: string) => {
  const [request = ''] = specifier.split('?');
  const own = /^@parlour\/([a-z-]+)(?:\/(.*))?$/.exec(request);
  if (own) return `packages/${own[1]}/src/${own[2] ?? 'index'}`;
  if (!request.startsWith('.')) return undefined;
  const found = resolver.sync(join(root, dirname(from)), request).path;
  const path = found ?? join(root, dirname(from), request);
  return relative(root, path).replaceAll('\\', '/');
};

export const isNodeModule = (specifier: string) =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

export const isCode = (path: string) => code.test(path);

export const isTest = (path: string) =>
  /\.(test|spec)\.tsx?$/.test(path) || /^(e2e|faults|packages\/testkit)\//.test(path);
