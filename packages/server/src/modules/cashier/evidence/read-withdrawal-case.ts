import type { cashierEvidence, WithdrawalEvidence } from '@parlour/contract/cashier/evidence';
import type { InputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { Sql } from '@parlour/node-kit/database/database';
import { wordsIn } from '@parlour/locales/words-in';
import type { OperatorContext } from '../../../lib/context';
import { deviceName } from '../../../lib/device-name';
import { Refusal } from '../../../lib/refusal';
import { brandByCode } from '../../brand';
import { evidenceCase } from '../../casework';
import { maskName } from '../../player';
import { bankName } from '../payees/banks';
import { readShown } from '../payees/payee';
import { subjectOf } from '../withdrawals/case-queries';
import { needsSecond } from '../withdrawals/review';
import type { WithdrawalRow } from '../withdrawals/withdrawal';
import { readWithdrawalById } from '../withdrawals/withdrawal-queries';
import { readMoneySince } from './money-since';
import {
  listEarlier,
  readPayeeHistory,
  readPlayerSums,
  readReviewed,
  readWithdrawalOfPayout,
  type ReviewedRow,
} from './queries';

const hourMs = 3_600_000;

/** A device is new for so long. */
const newHours = 72;

/**
 * What is known of the withdrawal that a case is about: where its money came from, what the rules
 * compared, to whom it goes and by which device. Names are masked; a reveal opens one.
 */
export const readWithdrawalCase = async (
  context: OperatorContext,
  { case: caseId }: InputOf<typeof cashierEvidence.readWithdrawalCase>,
): Promise<WithdrawalEvidence> => {
  const { sql, language } = context;
  const { brand, subjectId } = await evidenceCase(context, { caseId, kind: 'withdrawal' });
  const row = await withdrawalOf(sql, subjectId);
  const known = await brandByCode(context, brand);
  const { twoPersonsAbove } = known.settings;
  const [reviewed, since, player, payee, earlier] = await Promise.all([
    readReviewed(sql, row.id),
    readMoneySince(sql, row, language),
    playerOf(sql, row),
    payeeOf(context, row),
    listEarlier(sql, row),
  ]);
  return {
    caseId,
    playerId: row.playerId.toString(),
    withdrawal: {
      id: row.id,
      number: row.number,
      amount: moneyText(row.amount),
      fee: moneyText(row.fee),
      currency: row.currency,
      status: row.status,
      method: wordsIn(row.methodNames, language, known) ?? row.methodCode,
      createdAt: row.createdAt.toISOString(),
      ...(reviewed.country !== null && { country: reviewed.country }),
    },
    needsSecond: needsSecond('approve', row.amount, twoPersonsAbove),
    ...(twoPersonsAbove !== undefined && { twoPersonsAbove }),
    ...since,
    ...player,
    ...(reviewed.review && { rules: reviewed.review }),
    payee,
    ...deviceOf(reviewed, row.createdAt),
    earlier: earlier.map(({ id: _id, createdAt, amount, receipt, ...each }) => ({
      ...each,
      createdAt: createdAt.toISOString(),
      amount: moneyText(amount),
      ...(receipt && { receipt }),
    })),
  };
};

/** A case is about a request, what its player says of the payment, or one of its payouts. */
const withdrawalOf = async (sql: Sql, subjectId: string): Promise<WithdrawalRow> => {
  const [about, id] = subjectOf(subjectId);
  const isOfPayout = about === 'payout' || about === 'stop';
  const own = isOfPayout ? await readWithdrawalOfPayout(sql, id) : id;
  const isId = own !== undefined && /^[0-9a-f-]{36}$/.test(own);
  const row = isId ? await readWithdrawalById(sql, own) : undefined;
  if (!row) throw new Refusal('request.unknown');
  return row;
};

const playerOf = async (
  sql: Sql,
  row: WithdrawalRow,
): Promise<Pick<WithdrawalEvidence, 'now' | 'player'>> => {
  const sums = await readPlayerSums(sql, row);
  const { identity, identityAt } = sums;
  return {
    now: {
      cash: moneyText(sums.cash ?? 0n),
      bonus: moneyText(sums.bonus ?? 0n),
      held: moneyText(sums.held ?? 0n),
    },
    player: {
      registeredAt: sums.registeredAt.toISOString(),
      deposited: moneyText(sums.deposited),
      withdrawn: moneyText(sums.withdrawn),
      identity: {
        state: identity ?? 'none',
        ...(identityAt && { decidedAt: identityAt.toISOString() }),
      },
    },
  };
};

const payeeOf = async (
  { sql, config }: OperatorContext,
  { playerId, payeeId, bank, encrypted }: WithdrawalRow,
): Promise<WithdrawalEvidence['payee']> => {
  const [shown] = await readShown(sql, config, playerId.toString(), [{ payeeId, encrypted }]);
  const history = await readPayeeHistory(sql, payeeId);
  const { addedAt, removedAt, firstPaidAt, changedAt } = history;
  return {
    bank: bankName(bank),
    last4: shown?.last4 ?? '',
    holder: maskName(shown?.holder ?? ''),
    addedAt: addedAt.toISOString(),
    ...(removedAt && { removedAt: removedAt.toISOString() }),
    ...(firstPaidAt && { firstPaidAt: firstPaidAt.toISOString() }),
    paid: { count: history.paidCount, amount: moneyText(history.paidAmount) },
    ...(changedAt && { changedAt: changedAt.toISOString() }),
  };
};

const deviceOf = (
  { userAgent, knownSince, players }: ReviewedRow,
  askedAt: Date,
): Pick<WithdrawalEvidence, 'device'> => {
  if (userAgent === null) return {};
  const knownMs = knownSince ? askedAt.getTime() - knownSince.getTime() : 0;
  return {
    device: {
      name: deviceName(userAgent),
      isNew: knownMs < newHours * hourMs,
      ...(knownSince && { knownSince: knownSince.toISOString() }),
      ...(knownSince && players !== null && { players }),
    },
  };
};
