import type { Sql } from '../../lib/db';
import { legSign, legsOf, type Entry, type Transfer, type TrialBalance } from './transfer';

export type LedgerAnswer =
  | 'done'
  | 'repeat'
  | 'conflict'
  | 'insufficient'
  | 'again'
  | 'unknown_account'
  | 'currency_mismatch';

export type PostedRow = {
  answer: LedgerAnswer;
  sourceBalance: bigint | null;
  targetBalance: bigint | null;
};

/** One row a transfer, in their order: the answer and the balances of its first leg. */
export const postTransfers = async (sql: Sql, transfers: Transfer[]): Promise<PostedRow[]> => {
  const legs = transfers.flatMap((transfer) =>
    legsOf(transfer).map((leg, place) => ({ ...transfer, ...leg, sign: legSign(place) })),
  );
  const rows = await sql<PostedRow>`
    select answer, source_balance as "sourceBalance", target_balance as "targetBalance"
    from ledger.post_named(
      ${legs.map(({ namespace }) => namespace)}::text[],
      ${legs.map(({ reference }) => reference)}::text[],
      ${legs.map(({ sign }) => sign)}::"char"[],
      ${legs.map(({ source }) => source)}::text[],
      ${legs.map(({ target }) => target)}::text[],
      ${legs.map(({ currency }) => currency)}::text[],
      ${legs.map(({ amount }) => amount)}::bigint[],
      ${legs.map(({ reason }) => reason)}::text[],
      ${legs.map(({ subjectId }) => subjectId ?? null)}::bigint[])
    order by n`;
  return rows.filter((_row, index) => legs[index]?.sign === legSign(0));
};

export const readBalance = async (
  sql: Sql,
  path: string,
  currency: string,
): Promise<bigint | null> => {
  const [row] = await sql<{ balance: bigint | null }>`
    select balance from ledger.account where path = ${path} and currency = ${currency}`;
  return row?.balance ?? null;
};

// Over all transfers since the last checkpoint: for reports, not for every call.
export const readHouseBalance = async (
  sql: Sql,
  path: string,
  currency: string,
): Promise<string> => {
  const [row] = await sql<{ balance: string | null }>`
    select ledger.house_balance(${path}, ${currency})::text as balance`;
  return row?.balance ?? '0';
};

export const readTrialBalance = (sql: Sql): Promise<TrialBalance[]> =>
  sql<TrialBalance>`
    select currency, players::text, debts::text, house::text, total::text
    from ledger.trial_balance_view
    order by currency`;

export const readStatement = (
  sql: Sql,
  path: string,
  currency: string,
  { after, limit }: { after: number; limit: number },
): Promise<Entry[]> =>
  sql<Entry>`
    select s.seq, s.created_at as at, s.namespace, s.reference, s.reason, s.amount,
      s.balance_before as "balanceBefore", s.balance_after as "balanceAfter",
      s.subject_id as "subjectId"
    from ledger.statement_view s
    join ledger.account a on a.id = s.account_id
    where a.path = ${path} and a.currency = ${currency} and s.seq > ${after}
    order by s.seq
    limit ${limit}`;

export const readViolations = (sql: Sql): Promise<{ what: string; which: string }[]> =>
  sql<{ what: string; which: string }>`select what, which from ledger.violation_view limit 100`;

export const lockPlayerAccounts = (sql: Sql, playerId: string): Promise<unknown> =>
  sql`select ledger.lock_player(${playerId}::bigint)`;

export const openAccountRow = async (sql: Sql, path: string, currency: string): Promise<bigint> => {
  const [row] = await sql<{ id: bigint }>`select ledger.open_account(${path}, ${currency}) as id`;
  if (!row) throw new Error(`account ${path} was not opened`);
  return row.id;
};

export const makePartitions = (sql: Sql): Promise<unknown> =>
  sql`select ledger.ensure_partitions()`;

// A day is closed an hour after its end, when nothing that began in it can still be on its way.
export const makeDailyCheckpoint = (sql: Sql): Promise<unknown> =>
  sql`
    select ledger.make_checkpoint(d.upto)
    from (
      select date_trunc('day', lib.now() at time zone 'UTC') at time zone 'UTC' as upto
    ) d
    where d.upto < lib.now() - interval '1 hour'
      and not exists (select from ledger.checkpoint c where c.upto = d.upto)`;
