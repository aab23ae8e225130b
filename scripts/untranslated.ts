import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Locale, listLocales } from '../packages/locales/src/locales';
import { isSameText } from '../packages/locales/src/same-words';

const folder = join(import.meta.dirname, '../packages/locales/src');

/** Files whose texts stand in others too, and a name of the rules, which is no text. */
const copies = /(?:critical|console)-phrases\.ts$|every-slot\.ts$/;

/** The console is in Vietnamese and English only. */
const ofConsole = /^console\b/;
const ruleName = /\/symbol$/;

/** The phrases of a language that are still English, and how many phrases it has. */
export const untranslated = async (
  locale: Locale,
): Promise<{ phrases: number; english: { place: string; text: string }[] }> => {
  let phrases = 0;
  const english: { place: string; text: string }[] = [];
  for (const file of filesOf('en').filter((one) => !copies.test(one) && !ofConsole.test(one))) {
    const own = new Map(await textsOf(locale, file));
    for (const [key, text] of await textsOf('en', file)) {
      if (ruleName.test(key)) continue;
      phrases += 1;
      if (own.get(key) === text && !isSameText(text, locale)) {
        english.push({ place: `${locale}/${file} ${key}`, text });
      }
    }
  }
  return { phrases, english };
};

const filesOf = (locale: Locale): string[] =>
  readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .toSorted();

const textsOf = async (locale: Locale, file: string): Promise<[string, string][]> => {
  const exported = (await import(pathToFileURL(join(folder, locale, file)).href)) as object;
  return Object.values(exported).flatMap((value) => textsIn(value));
};

const textsIn = (value: unknown, path = ''): [string, string][] => {
  if (typeof value === 'string') return [[path.slice(1), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, `${path}/${key}`));
};

/**
 * `npm run untranslated -- [TAG …]`: the phrases of each language that are still English. With
 * `--short` a line for each language, with the keys alone: `npm run check` prints it.
 */
const main = async () => {
  const words = process.argv.slice(2);
  const wanted = words.filter((word) => word !== '--short');
  for (const locale of listLocales()) {
    if (locale === 'en' || (wanted.length > 0 && !wanted.includes(locale))) continue;
    const { phrases, english } = await untranslated(locale);
    const sum = `${locale}: ${english.length} of ${phrases} phrases are English`;
    if (words.includes('--short')) {
      const keys = english.map(({ place }) => place.slice(locale.length + 1).replace('.ts ', '/'));
      console.log(keys.length > 0 ? `${sum}: ${keys.join(', ')}` : `${sum}.`);
    } else {
      for (const { place, text } of english) console.log(`${place}: ${text}`);
      console.log(`${sum}.`);
    }
  }
};

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
