import type { CandidateReason, DepositCandidate } from '@parlour/contract/cashier/evidence';
import { moneyText } from '@parlour/contract/money';
import { findPlayerId, foldUsername, readPersonal, shownUsername } from '../../player';
import type { Platform } from '../../../lib/context';
import { listNearOrders, type NearOrder, readNamedPlayers } from './near-queries';
import { accountsIn, distanceIn, likenessOf } from './near-text';

export type Arrival = {
  brand: string;
  currency: string;
  amount: bigint;
  at: Date;
  namedId: string | null;
  content: string | undefined;
  payer: string | undefined;
};

const mostCandidates = 5;

/** Of so many orders, the likeliest, the names of the players are decrypted. */
const mostNames = 40;

/** Below it nothing but a like time or a like amount speaks for an order. */
const leastScore = 20;

const weights: Record<CandidateReason, number> = {
  named: 50,
  content_near: 35,
  amount_same: 25,
  amount_near: 8,
  payer_same: 30,
  payer_near: 15,
  account_named: 30,
  time_near: 10,
};

/** A content with more wrong characters than this is another one. */
const mostWrong = 2;

const hourMs = 3_600_000;

type Judged = { playerId: string; username: string; order?: NearOrder; reasons: CandidateReason[] };

/**
 * Whose money it may be, by the content of the transfer, the amount, the payer's name and the time.
 * They are proposals for a person: nothing is credited by them.
 */
export const candidatesOf = async (
  { config, database: { sql } }: Pick<Platform, 'config' | 'database'>,
  arrival: Arrival,
): Promise<DepositCandidate[]> => {
  const orders = await listNearOrders(sql, arrival);
  const judged: Judged[] = orders.map((order) => ({
    playerId: order.playerId,
    username: order.username,
    order,
    reasons: reasonsOf(arrival, order),
  }));
  judged.push(...(await namedAccounts(arrival, judged, sql)));
  const likely = judged.toSorted(byScore).slice(0, mostNames);
  const names = new Map<string, string | undefined>();
  for (const each of arrival.payer === undefined ? [] : likely) {
    if (!names.has(each.playerId)) {
      const { payeeName } = await readPersonal(sql, config, each.playerId, ['payeeName']);
      names.set(each.playerId, payeeName);
    }
    const likeness = likenessOf(arrival.payer!, names.get(each.playerId) ?? '');
    if (likeness !== 'other') each.reasons.push(`payer_${likeness}`);
  }
  const found = new Map<string, DepositCandidate>();
  for (const each of likely.toSorted(byScore)) {
    const candidate = candidateOf(arrival, each);
    const target = candidate.orderNumber ?? `#${candidate.playerId}`;
    if (candidate.score >= leastScore && !found.has(target)) found.set(target, candidate);
  }
  return [...found.values()].slice(0, mostCandidates);
};

const scoreOf = ({ reasons }: Judged): number =>
  Math.min(
    reasons.reduce((sum, reason) => sum + weights[reason], 0),
    100,
  );

const timeOf = ({ order }: Judged): number => order?.createdAt.getTime() ?? 0;

const byScore = (one: Judged, other: Judged): number =>
  scoreOf(other) - scoreOf(one) || timeOf(other) - timeOf(one);

const reasonsOf = ({ amount, at, namedId, content }: Arrival, order: NearOrder) => {
  const reasons: CandidateReason[] = [];
  if (order.id === namedId) reasons.push('named');
  else if (content && order.content && distanceIn(content, order.content) <= mostWrong) {
    reasons.push('content_near');
  }
  const apart = amount > order.amount ? amount - order.amount : order.amount - amount;
  if (apart === 0n) reasons.push('amount_same');
  else if (apart * 20n <= order.amount) reasons.push('amount_near');
  const ageMs = at.getTime() - order.createdAt.getTime();
  if (Math.abs(ageMs) <= 24 * hourMs) reasons.push('time_near');
  return reasons;
};

type Sql = Platform['database']['sql'];

/** Players whose account the text has: each of their orders, and the player without one. */
const namedAccounts = async (
  { brand, currency, content = '' }: Arrival,
  judged: readonly Judged[],
  sql: Sql,
): Promise<Judged[]> => {
  const ids = await Promise.all(
    accountsIn(content).map((word) => findPlayerId(sql, brand, foldUsername(word))),
  );
  const known = ids.filter((id) => id !== undefined);
  if (known.length === 0) return [];
  for (const each of judged) {
    if (known.includes(each.playerId)) each.reasons.push('account_named');
  }
  const players = await readNamedPlayers(sql, known);
  return players
    .filter((each) => each.currency === currency)
    .map(({ id, username }) => ({ playerId: id, username, reasons: ['account_named'] }));
};

/** An order is credited with another amount only if the payment names it; else its player is. */
const candidateOf = ({ amount, namedId }: Arrival, judged: Judged): DepositCandidate => {
  const { playerId, username, order, reasons } = judged;
  const fits = order && order.status !== 'credited';
  const isOfOrder = fits && (order.id === namedId || order.amount === amount);
  return {
    ...(isOfOrder && { orderNumber: order.number }),
    playerId,
    username: shownUsername(username),
    ...(order && {
      order: {
        number: order.number,
        amount: moneyText(order.amount),
        status: order.status,
        createdAt: order.createdAt.toISOString(),
      },
    }),
    score: scoreOf(judged),
    reasons,
  };
};
