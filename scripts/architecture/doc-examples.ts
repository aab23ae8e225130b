import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem, SourceFile } from './source';

type Fence = { line: number; kind: string; source: string; lines: string[] };

// What a person types or reads on a terminal, and drawings of folders.
const exempt = new Set(['', 'bash', 'text']);

/** Pages whose statements a test of the database runs. */
const executed = new Set([
  'docs/add-a-payment-provider.md',
  'docs/add-a-vendor.md',
  'docs/ledger.md',
  'docs/operations.md',
]);

/** An example of a guide is text of the file that its fence names, in the same order. */
export const checkDocExamples = (root: string, { path, text }: SourceFile): Problem[] => {
  if (!path.startsWith('docs/') || !path.endsWith('.md')) return [];
  return fencesOf(text)
    .filter(({ kind }) => !exempt.has(kind) && !(kind === 'sql' && executed.has(path)))
    .flatMap((fence) => {
      const message = refusalOf(root, fence);
      return message ? [{ path, line: fence.line, rule: 'doc-example', message }] : [];
    });
};

const fencesOf = (text: string): Fence[] =>
  [...text.matchAll(/^( *)```([^\n]*)\n([\s\S]*?)^\1```$/gm)].map(({ 2: head, 3: body, index }) => {
    const [kind = '', source = ''] = (head ?? '').trim().split(' ');
    const lines = trimmed(body ?? '');
    return { line: text.slice(0, index).split('\n').length, kind, source, lines };
  });

const trimmed = (text: string): string[] => text.split('\n').map((line) => line.trim());

const refusalOf = (root: string, { source, lines }: Fence): string | undefined => {
  if (!source) return 'an example names its file after the language';
  if (!existsSync(join(root, source))) return `there is no ${source}`;
  let rest = trimmed(readFileSync(join(root, source), 'utf8')).join('\n');
  for (const part of partsOf(lines)) {
    const found = rest.indexOf(`${part}\n`);
    if (found < 0) return `${source} has not: ${part.split('\n')[0]} …`;
    rest = rest.slice(found + part.length);
  }
  return undefined;
};

/** A line of `…` alone stands for what is left out. */
const partsOf = (lines: string[]): string[] =>
  lines
    .join('\n')
    .split(/^(?:\/\/ )?…$/m)
    .map((part) => part.trim())
    .filter(Boolean);
