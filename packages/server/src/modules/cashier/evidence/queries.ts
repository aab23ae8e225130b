import type { ReviewRule } from '@parlour/contract/cashier/evidence';
import type { ReceiptState, WithdrawalStatus } from '@parlour/contract/cashier/withdrawals';
import type { Sql } from '@parlour/node-kit/database/database';

/** The withdrawal that a payout pays. */
export const readWithdrawalOfPayout = async (
  sql: Sql,
  payoutId: string,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    select withdrawal_id as id from cashier.payout where id = ${payoutId}::uuid`;
  return row?.id;
};

export type ReviewedRow = {
  review: ReviewRule[] | null;
  country: string | null;
  userAgent: string | null;
  knownSince: Date | null;
  signedInAt: Date | null;
  players: number | null;
};

/** What the rules compared, and the device that asked. */
export const readReviewed = async (sql: Sql, id: string): Promise<ReviewedRow> => {
  const [row] = await sql<ReviewedRow>`
    select w.review, w.country, d.user_agent as "userAgent", d.known_since as "knownSince",
      d.created_at as "signedInAt", d.players
    from cashier.withdrawal w
    left join session.sign_in_device_view d on d.sign_in_id = w.sign_in_id
    where w.id = ${id}::uuid`;
  if (!row) throw new Error(`no withdrawal ${id}`);
  return row;
};

type Earlier = {
  id: string;
  number: string;
  createdAt: Date;
  amount: bigint;
  status: WithdrawalStatus;
  receipt: ReceiptState | null;
};

/** The player's withdrawals in this currency before one, the newest first. */
export const listEarlier = (
  sql: Sql,
  { playerId, currency, id }: OfWithdrawal,
): Promise<Earlier[]> => sql<Earlier>`
  select id, number, created_at as "createdAt", amount, status, receipt
  from cashier.withdrawal
  where player_id = ${playerId} and currency = ${currency}
    and serial < (select serial from cashier.withdrawal where id = ${id}::uuid)
  order by created_at desc, id desc
  limit 8`;

export type OfWithdrawal = { id: string; playerId: bigint; currency: string; createdAt: Date };

/** The last withdrawal before this one whose money did not come back. */
export const readLastKept = async (
  sql: Sql,
  { playerId, currency, id }: OfWithdrawal,
): Promise<{ id: string; number: string; createdAt: Date } | undefined> => {
  const [row] = await sql<{ id: string; number: string; createdAt: Date }>`
    select id, number, created_at as "createdAt"
    from cashier.withdrawal
    where player_id = ${playerId} and currency = ${currency} and status not in ('refused', 'failed')
      and serial < (select serial from cashier.withdrawal where id = ${id}::uuid)
    order by created_at desc, id desc
    limit 1`;
  return row;
};

export const readCashAccount = async (
  sql: Sql,
  { playerId, currency }: Pick<OfWithdrawal, 'playerId' | 'currency'>,
): Promise<bigint | undefined> => {
  const [row] = await sql<{ id: bigint }>`
    select account_id as id from wallet.pocket_view
    where player_id = ${playerId} and currency = ${currency} and kind = 'cash'`;
  return row?.id;
};

export type RequestEntry = { withdrawalId: string; seq: number; balanceBefore: bigint; at: Date };

/** The entries by which these requests took money from the account. */
export const readRequestEntries = (
  sql: Sql,
  asked: { account: bigint; ids: readonly string[]; from: Date; to: Date },
): Promise<RequestEntry[]> => sql<RequestEntry>`
  select withdrawal_id as "withdrawalId", seq, balance_before as "balanceBefore", at
  from cashier.request_entries(${asked.account}, ${asked.ids}::text[], ${asked.from}, ${asked.to})`;

type Summed = {
  sums: { reason: string; count: number; amount: string }[] | null;
  curve: { at: string; balance: string }[] | null;
  deposits: { at: string; amount: string }[] | null;
  best: { id: string; amount: string } | null;
};

/** What the entries of an account come to, from one number to before another. */
export const readMoneyOfEntries = async (
  sql: Sql,
  asked: { account: bigint; first: number; end: number; from: Date; to: Date; points: number },
): Promise<Summed> => {
  const [row] = await sql<Summed>`
    select sums, curve, deposits, best
    from cashier.money_of_entries(${asked.account}, ${asked.first}, ${asked.end}, ${asked.from},
      ${asked.to}, ${asked.points})`;
  return row!;
};

/** The names of a round's game, by language. */
export const readGameNames = async (
  sql: Sql,
  roundId: string,
): Promise<Record<string, string> | undefined> => {
  const [row] = await sql<{ names: Record<string, string> }>`
    select g.names from round.rounds_view r
    join catalogue.game_view g on g.id = r.game_id
    where r.id = ${roundId}::bigint`;
  return row?.names;
};

type PayeeHistory = {
  addedAt: Date;
  removedAt: Date | null;
  firstPaidAt: Date | null;
  paidCount: number;
  paidAmount: bigint;
  changedAt: Date | null;
};

/** What was paid to an account before, and when what protects it changed. */
export const readPayeeHistory = async (sql: Sql, payeeId: string): Promise<PayeeHistory> => {
  const [row] = await sql<PayeeHistory>`
    select p.added_at as "addedAt", p.removed_at as "removedAt", w.first as "firstPaidAt",
      w.count::integer as "paidCount", w.amount::bigint as "paidAmount",
      nullif(greatest(coalesce(c.contact_at, '-infinity'), coalesce(c.factor_at, '-infinity')),
        '-infinity') as "changedAt"
    from cashier.payee p
    left join session.credential_view c on c.player_id = p.player_id
    cross join lateral (
      select min(closed_at) as first, count(*) as count, coalesce(sum(amount), 0) as amount
      from cashier.withdrawal
      where player_id = p.player_id and payee_id = p.id and status = 'paid'
    ) w
    where p.id = ${payeeId}::uuid`;
  if (!row) throw new Error(`no payee ${payeeId}`);
  return row;
};

type PlayerSums = {
  registeredAt: Date;
  deposited: bigint;
  withdrawn: bigint;
  identity: string | null;
  identityAt: Date | null;
  cash: bigint | null;
  bonus: bigint | null;
  held: bigint | null;
};

/** What the player paid in and out in all, and has now. */
export const readPlayerSums = async (
  sql: Sql,
  { playerId, currency }: Pick<OfWithdrawal, 'playerId' | 'currency'>,
): Promise<PlayerSums> => {
  const [row] = await sql<PlayerSums>`
    select p.registered_at as "registeredAt", i.state as identity, i.decided_at as "identityAt",
      (select coalesce(sum(amount - fee), 0)::bigint from cashier.deposit
        where player_id = p.id and currency = ${currency} and status = 'credited') as deposited,
      (select coalesce(sum(amount), 0)::bigint from cashier.withdrawal
        where player_id = p.id and currency = ${currency} and status = 'paid') as withdrawn,
      b.cash::bigint, b.bonus::bigint, b.held::bigint
    from player.player_view p
    left join identity.identity_view i on i.player_id = p.id
    left join wallet.balance_view b on b.player_id = p.id and b.currency = ${currency}
    where p.id = ${playerId}`;
  if (!row) throw new Error(`no player ${playerId}`);
  return row;
};
