import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Fence = { page: string; line: number; kind: string; source: string; lines: string[] };

// What a person types or reads on a terminal, and drawings of folders.
const exempt = new Set(['', 'bash', 'text']);

/** Pages whose statements a test of the database runs. */
const executed = ['docs/add-a-vendor.md', 'docs/ledger.md', 'docs/operations.md'];

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name.replaceAll('\\', '/')}`);

const fencesOf = (page: string, text: string): Fence[] =>
  [...text.matchAll(/^( *)```([^\n]*)\n([\s\S]*?)^\1```$/gm)].map(({ 2: head, 3: body, index }) => {
    const [kind = '', source = ''] = (head ?? '').trim().split(' ');
    const lines = (body ?? '').split('\n').map((line) => line.trim());
    return { page, line: text.slice(0, index).split('\n').length, kind, source, lines };
  });

/** A line of `…` alone stands for what is left out. */
const partsOf = (lines: string[]): string[] =>
  lines
    .join('\n')
    .split(/^(?:\/\/ )?…$/m)
    .map((part) => part.trim())
    .filter(Boolean);

const sourceLines = (path: string): string =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

/** What is wrong with an example: it has no source, or is not to be found there. */
const problemsOf = ({ page, line, kind, source, lines }: Fence): string[] => {
  const at = `${page}:${line}`;
  if (exempt.has(kind) || (kind === 'sql' && executed.includes(page))) return [];
  if (!source) return [`${at} names no source`];
  let rest = sourceLines(source);
  return partsOf(lines).flatMap((part) => {
    const found = rest.indexOf(`${part}\n`);
    if (found < 0) return [`${at} is not in ${source}:\n${part}`];
    rest = rest.slice(found + part.length);
    return [];
  });
};

test('every example of the guides stands in the file that it names, in the same order', () => {
  const fences = pages.flatMap((page) => fencesOf(page, readFileSync(page, 'utf8')));
  expect(fences.filter(({ source }) => source).length).toBeGreaterThan(10);
  expect(fences.flatMap(problemsOf)).toEqual([]);
});

test('an example without a source, of another text or in another order is found', () => {
  const own = 'scripts/docs-examples.test.ts';
  const problems = (head: string, body: string) =>
    fencesOf('docs/a.md', `Text.\n\n\`\`\`${head}\n${body}\n\`\`\`\n`).flatMap(problemsOf);
  expect(problems('bash', 'npm test')).toEqual([]);
  expect(problems('ts', 'const a = 1;')).toEqual(['docs/a.md:3 names no source']);
  expect(problems('sql', 'select 1;')).toEqual(['docs/a.md:3 names no source']);
  const [first, last] = [
    "import { expect, test } from 'vitest';",
    'const partsOf = (lines: string[])',
  ];
  expect(problems(`ts ${own}`, first)).toEqual([]);
  expect(problems(`ts ${own}`, last)).toHaveLength(1);
  expect(problems(`ts ${own}`, `${first}\n…\n.filter(Boolean);`)).toEqual([]);
  expect(problems(`ts ${own}`, `.filter(Boolean);\n…\n${first}`)).toHaveLength(1);
});
