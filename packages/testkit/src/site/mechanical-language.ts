import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A language that no one speaks: English with every letter doubled, so that every text is twice as
 * long and any text that is not a phrase stands out. It exists only in a copy of the sources.
 */
export const mechanicalLanguage = { code: 'QPS', tag: 'qps', name: 'QQPPSS' };

const accents: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' };

const doubled = (letter: string): string => {
  const accent = accents[letter.toLowerCase()] ?? letter;
  return letter + (letter === letter.toLowerCase() ? accent : accent.toUpperCase());
};

/** A text with every letter doubled; what stands between braces is a value and stays. */
export const lengthened = (text: string): string =>
  text.replace(/\{[^}]*\}|[a-z]/gi, (found) => (found.startsWith('{') ? found : doubled(found)));

/** The texts of a file; the name of a symbol in them is no text. */
const lengthenedTexts = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return key === 'symbol' ? value : lengthened(value);
  if (Array.isArray(value)) return value.map((one) => lengthenedTexts(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, lengthenedTexts(one, name)]),
  );
};

const exported = /export const (\w+)(: \w+)? = \{[\s\S]*\n\}( as const satisfies [^;]+)?;\n$/;

/** A file of English in the other words; one that holds no texts of its own is copied. */
const translate = async (from: string, to: string): Promise<void> => {
  const source = readFileSync(from, 'utf8');
  const [body, name = '', type = '', tail = ''] = exported.exec(source) ?? [];
  if (!body || /^(?:import \{|const )/m.test(source)) return copyFileSync(from, to);
  const file = (await import(pathToFileURL(from).href)) as Record<string, unknown>;
  const texts = JSON.stringify(lengthenedTexts(file[name]), null, 2);
  const head = source.slice(0, -body.length);
  writeFileSync(to, `${head}export const ${name}${type} = ${texts}${tail};\n`);
};

/** Adds the language to a copy of the sources, by a folder and a row and nothing else. */
export const addMechanicalLanguage = async (root: string): Promise<void> => {
  const { code, tag, name } = mechanicalLanguage;
  const [from, to] = ['en', tag].map((one) => path.join(root, 'packages/locales/src', one));
  const files = readdirSync(from!, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((one) => one.endsWith('.ts'))) {
    mkdirSync(path.dirname(path.join(to!, file)), { recursive: true });
    await translate(path.join(from!, file), path.join(to!, file));
  }
  const table = path.join(root, 'packages/contract/src/languages.ts');
  const row = `  ${code}: { tag: '${tag}', name: '${name}', phrases: 'complete' },\n`;
  const source = readFileSync(table, 'utf8');
  writeFileSync(table, source.replace(/\n\} as const satisfies/, `\n${row}} as const satisfies`));
};
