import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { TransferRequest } from './transfer-request';

/** A player's money in one currency, whole micros. */
export type Pockets = {
  playerId: bigint;
  currency: string;
  /** The spendable balance: cash, bonus, per-vendor wallets; for a trial the play money. */
  total: bigint;
  cash: bigint;
  bonus: bigint;
  held: bigint;
  trial: bigint;
  debt: bigint;
  version: bigint;
};

// Sums of bigints are numerics; a player's own money fits 64 bits.
export const readPockets = (
  sql: Sql,
  players: readonly { playerId: string; currency: string }[],
): Promise<Pockets[]> =>
  sql<Pockets>`
    select b.player_id as "playerId", b.currency, b.total::bigint, b.cash::bigint, b.bonus::bigint,
      b.held::bigint, b.trial::bigint, b.debt::bigint, b.version::bigint
    from unnest(
      ${players.map(({ playerId }) => playerId)}::bigint[],
      ${players.map(({ currency }) => currency)}::text[]) p(player_id, currency)
    -- For each player alone: joined, the view would add up the money of all players first.
    cross join lateral (
      select * from wallet.balance_view b
      where b.player_id = p.player_id and b.currency = p.currency
      offset 0
    ) b`;

/** The same for one player, with the balance at each vendor; all of one moment. */
export type PlayerBalances = Pockets & { wallets: { vendor: string; balance: string }[] };

export const readPlayerBalances = async (
  sql: Sql,
  playerId: string,
  currency: string,
): Promise<PlayerBalances | undefined> => {
  const [row] = await sql<PlayerBalances>`
    select b.player_id as "playerId", b.currency, b.total::bigint, b.cash::bigint, b.bonus::bigint,
      b.held::bigint, b.trial::bigint, b.debt::bigint, b.version::bigint,
      (select coalesce(jsonb_agg(jsonb_build_object('vendor', w.vendor,
          'balance', w.balance::text) order by w.vendor), '[]')
        from wallet.vendor_pocket_view w
        where w.player_id = b.player_id and w.currency = b.currency) as wallets
    from wallet.balance_view b
    where b.player_id = ${playerId}::bigint and b.currency = ${currency}`;
  return row;
};

export const openPockets = (
  sql: Sql,
  playerId: string,
  currency: string,
  isTrial: boolean,
): Promise<unknown> => sql`select wallet.open(${playerId}::bigint, ${currency}, ${isTrial})`;

export type CreditedLeg = {
  playerId: string;
  currency: string;
  pocket: 'cash' | 'bonus' | 'trial';
  amount: bigint;
  /** The namespace and the reference: the same credit is paid once. */
  namespace: string;
  reference: string;
  /** The account of the house that pays. */
  source: string;
  reason: string;
};

type CreditRow = CreditedLeg & {
  subjectId: bigint | null;
  fee: bigint;
  feeTarget: string | null;
};

export const creditPocket = async (sql: Sql, credit: CreditRow): Promise<string> => {
  const [row] = await sql<{ answer: string }>`
    select wallet.credit(${credit.playerId}::bigint, ${credit.currency},
      ${credit.pocket}::wallet.pocket_kind, ${credit.amount}::bigint, ${credit.namespace},
      ${credit.reference}, ${credit.source}, ${credit.reason}, ${credit.subjectId}::bigint,
      ${credit.fee}::bigint, ${credit.feeTarget}) as answer`;
  return row?.answer ?? 'unknown_account';
};

/** One credit of a player's cash, with the fee that the house keeps of the same payment. */
export type CashCredit = Omit<CreditedLeg, 'pocket'> & { fee: bigint; feeTarget: string };

