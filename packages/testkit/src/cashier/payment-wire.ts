import { randomUUID } from 'node:crypto';
import { forgetProviders, signMessage } from '@parlour/server/modules/cashier/index';
import type { Site } from '../site/site';

type NewProvider = {
  code: string;
  kind: 'signed-webhook' | 'bank-transfer';
  secret: string;
  baseUrl?: string;
};

/** A provider as rows, with a deposit method of the same code in the brand main. */
export const addProvider = async (
  { database, platform }: Pick<Site, 'database' | 'platform'>,
  { code, kind, secret, baseUrl }: NewProvider,
): Promise<void> => {
  await database.sql`
    insert into cashier.provider (code, kind, name, base_url, secret)
    values (${code}, ${kind}, ${code}, ${baseUrl ?? null}, ${secret})`;
  await database.sql`
    insert into cashier.method (brand, code, kind, provider, names, currency, min_amount,
      max_amount, minutes, decimals, position, demo)
    values ('main', ${code}, 'deposit', ${code}, '{"EN": "Bank"}', 'VND', 50000000000,
      100000000000000, 5, 0, 9, true)`;
  forgetProviders(platform);
};

/** A bank of the brand main, by the secret that it signs with and the brand's account there. */
export const bank = {
  secret: 'the secret that the bank and we share',
  accountNumber: '0011002233445',
} as const;

/** Takes deposits by transfers to that account, with the method `vcb`. */
export const addBank = async (site: Pick<Site, 'database' | 'platform'>): Promise<void> => {
  await addProvider(site, { code: 'vcb', kind: 'bank-transfer', secret: bank.secret });
  await site.database.sql`
    insert into cashier.bank_account (brand, method_code, bank_bin, number, holder)
    values ('main', 'vcb', '970436', ${bank.accountNumber}, 'CONG TY PARLOUR')`;
};

export type WireMessage = {
  fields: Record<string, unknown>;
  secret: string;
  ageSeconds?: number;
  nonce?: string;
};

/** A message on the payment wire as the site receives it. */
export const wireMessage = (
  { platform }: Pick<Site, 'platform'>,
  code: string,
  { fields, secret, ageSeconds = 0, nonce = randomUUID() }: WireMessage,
) => {
  const payload = Buffer.from(JSON.stringify(fields));
  const timestamp = String(Math.floor(platform.clock.now().getTime() / 1000) - ageSeconds);
  return {
    method: 'POST' as const,
    url: `/webhooks/${code}`,
    headers: {
      'content-type': 'application/json',
      'x-parlour-timestamp': timestamp,
      'x-parlour-nonce': nonce,
      'x-parlour-signature': signMessage(Buffer.from(secret), { timestamp, nonce, body: payload }),
    },
    payload,
  };
};

/** Sends it; returns the status, and the word that the provider reads. */
export const sendWire = async (
  site: Pick<Site, 'app' | 'platform'>,
  code: string,
  message: WireMessage,
) => {
  const response = await site.app.inject(wireMessage(site, code, message));
  return { status: response.statusCode, result: response.json<{ result: string }>().result };
};

export const cashOf = async (
  { database }: Pick<Site, 'database'>,
  { playerId }: { playerId: string },
): Promise<bigint> => {
  const [row] = await database.sql<{ balance: bigint }>`
    select balance from ledger.account where path = ${`player:${playerId}:cash`}`;
  return row?.balance ?? 0n;
};
