// Makes packages/server/data/weak-passwords.txt from the lists of others and our own:
//
//   npx tsx scripts/weak-passwords.ts frequency_lists.js passwords.json common-passwords.txt \
//     example.dict password.lst
//
// The file's head, below, says what packages of npm and Debian they come with. Unpack those;
// nothing of them is needed to build or to run the site.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const own = 'scripts/weak-passwords-own.txt';
const target = 'packages/server/data/weak-passwords.txt';

const [dropbox = '', zxcvbn = '', django = '', hashcat = '', john = ''] = process.argv.slice(2);

/** Its words of films and television came from Wiktionary, under another licence. */
const dropboxNames = [
  'passwords',
  'english_wikipedia',
  'female_names',
  'male_names',
  'surnames',
] as const;
const dropboxLists = createRequire(import.meta.url)(resolve(dropbox)) as Record<string, string[]>;

const linesOf = (path: string) => readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean);

const lists = {
  dropbox: dropboxNames.flatMap((name) => dropboxLists[name] ?? []),
  zxcvbn: JSON.parse(readFileSync(zxcvbn, 'utf8')) as string[],
  django: linesOf(django),
  hashcat: linesOf(hashcat),
  john: linesOf(john).filter((line) => !line.startsWith('#!comment')),
  own: linesOf(own).filter((line) => !line.startsWith('#')),
};
const folded = (list: string[]) => list.map((one) => one.normalize('NFKC').toLowerCase());
const all = Object.values(lists).flatMap(folded);

const isLong = (password: string) => [...password].length >= 10 && !/\p{C}|\s/u.test(password);
const passwords = new Set(all.filter(isLong));
// Words under ten letters are parts of longer passwords; the longest list has every combination of
// three letters, which proves nothing.
const known = folded([...lists.zxcvbn, ...lists.django, ...lists.john, ...lists.own]);
const words = new Set([
  ...all.filter((one) => /^[a-z]{4,9}$/.test(one)),
  ...known.filter((one) => /^[a-z]{3}$/.test(one)),
]);

const counted = (list: keyof typeof lists) => `${lists[list].length} entries`;
const head = [
  `${passwords.size} passwords of ten characters and more that guessers try, and`,
  `${words.size} words that others are made of, letters folded, sorted. Each line: how many`,
  'characters it shares with the line before (base 36), then the rest.',
  'Made by scripts/weak-passwords.ts from',
  `- zxcvbn 4.4.2 of npm, frequency_lists.js, ${counted('dropbox')}: passwords, words of`,
  '  Wikipedia, names of the census of the USA, (c) Dan Wheeler, Dropbox, MIT',
  `- @zxcvbn-ts/language-common 4.1.3 of npm, passwords.json, ${counted('zxcvbn')},`,
  '  (c) Dan Wheeler, Dropbox, zxcvbn-ts, MIT',
  `- python3-django 3.2.25 of Debian, common-passwords.txt.gz, ${counted('django')},`,
  '  (c) Django Software Foundation and contributors, BSD-3-Clause',
  `- hashcat-data 6.2.6 of Debian, example.dict, ${counted('hashcat')}, (c) Jens Steube, MIT`,
  `- john-data 1.9.0 of Debian, password.lst, ${counted('john')}, Solar Designer, public domain`,
  `- our own list of Vietnamese and Filipino ones, ${counted('own')},`,
  '  scripts/weak-passwords-own.txt, MIT as all of Parlour',
].map((line) => `# ${line}`);

let before = '';
const lines = [...new Set([...passwords, ...words])].toSorted().map((one) => {
  let shared = 0;
  while (shared < 35 && shared < before.length && one[shared] === before[shared]) shared += 1;
  before = one;
  return shared.toString(36) + one.slice(shared);
});

writeFileSync(target, `${[...head, ...lines].join('\n')}\n`);
process.stdout.write(`${passwords.size} passwords, ${words.size} words\n`);
