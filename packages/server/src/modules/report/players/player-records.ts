import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { reportConsole } from '@parlour/contract/report-console';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { brandByCode } from '../../brand';
import { isTied } from '../../casework';
import { shownUsername } from '../../player';
import { listRounds } from '../list-rounds';
import { listTransactions } from '../list-transactions';
import { readBalanceAt } from '../read-balance-at';
import type { RecordContext } from '../record-context';
import { readIdentity, readMoney, readNotes, readOwner } from './record-queries';

type Console = typeof reportConsole;

/** The records as their player has them, for an operator of the player's brand. */
const recordsOf = async (context: OperatorContext, playerId: string): Promise<RecordContext> => {
  const { sql, operator, language } = context;
  const owner = await readOwner(sql, { brands: operator.brands, playerId });
  if (!owner) throw new Refusal('request.unknown');
  return { sql, language, brand: await brandByCode(context, owner.brand), signedIn: owner };
};

/** A page of the entries of one wallet; the other player of a transfer is shown as in a list. */
export const listPlayerTransactions = async (
  context: OperatorContext,
  { playerId, ...wanted }: InputOf<Console['listPlayerTransactions']>,
): Promise<OutputOf<Console['listPlayerTransactions']>> => {
  const answer = await listTransactions(await recordsOf(context, playerId), wanted);
  return {
    ...answer,
    // What players write to each other is none of the operators' business.
    list: answer.list.map(({ remark: _remark, party, ...row }) => ({
      ...row,
      ...(party && { party: shownUsername(party) }),
    })),
  };
};

export const listPlayerRounds = async (
  context: OperatorContext,
  { playerId, ...wanted }: InputOf<Console['listPlayerRounds']>,
): Promise<OutputOf<Console['listPlayerRounds']>> =>
  listRounds(await recordsOf(context, playerId), wanted);

export const readPlayerBalanceAt = async (
  context: OperatorContext,
  { playerId, at }: InputOf<Console['readPlayerBalanceAt']>,
): Promise<OutputOf<Console['readPlayerBalanceAt']>> =>
  readBalanceAt(await recordsOf(context, playerId), { at });

/** The last deposits and withdrawals: no account of a bank is in them. */
export const listPlayerMoney = async (
  context: OperatorContext,
  { playerId }: InputOf<Console['listPlayerMoney']>,
): Promise<OutputOf<Console['listPlayerMoney']>> => {
  const { sql } = await recordsOf(context, playerId);
  const rows = await readMoney(sql, playerId);
  return {
    list: rows.map(({ amount, fee, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      amount: moneyText(amount),
      fee: moneyText(fee),
    })),
  };
};

/** How far the player's documents are, and what operators wrote: not for who is tied to them. */
export const readPlayerFile = async (
  context: OperatorContext,
  { playerId }: InputOf<Console['readPlayerFile']>,
): Promise<OutputOf<Console['readPlayerFile']>> => {
  const { sql } = await recordsOf(context, playerId);
  const isWithheld = await isTied(sql, context.operator.id, [playerId]);
  const [identity, notes] = await Promise.all([
    readIdentity(sql, playerId),
    isWithheld ? [] : readNotes(sql, playerId),
  ]);
  return {
    identity: {
      state: identity?.state ?? 'none',
      ...(identity?.askedAt && { askedAt: identity.askedAt.toISOString() }),
      ...(identity?.sentAt && { sentAt: identity.sentAt.toISOString() }),
      ...(identity?.decidedAt && { decidedAt: identity.decidedAt.toISOString() }),
    },
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    ...(isWithheld && { isWithheld: true as const }),
  };
};
