import type { Transaction } from '@parlour/node-kit/database/database';
import type { Platform } from '../../../lib/context';
import { loadedBrand } from '../../brand';
import { endCase, openCase } from '../../casework';
import { payDebt } from '../../wallet';
import { readMoneyOf } from '../methods/method-queries';
import { readDestination } from '../payees/payee';
import type { Payout, PayoutAnswer, Provider } from '../providers/provider';
import { openProvider } from '../providers/providers';
import {
  beginPayout,
  claimAsks,
  lockPayout,
  markPayoutUnknown,
  readPayoutRow,
  type PayoutRow,
} from './payout-queries';
import { isLifted } from './verdict-queries';
import { settlePayout } from './settle-payout';
import { lockWithdrawal, markSending, markUnknown } from './withdrawal-queries';

/** The answer of a start is waited for; only then is the provider asked. */
const firstAskSeconds = 30;

/**
 * Sends a payout, as its event asks: the one process that moves it to sending starts it, once. What
 * happens after that is only asked: an answer that was lost never sends it again.
 */
export const sendPayout = async (
  platform: Platform,
  { payoutId }: { payoutId: string },
): Promise<void> => {
  const payout = await readPayoutRow(platform.database.sql, payoutId);
  if (!payout) throw new Error(`no payout ${payoutId}`);
  if (payout.status !== 'requested') return;
  const provider = await openProvider(platform, payout.provider);
  if (!provider) throw new Error(`the provider ${payout.provider} of a payout is closed`);
  // A person claims it.
  if (provider.paysByHand) return;
  if (!(await begin(platform, payout))) return;
  await start(platform, provider, payout);
};

/**
 * Moves it to sending. False when another process or person was first, or when something stops it,
 * which a person looks at.
 */
export const begin = (
  platform: Platform,
  payout: PayoutRow,
  { claimedBy, askSeconds = firstAskSeconds }: { claimedBy?: string; askSeconds?: number } = {},
  note: (sql: Transaction) => Promise<unknown> = async () => undefined,
): Promise<boolean> =>
  platform.database.transaction(async (sql) => {
    const { id, withdrawalId, part } = payout;
    const withdrawal = await lockWithdrawal(sql, withdrawalId);
    if (await isStopped(platform, sql, payout)) return false;
    const claimed = { askSeconds, ...(claimedBy !== undefined && { claimedBy }) };
    if (!withdrawal || !(await beginPayout(sql, id, claimed))) return false;
    // What stopped it is over.
    await endCase(sql, { kind: 'withdrawal', subjectId: `stop:${id}`, result: 'sent' });
    await note(sql);
    if (part > 1) return true;
    await markSending(sql, withdrawalId);
    const playerId = withdrawal.playerId.toString();
    sql.afterCommit(() =>
      platform.live.notify(playerId, { type: 'withdrawal', id: withdrawalId, status: 'sending' }),
    );
    return true;
  });

/** Opens a case of what stops a payout that was approved. */
const isStopped = async (
  platform: Platform,
  sql: Transaction,
  payout: PayoutRow,
): Promise<boolean> => {
  const { id, brand, playerId, amount, currency } = payout;
  if ((await lockPayout(sql, id))?.status !== 'requested') return false;
  const reasons = [
    ...((await isOfOtherMoney(platform, sql, payout)) ? ['play_money'] : []),
    ...((await isOwing(sql, payout)) && !(await isLifted(sql, id)) ? ['debt'] : []),
  ];
  if (reasons.length === 0) return false;
  const subjectId = `stop:${id}`;
  const facts = { brand, kind: 'withdrawal', subjectId, playerId, amount, currency, reasons };
  await openCase(sql, facts);
  return true;
};

/** Money that the brand does not deal in: its rows changed since the request. */
const isOfOtherMoney = async (
  platform: Platform,
  sql: Transaction,
  payout: PayoutRow,
): Promise<boolean> => {
  const provider = await openProvider(platform, payout.provider);
  const { isPlay, deals } = await readMoneyOf(sql, payout);
  return deals !== (isPlay || provider?.isPlayMoney === true ? 'play' : 'real');
};

