import { open } from 'node:fs/promises';

const listFile = 'packages/server/data/weak-passwords.txt';

let list: Promise<ReadonlySet<string>> | undefined;

/** The passwords and words that guessers try; read on first use, and again where that failed. */
const weakList = (): Promise<ReadonlySet<string>> => {
  list ??= readList().catch((error: unknown) => {
    list = undefined;
    throw error;
  });
  return list;
};

const readList = async (): Promise<ReadonlySet<string>> => {
  const known = new Set<string>();
  const file = await open(listFile);
  let before = '';
  for await (const line of file.readLines()) {
    if (line.startsWith('#')) continue;
    before = before.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1);
    known.add(before);
  }
  return known;
};

/**
 * Known to guessers, or made as they make them: a listed word with digits or marks around it, runs
 * and repeats, or one of `names` (the player's, the site's) with little else.
 */
export const isWeakPassword = async (password: string, names: string[]): Promise<boolean> => {
  const folded = fold(password);
  if (isRepeated(folded) || withoutRuns(folded).length < 4) return true;
  if (names.some((name) => isMostly(folded, fold(name)))) return true;
  const known = await weakList();
  return [folded, ...coresOf(folded)].some((one) => known.has(one));
};

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/** One piece again and again; the last one may be cut short. */
const isRepeated = (folded: string): boolean =>
  Array.from({ length: Math.floor(folded.length / 2) }, (_, index) => index + 1).some((length) =>
    folded.startsWith(folded.slice(length)),
  );

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const tracks = rows.flatMap((row) => [row, [...row].toReversed().join('')]);

/** The rest when runs and repeats of three characters and more are removed. */
const withoutRuns = (folded: string): string => {
  let left = '';
  let place = 0;
  while (place < folded.length) {
    const length = runAt(folded, place);
    if (length < 3) left += folded.charAt(place);
    place += length < 3 ? 1 : length;
  }
  return left;
};

const runAt = (folded: string, place: number): number => {
  let longest = 1;
  while (folded.charAt(place + longest) === folded.charAt(place)) longest += 1;
  for (const track of tracks) {
    let length = 0;
    let at = track.indexOf(folded.charAt(place));
    while (at >= 0 && at < track.length && folded.charAt(place + length) === track.charAt(at)) {
      length += 1;
      at += 1;
    }
    longest = Math.max(longest, length);
  }
  return longest;
};

/** The name is in it, and the addition is short. */
const isMostly = (folded: string, name: string): boolean => {
  if ([...name].length < 3) return false;
  const rest = folded.replaceAll(name, '');
  return rest !== folded && rest.length < 6;
};

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const spelled = (text: string): string =>
  text.replaceAll(/[0-9@$!]/g, (sign) => letters[sign] ?? sign);

/** The word within digits and marks, plain and with marks for letters. */
const coresOf = (folded: string): string[] => {
  const core = folded.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const withSigns = folded.replace(/[^\p{L}@$]+$/u, '').replace(/^[^\p{L}@$0-9]+/u, '');
  return [core, spelled(core), spelled(withSigns)];
};
