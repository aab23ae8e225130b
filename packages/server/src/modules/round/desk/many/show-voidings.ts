import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { roundConsole, Voiding, VoidingOutlook } from '@parlour/contract/round-console';
import type { OperatorContext } from '../../../../lib/context';
import { Refusal } from '../../../../lib/refusal';
import { assertUntied } from '../../../casework';
import { assertRight, fewAtOnce } from '../../../operator';
import { playersOf, readSpan, sumsOf } from './read-span';
import { type RoundSpan, spanOf } from './span';
import { readOutlook } from './span-queries';
import { uncoveredOf } from './uncovered';
import { readLeft, readVoidingPlayers, readVoidings, type VoidingRow } from './voiding-queries';

type Calls = typeof roundConsole;

const right = 'round.r';
const mostUncovered = 100;
const leftPageSize = 200;

/** What it would mean to void these rounds, by what the players have now; nothing is locked. */
export const readVoidingOutlook = async (
  context: OperatorContext,
  input: InputOf<Calls['readVoidingOutlook']>,
): Promise<VoidingOutlook> => {
  await assertRight(context, right, input.brand);
  const span = spanOf(input);
  if (!span) throw new Refusal('request.unknown');
  return fewAtOnce(context.operator.id, () => outlookOf(context, span));
};

const outlookOf = async (
  { sql, operator }: OperatorContext,
  span: RoundSpan,
): Promise<VoidingOutlook> => {
  const found = await readSpan(sql, span);
  if (!found) throw new Refusal('request.unknown');
  await assertUntied(sql, operator.id, playersOf(found.all));
  const { all, voidable } = found;
  const uncovered = uncoveredOf(
    await readOutlook(
      sql,
      voidable.map(({ id }) => id),
    ),
  );
  return {
    rounds: voidable.length,
    players: playersOf(voidable).length,
    open: voidable.filter(({ isOpen }) => isOpen).length,
    sums: sumsOf(voidable).map(({ currency, rounds, stake, payout }) => ({
      currency,
      rounds,
      stake: moneyText(stake),
      payout: moneyText(payout),
    })),
    over: all.filter(({ stands }) => !stands).length,
    waiting: all.filter(({ waits }) => waits).length,
    uncovered: uncovered.length,
    uncoveredRounds: uncovered
      .slice(0, mostUncovered)
      .map((one) => ({ ...one, missing: moneyText(one.missing) })),
  };
};

export const listVoidings = async (
  { sql, operator }: OperatorContext,
  { brand }: InputOf<Calls['listVoidings']>,
): Promise<OutputOf<Calls['listVoidings']>> => {
  const { [right]: held = [] } = operator.rights;
  const brands = held.filter((one) => brand === undefined || one === brand);
  return { list: (await readVoidings(sql, brands)).map(voidingOf) };
};

export const readVoiding = async (
  { sql, operator }: OperatorContext,
  id: string,
): Promise<Voiding> => {
  const [row] = await readVoidings(sql, operator.rights[right] ?? [], id);
  if (!row) throw new Refusal('request.unknown');
  return voidingOf(row);
};

/** Who is tied to one of these players does not read what that one lacks. */
export const listLeftRounds = async (
  context: OperatorContext,
  { id, cursor }: InputOf<Calls['listLeftRounds']>,
): Promise<OutputOf<Calls['listLeftRounds']>> => {
  const { sql, operator } = context;
  await readVoiding(context, id);
  await assertUntied(sql, operator.id, await readVoidingPlayers(sql, id));
  // One more than the page, to learn whether there is a next one.
  const asked = { id, after: Number(cursor ?? 0), limit: leftPageSize + 1 };
  const rows = await readLeft(sql, asked);
  const page = rows.slice(0, leftPageSize);
  return {
    list: page.map(({ n: _n, missing, ...row }) => ({
      ...row,
      ...(missing !== null && { missing: moneyText(missing) }),
    })),
    ...(rows.length > leftPageSize && { next: String(page.at(-1)!.n) }),
  };
};

const voidingOf = ({ from, until, at, stoppedBy, endedAt, ...row }: VoidingRow): Voiding => ({
  ...row,
  from: from.toISOString(),
  until: until.toISOString(),
  at: at.toISOString(),
  state: stoppedBy !== null ? 'stopped' : endedAt ? 'ended' : 'working',
  ...(stoppedBy !== null && { stoppedBy }),
  ...(endedAt && { endedAt: endedAt.toISOString() }),
});
