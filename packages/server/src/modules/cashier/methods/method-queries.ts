import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type MethodRow = {
  code: string;
  provider: string;
  names: Record<string, string>;
  currency: string;
  min: bigint;
  max: bigint;
  feePermille: number;
  minutes: number;
  decimals: number;
  presets: bigint[];
  demo: boolean;
  /** When it opens next; null while it is open. */
  opensAt?: Date | null;
};

/** What a brand deals in; in nothing while it is neither a demonstration nor in real mode. */
export type BrandMoney = 'play' | 'real' | 'none';

export type OfferedMethod = MethodRow & { deals: BrandMoney };

export const readMethods = (
  sql: Sql,
  { brand, currency, kind }: { brand: string; currency: string; kind: string },
): Promise<OfferedMethod[]> =>
  sql<OfferedMethod>`
    select case when b.demo then 'play' when b.mode = 'real' then 'real' else 'none' end as deals,
      m.code, m.provider, m.names, m.currency, m.min_amount as min,
      m.max_amount as max, m.fee_permille as "feePermille", m.minutes, m.decimals, m.presets,
      m.demo,
      cashier.opens_at(m.days, m.opens, m.closes, b.time_zone, lib.now()) as "opensAt"
    from cashier.method m
    join brand.brand_view b on b.code = m.brand
    where m.brand = ${brand} and m.currency = ${currency} and m.kind = ${kind} and m.enabled
      -- A transfer has no account to go to while all are closed.
      and (m.kind = 'withdrawal'
        or not exists (
          select from cashier.provider p where p.code = m.provider and p.kind = 'bank-transfer')
        or exists (
          select from cashier.bank_account a
          where a.brand = m.brand and a.method_code = m.code and a.currency = m.currency
            and a.enabled))
    order by m.position, m.code
    limit 50`;

/** Whether a method's row deals in play money, and what its brand deals in. */
export const readMoneyOf = async (
  sql: Sql,
  { brand, methodCode }: { brand: string; methodCode: string },
): Promise<{ isPlay: boolean; deals: BrandMoney }> => {
  const [row] = await sql<{ isPlay: boolean; deals: BrandMoney }>`
    select m.demo as "isPlay",
      case when b.demo then 'play' when b.mode = 'real' then 'real' else 'none' end as deals
    from cashier.method m
    join brand.brand_view b on b.code = m.brand
    where m.brand = ${brand} and m.code = ${methodCode} and m.kind = 'withdrawal'`;
  if (!row) throw new Error(`no method ${methodCode} of the brand ${brand}`);
  return row;
};

/** A method after those that the brand has; a repeat changes nothing. */
export const insertMethod = async (
  sql: Transaction,
  brand: string,
  method: MethodRow & { position: number },
  kind: 'deposit' | 'withdrawal' = 'deposit',
): Promise<void> => {
  const { code, provider, names, currency, min, max, feePermille, minutes, presets } = method;
  await sql`
    insert into cashier.method (brand, code, kind, provider, names, currency, min_amount,
      max_amount, fee_permille, minutes, presets, demo, decimals, position)
    values (${brand}, ${code}, ${kind}, ${provider}, ${JSON.stringify(names)}, ${currency},
      ${min}, ${max}, ${feePermille}, ${minutes}, ${presets.map(String)}::bigint[],
      ${method.demo}, ${method.decimals}, ${method.position})
    on conflict do nothing`;
};

/** The bank of the demonstration: no bank has its secret, so its transfers come by statements. */
export const insertDemoBank = async (
  sql: Transaction,
  { brand, methodCode, provider, bin, number, holder }: Record<DemoBankField, string>,
): Promise<void> => {
  await sql`
    insert into cashier.provider (code, kind, name, secret)
    values (${provider}, 'bank-transfer', ${provider},
      gen_random_uuid()::text || gen_random_uuid()::text)
    on conflict do nothing`;
  await sql`
    insert into cashier.bank_account (brand, method_code, bank_bin, number, holder)
    values (${brand}, ${methodCode}, ${bin}, ${number}, ${holder})
    on conflict do nothing`;
};

type DemoBankField = 'brand' | 'methodCode' | 'provider' | 'bin' | 'number' | 'holder';

/** The bounds of each deposit's method now, in their order; its row stays when it is closed. */
export const readBounds = (
  sql: Sql,
  deposits: readonly { brand: string; methodCode: string }[],
): Promise<{ min: bigint; max: bigint }[]> => sql<{ min: bigint; max: bigint }>`
  select coalesce(m.min_amount, 0) as min, coalesce(m.max_amount, 0) as max
  from unnest(${deposits.map(({ brand }) => brand)}::text[],
    ${deposits.map(({ methodCode }) => methodCode)}::text[])
    with ordinality d(brand, method_code, n)
  left join cashier.method m on m.brand = d.brand and m.code = d.method_code
    and m.kind = 'deposit'
  order by d.n`;

/** The method of the player's latest deposit. */
export const readLastMethod = async (sql: Sql, playerId: string): Promise<string | undefined> => {
  const [row] = await sql<{ code: string }>`
    select method_code as code from cashier.deposit
    where player_id = ${playerId}::bigint
    order by created_at desc
    limit 1`;
  return row?.code;
};
