import { moneyText } from '@parlour/contract/money';
import { digestOf } from '../../../../lib/secret';
import { invalid, Refusal } from '../../../../lib/refusal';
import { assertUntied } from '../../../casework';
import type { ChangeKind } from '../../../operator';
import { voidReasonOf } from '../write-void';
import { playersOf, readSpan, type SpanOfRounds, sumsOf } from './read-span';
import { spanNamed } from './span';
import {
  insertVoiding,
  insertVoidingPlayers,
  insertVoidingRounds,
  readVoidingsPlayers,
} from './voiding-queries';

/**
 * The rounds of a game in a span of time are voided, by two persons. The change says which; a job
 * voids them one by one, each by what its player has at its turn.
 */
export const voidsKind: ChangeKind = {
  rights: { write: 'round.w', approve: 'round.a' },
  brandOf: (object) => spanNamed(object)?.brand,
  // The rounds are not locked: each is locked when it is voided, and asked again what stands of it.
  lock: async (sql, object) => {
    const span = spanNamed(object);
    const found = span && (await readSpan(sql, span));
    if (!found) return undefined;
    const versions = found.all.map(({ version, waits }) => `${version}:${waits}`);
    return {
      brand: span.brand,
      version: digestOf(versions.join(' ')).toString('base64url'),
      values: { game: `${span.vendor}/${span.game}`, reason: null, ...figuresOf(found) },
    };
  },
  apply: async ({ sql, clock, object, changeId, persons }, patch) => {
    const reason = voidReasonOf(patch);
    const span = spanNamed(object)!;
    if (span.until > clock.now()) throw invalid({ name: 'until', code: 'field.above' });
    const { gameId, voidable } = (await readSpan(sql, span))!;
    if (voidable.length === 0) throw new Refusal('round.nothing_stands');
    if (persons) {
      const { proposer, decider } = persons;
      if (proposer === null) throw new Refusal('change.needs_second');
      await insertVoiding(sql, { changeId, span, gameId, reason, proposer, decider });
    }
    await insertVoidingRounds(sql, changeId, voidable);
    return undefined;
  },
  loosens: () => true,
  alwaysTwo: () => true,
  brandsOf: async (_sql, { object }) => {
    const span = spanNamed(object);
    return span ? [span.brand] : [];
  },
  // Neither person has to do with one of the players.
  isOwn: async (sql, operatorId, { object }) => {
    const span = spanNamed(object);
    const found = span && (await readSpan(sql, span));
    if (found) await assertUntied(sql, operatorId, playersOf(found.all));
    return false;
  },
  playersOf: async (sql, changes) => {
    const ids = changes.map(({ id }) => id);
    const players = new Map(
      (await readVoidingsPlayers(sql, ids)).map((one) => [one.id, one.playerIds]),
    );
    return ids.map((id) => players.get(id) ?? []);
  },
  keep: async (sql, { id, object }) => {
    const found = await readSpan(sql, spanNamed(object)!);
    if (found) await insertVoidingPlayers(sql, id, playersOf(found.all));
  },
  concernFirst: true,
  undoable: false,
  showsOutcome: true,
  isTimeless: true,
};

/** What no voiding is at yet: nothing of it is left once the change applies. */
const figuresOf = ({ voidable }: SpanOfRounds) => {
  const sums = sumsOf(voidable);
  return {
    rounds: voidable.length,
    players: playersOf(voidable).length,
    stakes: sums.map(({ currency, stake }) => `${moneyText(stake)} ${currency}`),
    payouts: sums.map(({ currency, payout }) => `${moneyText(payout)} ${currency}`),
  };
};
