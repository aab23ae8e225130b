import type { Ban, CheckContext, Invariant, Operation } from '../harness/types';
import { violationsOf, type Wrong } from './rows';

/**
 * I17: nothing is played or sent by a player, and nothing credited or sent to one, after a block or
 * an exclusion was acknowledged. Money at a vendor may come home.
 */
export const blockedDoNotPlay = (): Invariant =>
  banHolds(
    'I17',
    'no bet, transfer or credit is accepted after the commit of a block or an exclusion',
    ['blocked', 'excluded'],
    ({ kind, verdict }) =>
      kind === 'bet' || kind === 'transfer' || (kind === 'deposit' && verdict === 'credited'),
  );

/** O6: no one decides by a right whose end was acknowledged. */
export const endedRightsDecideNothing = (): Invariant =>
  banHolds(
    'O6',
    'no right decides after its end has committed',
    ['stripped'],
    ({ kind }) => kind === 'decision',
  );

const banHolds = (
  id: string,
  name: string,
  banned: Ban['what'][],
  isBanned: (operation: Operation) => boolean,
): Invariant => {
  // Looked at once it is certain: an accepted operation stays accepted.
  let seen = 0;
  let running: Operation[] = [];
  return {
    id,
    name,
    during: true,
    check: async ({ history, isFinal }: CheckContext) => {
      const { operations, bans } = history;
      const open = isFinal ? operations : [...running, ...operations.slice(seen)];
      seen = operations.length;
      running = open.filter(({ outcome }) => outcome === 'running' || outcome === 'unknown');
      const wanted = open.filter(isBanned);
      const ofKind = bans.filter(({ what }) => banned.includes(what));
      return violationsOf(
        id,
        wanted.flatMap((operation): Wrong[] => {
          const ban = ofKind.find((one) => isIn(one, operation));
          if (!ban) return [];
          const { kind, owner, key, startedAt } = operation;
          const late = Math.round(startedAt - ban.from);
          return [{ what: `a ${kind} was accepted ${late} ms after ${ban.what}`, owner, key }];
        }),
      );
    },
  };
};

/** Begun after the ban was acknowledged, and accepted before it began to be lifted. */
const isIn = (
  { who, from, upto }: Ban,
  { playerId, toPlayerId, outcome, startedAt, endedAt }: Operation,
): boolean =>
  (who === playerId || who === toPlayerId) &&
  outcome === 'ok' &&
  startedAt > from &&
  endedAt < upto;
