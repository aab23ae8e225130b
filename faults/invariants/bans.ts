import type { Ban, CheckContext, Invariant, Operation, OperationKind } from '../harness/types';
import { violationsOf, type Wrong } from './rows';

/**
 * I17: nothing is played or sent by a player after a block was acknowledged. Money at a vendor may
 * come home.
 */
export const blockedDoNotPlay = (): Invariant =>
  banHolds('I17', 'no bet or transfer is accepted after the commit of a block', 'blocked', [
    'bet',
    'transfer',
  ]);

/** O6: nobody decides by a right whose end was acknowledged. */
export const endedRightsDecideNothing = (): Invariant =>
  banHolds('O6', 'no right decides after its end has committed', 'stripped', ['decision']);

const banHolds = (
  id: string,
  name: string,
  banned: Ban['what'],
  kinds: OperationKind[],
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
      const wanted = open.filter(({ kind }) => kinds.includes(kind));
      running = wanted.filter(({ outcome }) => outcome === 'running' || outcome === 'unknown');
      const ofKind = bans.filter(({ what }) => what === banned);
      return violationsOf(
        id,
        wanted.flatMap((operation): Wrong[] => {
          const ban = ofKind.find((one) => isIn(one, operation));
          if (!ban) return [];
          const { kind, owner, key, startedAt } = operation;
          const late = Math.round(startedAt - ban.from);
          return [{ what: `a ${kind} was accepted ${late} ms after ${banned}`, owner, key }];
        }),
      );
    },
  };
};

/** Begun after the ban was acknowledged, and accepted before it began to be lifted. */
const isIn = (
  { who, from, upto }: Ban,
  { playerId, outcome, startedAt, endedAt }: Operation,
): boolean => who === playerId && outcome === 'ok' && startedAt > from && endedAt < upto;
