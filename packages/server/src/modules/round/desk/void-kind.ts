import { moneyText } from '@parlour/contract/money';
import { Refusal } from '../../../lib/refusal';
import { assertUntied } from '../../casework';
import { lockPlayer } from '../../ledger';
import type { ChangeKind } from '../../operator';
import {
  readMoves,
  readRoundPlayers,
  readVoidable,
  reverseRound,
  type VoidableRound,
} from './void-queries';
import { voidReasonOf, writeVoid } from './write-void';

const isNumber = (object: string): boolean => /^[1-9]\d{0,17}$/.test(object);

/**
 * A round is voided, by its number: its stakes return and its payouts are taken back, by two
 * persons. What the player cannot return refuses the whole.
 */
export const voidKind: ChangeKind = {
  rights: { write: 'round.w', approve: 'round.a' },
  lock: async (sql, object) => {
    const found = isNumber(object) ? await readVoidable(sql, object) : undefined;
    if (!found) return undefined;
    // First, so that a bet or a payout that began before it is read below.
    await lockPlayer(sql, found.playerId);
    const round = (await readVoidable(sql, object))!;
    const moves = await readMoves(sql, object);
    return { brand: round.brand, version: round.version, values: valuesOf(round, moves) };
  },
  apply: async ({ sql, live, object: roundId, changeId, persons }, patch) => {
    const reason = voidReasonOf(patch);
    const round = (await readVoidable(sql, roundId))!;
    const missing = await reverseRound(sql, roundId);
    if (missing === null) throw new Refusal('round.nothing_stands');
    if (missing > 0n) {
      throw new Refusal('round.not_covered', {
        missing: moneyText(missing),
        currency: round.currency,
      });
    }
    // Tried by its author: the row is written once the second person confirms it.
    if (!persons) return undefined;
    const { proposer, decider } = persons;
    if (proposer === null) throw new Refusal('change.needs_second');
    await writeVoid(sql, round, { roundId, reason, changeId, proposer, decider, live });
    return undefined;
  },
  loosens: () => true,
  alwaysTwo: () => true,
  brandsOf: async (sql, { object }) => {
    const round = await readVoidable(sql, object);
    return round ? [round.brand] : [];
  },
  // Neither person has to do with the player.
  isOwn: async (sql, operatorId, { object }) => {
    const round = await readVoidable(sql, object);
    if (round) await assertUntied(sql, operatorId, [round.playerId]);
    return false;
  },
  playersOf: async (sql, changes) => {
    const ids = changes.map(({ object }) => object).filter(isNumber);
    const rounds = await readRoundPlayers(sql, ids);
    return changes.map(({ object }) =>
      rounds.flatMap(({ id, playerId }) => (id === object ? [playerId] : [])),
    );
  },
  // That a player cannot return a payout says what they have.
  concernFirst: true,
  undoable: false,
  showsOutcome: true,
  isTimeless: true,
};

type Moves = Awaited<ReturnType<typeof readMoves>>;

const valuesOf = (round: VoidableRound, moves: Moves) => ({
  playerId: round.playerId,
  game: `${round.vendor}/${round.game}`,
  externalId: round.externalId,
  openedAt: round.openedAt.toISOString(),
  status: round.status,
  reason: round.reason,
  currency: round.currency,
  stake: moneyText(round.stake),
  payout: moneyText(round.payout),
  moves: moves.map(({ pocket, amount }) => `${pocket} ${moneyText(amount)}`),
});
