import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type HouseAccountPlace = {
  brand: string;
  methodId: string;
  bankBin: string;
  number: string;
};

export type HouseAccountRow = {
  brand: string;
  methodId: string;
  accountNumber: string;
  bankBin: string;
  holder: string;
  currency: string;
  enabled: boolean;
};

export const readHouseAccounts = (
  sql: Sql,
  brands: readonly string[],
): Promise<HouseAccountRow[]> =>
  sql<HouseAccountRow>`
    select brand, method_code as "methodId", number as "accountNumber", bank_bin as "bankBin",
      holder, currency, enabled
    from cashier.bank_account
    where brand = any(${brands}::text[])
    order by brand, method_code, id
    limit 500`;

export type TransferMethodRow = {
  brand: string;
  methodId: string;
  names: Record<string, string>;
  currency: string;
  provider: string;
  demo: boolean;
};

/** The ways in by which transfers arrive. */
export const readTransferMethods = (
  sql: Sql,
  brands: readonly string[],
): Promise<TransferMethodRow[]> => sql<TransferMethodRow>`
  select m.brand, m.code as "methodId", m.names, m.currency, m.provider, m.demo
  from cashier.method m
  join cashier.provider p on p.code = m.provider and p.kind = 'bank-transfer'
  where m.brand = any(${brands}::text[]) and m.kind = 'deposit'
  order by m.brand, m.position, m.code
  limit 200`;

/** The account, and from here on no one else alters those of its provider. */
export const lockAccount = async (
  sql: Transaction,
  provider: string,
  { brand, methodId, bankBin, number }: HouseAccountPlace,
): Promise<Pick<HouseAccountRow, 'holder' | 'enabled'> | undefined> => {
  await sql`select lib.one_at_a_time(${`cashier.bank_account ${provider}`})`;
  const [row] = await sql<Pick<HouseAccountRow, 'holder' | 'enabled'>>`
    select holder, enabled from cashier.bank_account
    where brand = ${brand} and method_code = ${methodId} and bank_bin = ${bankBin}
      and number = ${number}
    for update`;
  return row;
};

/** Whether another way of the provider has the number: what arrives there is found by it. */
export const isNumberTaken = async (
  sql: Sql,
  provider: string,
  { brand, methodId, bankBin, number }: HouseAccountPlace,
): Promise<boolean> => {
  const rows = await sql`
    select from cashier.bank_account a
    join cashier.method m on m.brand = a.brand and m.code = a.method_code and m.kind = 'deposit'
    where m.provider = ${provider} and a.number = ${number}
      and (a.brand, a.method_code, a.bank_bin) <> (${brand}, ${methodId}, ${bankBin})
    limit 1`;
  return rows.length > 0;
};

export const writeAccount = (
  sql: Transaction,
  { brand, methodId, bankBin, number }: HouseAccountPlace,
  { holder, currency, enabled }: Pick<HouseAccountRow, 'holder' | 'currency' | 'enabled'>,
) => sql`
  insert into cashier.bank_account (brand, method_code, bank_bin, number, holder, currency, enabled)
  values (${brand}, ${methodId}, ${bankBin}, ${number}, ${holder}, ${currency}, ${enabled})
  on conflict on constraint account_once do update
  set holder = excluded.holder, enabled = excluded.enabled`;