/** The ledger's answers, in the order of the credits. */
export const creditCashPockets = async (
  sql: Sql,
  credits: readonly CashCredit[],
): Promise<string[]> => {
  const rows = await sql<{ answer: string }>`
    select answer from wallet.credit_cash(
      ${credits.map(({ playerId }) => playerId)}::bigint[],
      ${credits.map(({ currency }) => currency)}::text[],
      ${credits.map(({ amount }) => amount.toString())}::bigint[],
      ${credits.map(({ namespace }) => namespace)}::text[],
      ${credits.map(({ reference }) => reference)}::text[],
      ${credits.map(({ source }) => source)}::text[],
      ${credits.map(({ reason }) => reason)}::text[],
      ${credits.map(({ fee }) => fee.toString())}::bigint[],
      ${credits.map(({ feeTarget }) => feeTarget)}::text[])
    order by n`;
  return rows.map(({ answer }) => answer);
};

export const openVendorPocket = (
  sql: Sql,
  playerId: string,
  currency: string,
  vendor: string,
): Promise<unknown> => sql`select wallet.open_vendor(${playerId}::bigint, ${currency}, ${vendor})`;

export type VendorWalletRow = {
  vendor: string;
  /** By language. */
  titles: Record<string, string>;
  balance: bigint;
  /** None of its games can be played now; money can only leave. */
  maintenance: boolean;
  /** The brand has the vendor; else the wallet exists only for money that was left in it. */
  isOpen: boolean;
};

// A vendor may be in several categories: it is under maintenance when all of them are.
export const readVendorWallets = (
  sql: Sql,
  { brand, playerId, currency }: { brand: string; playerId: string; currency: string },
): Promise<VendorWalletRow[]> =>
  sql<VendorWalletRow>`
    select coalesce(v.code, h.vendor) as vendor, coalesce(v.titles, '{}') as titles,
      coalesce(h.balance, 0) as balance, coalesce(v.maintenance, true) as maintenance,
      v.code is not null as "isOpen"
    from (
      select c.code, (array_agg(c.titles order by c.position, c.game_type))[1] as titles,
        bool_and(c.maintenance) as maintenance, min(c.position) as position
      from catalogue.vendor_view c
      join gateway.profile_view p on p.code = c.code
      where c.brand = ${brand} and c.enabled and p.enabled
        and (p.currencies = '{}' or ${currency} = any (p.currencies))
      group by c.code
    ) v
    full join (
      select w.vendor, w.balance
      from wallet.vendor_pocket_view w
      where w.player_id = ${playerId}::bigint and w.currency = ${currency}
    ) h on h.vendor = v.code
    where v.code is not null or h.balance > 0
    order by v.position nulls last, vendor
    limit 500`;

export const readTransfer = async (
  sql: Sql,
  playerId: string,
  key: string,
): Promise<TransferRequest | undefined> => {
  const [row] = await sql<TransferRequest>`
    select from_wallet as "from", to_wallet as "to", amount
    from wallet.move
    where player_id = ${playerId}::bigint and idempotency_key = ${key}::uuid`;
  return row;
};

export const insertTransfer = async (
  sql: Transaction,
  { playerId, key, from, to, amount }: TransferRequest & { playerId: string; key: string },
): Promise<bigint> => {
  const [row] = await sql<{ id: bigint }>`
    insert into wallet.move (player_id, idempotency_key, from_wallet, to_wallet, amount)
    values (${playerId}::bigint, ${key}::uuid, ${from}, ${to}, ${amount}::bigint)
    returning id`;
  if (!row) throw new Error('a move was not written');
  return row.id;
};

export type OldTrial = { playerId: bigint; brand: string; balance: bigint; seq: bigint };

/** Trial accounts older than a day with play money left. */
export const readOldTrials = (sql: Sql): Promise<OldTrial[]> => sql<OldTrial>`
  select v.id as "playerId", v.brand, b.trial::bigint as balance, b.version::bigint as seq
  from player.player_view v
  cross join lateral (
    select * from wallet.balance_view b where b.player_id = v.id and b.currency = 'FUN' offset 0
  ) b
  where v.type = 4 and v.registered_at < lib.now() - interval '1 day' and b.trial > 0
  order by v.id
  limit 200`;
