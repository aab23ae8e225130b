import type { cashierConsole, ClaimedPayout, OpenPayout } from '@parlour/contract/cashier/console';
import type { InputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import { brokenRule } from '@parlour/node-kit/database/failure';
import type { OperatorContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { assertUntied } from '../../casework';
import { actorOf, lockRights } from '../../operator';
import { isDepositId as isUuid } from '../deposits/deposit';
import { readDestination } from '../payees/payee';
import { openProvider } from '../providers/providers';
import {
  claimAsk,
  listOpenPayouts,
  readPayoutRow,
  setBankReference,
  type PayoutRow,
} from './payout-queries';
import { askPayout, begin } from './send-payout';

type One = InputOf<typeof cashierConsole.claimPayout>;

/** How long the statement is waited for before the payout is asked for the first time. */
const handSeconds = 300;

/** The payouts of the caller's brands that are not final. */
export const listPayouts = async (context: OperatorContext): Promise<{ list: OpenPayout[] }> => {
  const rows = await listOpenPayouts(context.sql, context.operator.brands);
  return { list: await Promise.all(rows.map((row) => openPayoutOf(context, row))) };
};

/**
 * Claims a payout that is paid by hand. From then on it counts as being sent: the person may have
 * paid it, so no other person gets it. The account is shown while it is to be paid, each time with
 * a line.
 */
export const claimPayout = async (
  context: OperatorContext,
  { id }: One,
): Promise<ClaimedPayout> => {
  const row = await ownPayout(context, id);
  const provider = await openProvider(context, row.provider);
  if (!provider?.paysByHand) throw new Refusal('request.unknown');
  const { operator } = context;
  const isMine = row.claimedBy === operator.id;
  const claim = { claimedBy: operator.id, askSeconds: handSeconds };
  const note = async (sql: Transaction) => {
    await assertUntied(sql, operator.id, [row.playerId]);
    await noteAct(context, sql, row, 'payout.claim');
  };
  if (!isMine && !(await begin(context, row, claim, note))) throw new Refusal('desk.held');
  const claimed = await ownPayout(context, id);
  if (!isBeingPaid(claimed)) throw new Refusal('desk.decided', { result: claimed.status });
  if (isMine) await context.database.transaction(note);
  const { bankName, number, holder } = await readDestination(
    context.sql,
    context.config,
    row.payeeId,
  );
  return { ...(await openPayoutOf(context, claimed)), account: { bank: bankName, number, holder } };
};

const isBeingPaid = ({ status }: PayoutRow): boolean =>
  status === 'sending' || status === 'unknown';

/** The reference under which the bank's statement will show it. */
export const setPayoutReference = async (
  context: OperatorContext,
  { id, reference }: InputOf<typeof cashierConsole.setPayoutReference>,
): Promise<OpenPayout> => {
  const row = await ownPayout(context, id);
  const { operator, database } = context;
  const enter = async (sql: Transaction): Promise<void> => {
    await assertUntied(sql, operator.id, [row.playerId]);
    const entered = { reference, operatorId: operator.id };
    if (!(await setBankReference(sql, id, entered))) throw new Refusal('desk.held');
    await noteAct(context, sql, row, 'payout.reference', { reference });
  };
  await database.transaction(enter).catch((error: unknown) => {
    if (brokenRule(error) !== 'payout_reference_once') throw error;
    throw invalid({ name: 'reference', code: 'field.taken' });
  });
  return openPayoutOf(context, await ownPayout(context, id));
};

/** Asks the provider or the imported statements at once. */
export const askPayoutNow = async (
  context: OperatorContext,
  { id }: One,
): Promise<{ status: string }> => {
  const row = await ownPayout(context, id);
  await context.database.transaction((sql) => noteAct(context, sql, row, 'payout.ask'));
  await askPayout(context, id, await claimAsk(context.database.sql, id));
  return { status: (await ownPayout(context, id)).status };
};

/** A payout of another brand does not exist. */
const ownPayout = async ({ sql, operator }: OperatorContext, id: string): Promise<PayoutRow> => {
  const row = isUuid(id) ? await readPayoutRow(sql, id) : undefined;
  if (!row || !operator.brands.includes(row.brand)) throw new Refusal('request.unknown');
  return row;
};

/** The line of an act, whose right is still in force when it commits. */
const noteAct = async (
  context: OperatorContext,
  sql: Transaction,
  { id, brand, number, playerId, amount }: PayoutRow,
  act: string,
  after: Record<string, string> = {},
) => {
  const rights = await lockRights(sql, context.operator.id);
  if (!rights['withdrawal.w']?.includes(brand)) throw new Refusal('request.unknown');
  return writeAudit(sql, {
    actor: actorOf(context),
    brand,
    act,
    objectKind: 'payout',
    objectId: id,
    playerId,
    after: { number, amount: moneyText(amount), ...after },
    requestId: context.requestId,
  });
};

const openPayoutOf = async (context: OperatorContext, row: PayoutRow): Promise<OpenPayout> => {
  const provider = await openProvider(context, row.provider);
  const { status } = row;
  return {
    id: row.id,
    number: row.number,
    brand: row.brand,
    withdrawalId: row.withdrawalId,
    method: row.methodCode,
    byHand: provider?.paysByHand ?? false,
    amount: moneyText(row.amount),
    currency: row.currency,
    status: status === 'requested' || status === 'unknown' ? status : 'sending',
    createdAt: row.createdAt.toISOString(),
    ...(row.sentAt && { sentAt: row.sentAt.toISOString() }),
    asks: row.asks,
    ...(row.claimedBy !== null && { claimedBy: row.claimedBy }),
    ...(row.claimedByName !== null && { claimedByName: row.claimedByName }),
    ...(row.bankReference !== null && { bankReference: row.bankReference }),
  };
};
