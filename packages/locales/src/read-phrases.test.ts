import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promotionStates } from '@parlour/contract/promotion';
import { registrationFields } from '@parlour/contract/registration-fields';
import { depositReasons } from '@parlour/contract/cashier';
import { memberPages } from '@parlour/contract/centres';
import { browserCodes, fieldCodes, siteStatusOf } from '@parlour/contract/errors';
import { pages } from '@parlour/contract/pages';
import { roundEndings } from '@parlour/contract/report/rounds';
import { voidReasons, winnerBoards, winnerPeriods } from '@parlour/contract/round';
import { reportReasons } from '@parlour/contract/room';
import { questionTypes } from '@parlour/contract/support';
import { expect, test } from 'vitest';
import { nouns, phrasesOf } from './all';
import type { Noun } from './nouns';
import { shell } from './vi/games/shell';
import { server } from './vi/server';

type Computed = { keys: readonly string[] | RegExp; because: string };

const titleKeys = Object.values(pages).flatMap(({ titleKey = [] }) => titleKey);

/** Keys that are made of a value, where no source holds them as they are. */
const computed: Partial<Record<Noun | 'shell' | 'server', Computed[]>> = {
  brand: [{ keys: titleKeys, because: 'a page names its title' }],
  cashier: [
    {
      keys: depositReasons.map((reason) => `reason_${reason}`),
      because: 'a deposit says why',
    },
  ],
  common: [{ keys: /^(today|yesterday|last\d+)$/, because: 'the name of a period is its key' }],
  form: [
    { keys: fieldCodes, because: 'a fault is shown by its code' },
    { keys: /^reg_pattern_\w+$/, because: 'a rule of registration names its pattern' },
  ],
  lobby: [
    {
      keys: [...winnerBoards, ...winnerPeriods],
      because: 'a list of winners and its period have their names for keys',
    },
  ],
  player: [{ keys: Object.keys(memberPages), because: 'a page of the centre has its id for key' }],
  privacy: [
    {
      keys: /^(obstacle|way|withheld)_/,
      because: 'what stands in the way, and what is withheld, is a part of the key',
    },
  ],
  refusal: [
    {
      keys: [...Object.keys(siteStatusOf), ...browserCodes],
      because: 'a refusal is shown by its code',
    },
  ],
  report: [
    { keys: ['bet', 'win', 'rollback'], because: 'a movement is shown by its kind' },
    { keys: roundEndings, because: 'how a round ended is its key' },
    { keys: voidReasons.map((reason) => `void_${reason}`), because: 'a void says why' },
  ],
  promotion: [{ keys: promotionStates, because: 'the state of a promotion is its key' }],
  session: [{ keys: registrationFields, because: 'a field of registration has its name for key' }],
  room: [{ keys: reportReasons, because: 'a reason of a report has its name for key' }],
  support: [{ keys: questionTypes, because: 'a type of question has its name for key' }],
  shell: [
    { keys: /^fail\./, because: 'a refusal of the games’ server is shown by its code' },
    { keys: /^volatility\./, because: 'the step of volatility is part of the key' },
    { keys: ['deposit', 'transfer'], because: 'the site says which of them brings money' },
  ],
  server: [
    { keys: /^pageDescriptions\./, because: 'a page is described under its name' },
    { keys: /^plainPage\.\w+\.cause$/, because: 'the reason of the page leads to its texts' },
    { keys: /^payment\.states\./, because: 'the state of a deposit is its key' },
    { keys: /^gameClasses\./, because: 'a class is found by its name in the vendors’ list' },
  ],
};

const packages = join(import.meta.dirname, '../..');

const sources = readdirSync(packages, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(games|server|ui|web)\/src\/.*(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(packages, file), 'utf8'));

const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'object' ? keysOf(one, `${path}${key}.`) : [`${path}${key}`],
  );

const isComputed = (name: keyof typeof computed, key: string): boolean =>
  (computed[name] ?? []).some(({ keys }) =>
    keys instanceof RegExp ? keys.test(key) : keys.includes(key),
  );

/**
 * The keys that no source holds as a property or as a text, among the sources where `mention` says
 * that they read this file. A key is found by its last part only in a file of several levels.
 */
const unread = (name: keyof typeof computed, phrases: object, mention: RegExp): string[] => {
  const readers = sources.filter((source) => mention.test(source)).join('\n');
  const isHeld = (key: string) => {
    const last = name === 'server' ? key.slice(key.lastIndexOf('.') + 1) : key;
    return [`.${last}`, `'${last}'`].some((text) =>
      readers
        .split(text)
        .slice(1)
        .some((rest) => !/^\w/.test(rest) || text.endsWith("'")),
    );
  };
  return keysOf(phrases).filter((key) => !isComputed(name, key) && !isHeld(key));
};

test.each(nouns)('[SITE-02] every phrase of %s is read somewhere', (noun) => {
  // The frame of a centre is given its noun.
  const mention = noun === 'player' ? /\bplayer\b|\[noun\]/ : new RegExp(`\\b${noun}\\b`);
  expect(unread(noun, phrasesOf.vi[noun], mention)).toEqual([]);
});

test('[SITE-02] every phrase of the games’ shell is read somewhere', () => {
  expect(unread('shell', shell, /\bsay\b|\bphrases\b/)).toEqual([]);
});

test('[SITE-02] every phrase of the server is read somewhere', () => {
  expect(unread('server', server, /serverPhrases/)).toEqual([]);
});