/** Cash beside a debt pays it first. The rest of an earlier payout is the player's already. */
const isOwing = async (
  sql: Transaction,
  { part, playerId, currency }: PayoutRow,
): Promise<boolean> =>
  part === 1 && (await payDebt(sql, { playerId: playerId.toString(), currency })) > 0n;

const start = async (platform: Platform, provider: Provider, payout: PayoutRow): Promise<void> => {
  const answer = await provider.startPayout(platform, await messageOf(platform, payout));
  await settlePayout(platform, payout.id, answer);
};

/**
 * Asks for the state of each payout that is due, until it is final: all at once, since a company
 * that does not answer is waited for, and the payouts of another are not to wait with it.
 */
export const askPayouts = async (platform: Platform): Promise<void> => {
  const due = await claimAsks(platform.database.sql);
  const ask = async ({ id }: { id: string }) => {
    try {
      await askPayout(platform, id);
    } catch (error) {
      platform.log.warn('cashier.payout_not_asked', { error, payoutId: id });
    }
  };
  await Promise.all(due.map(ask));
};

/** Asks for one; only a caller whose turn it is may start what the provider never got. */
export const askPayout = async (platform: Platform, id: string, isDue = true): Promise<void> => {
  const payout = await readPayoutRow(platform.database.sql, id);
  if (!payout || (payout.status !== 'sending' && payout.status !== 'unknown')) return;
  const provider = await openProvider(platform, payout.provider);
  if (!provider) throw new Error(`the provider ${payout.provider} of a payout is closed`);
  const answer = await provider.askPayout(platform, await messageOf(platform, payout));
  // The process died before it started it: the same id, so that it is paid once in any case.
  if (answer.state === 'unknown' && !provider.paysByHand) {
    if (isDue && (await isSending(platform, payout))) await start(platform, provider, payout);
  } else {
    await settlePayout(platform, id, answer);
  }
  await noteUnknown(platform, payout, answer);
};

/** Read again, since its first start may have been answered while the provider was asked. */
const isSending = ({ database }: Platform, { id, withdrawalId }: PayoutRow): Promise<boolean> =>
  database.transaction(async (sql) => {
    await lockWithdrawal(sql, withdrawalId);
    return (await lockPayout(sql, id))?.status === 'sending';
  });

/**
 * After the brand's hours without a final state a person looks, and the player gets a notice; at
 * once where the bank shows something else under the reference.
 */
const noteUnknown = async (
  platform: Platform,
  payout: PayoutRow,
  { isContradicted = false }: PayoutAnswer,
): Promise<void> => {
  const { id, withdrawalId, brand, playerId, amount, currency } = payout;
  const { payoutUnknownHours } = (await loadedBrand(platform, brand)).settings;
  await platform.database.transaction(async (sql) => {
    await lockWithdrawal(sql, withdrawalId);
    if (!(await markPayoutUnknown(sql, id, isContradicted ? 0 : payoutUnknownHours))) return;
    await markUnknown(sql, withdrawalId);
    const subjectId = `payout:${id}`;
    const reasons = ['payout_unknown', ...(isContradicted ? ['debit_differs'] : [])];
    const facts = { brand, kind: 'withdrawal', subjectId, playerId, amount, currency, reasons };
    await openCase(sql, facts);
    sql.afterCommit(() => platform.log.error('cashier.payout_unknown', { payoutId: id, brand }));
  });
};

/** What the provider gets; the account is opened for this one message. */
const messageOf = async ({ database, config }: Platform, payout: PayoutRow): Promise<Payout> => {
  const { id, number, brand, methodCode, amount, currency, payeeId, bankReference, sentAt } =
    payout;
  const account = await readDestination(database.sql, config, payeeId);
  return {
    id,
    number,
    brand,
    methodCode,
    amount,
    currency,
    account,
    ...(bankReference !== null && { reference: bankReference }),
    ...(sentAt && { sentAt }),
  };
};
