import { randomBytes } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import { identity } from '@parlour/contract/identity';
import { addPayeeOf } from '@parlour/testkit/cashier/withdrawals';
import { insertOperator } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { bindContact } from '@parlour/testkit/people/contacts';
import type { Database, Sql, Transaction } from '@parlour/node-kit/database/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encryptAtRest, type SiteKeys } from './lib/seal';
import { readAccounts } from './modules/cashier';
import { findPlayerByContact, readAllPersonal, savePersonal } from './modules/player';
import { openImage } from './modules/upload';
import { canUnseal, publicSealKeys } from './modules/brand';
import { rotateKeys } from './rotate-keys';

let site: Site;
let players: SomePlayer[];
let former: SiteKeys;
let next: SiteKeys;
let alone: SiteKeys;

beforeAll(async () => {
  site = await openSite();
  former = site.platform.config;
  alone = { secretKey: randomBytes(30).toString('hex'), oldSecretKeys: [] };
  next = { ...alone, oldSecretKeys: [former.secretKey] };
  players = await Promise.all(Array.from({ length: 6 }, () => registerPlayer(site)));
  await Promise.all(players.map(fill));
  const { operatorId } = await insertOperator(site.database.sql, {});
  const secret = encryptAtRest(former.secretKey, 'operator totp secret', 'b3BlcmF0b3I=');
  await site.database.sql`
    insert into operator.factor (operator_id, kind, name, secret)
    values (${operatorId}::bigint, 'totp', 'app', ${secret})`;
  await publicSealKeys(site.platform);
});
afterAll(() => site.drop());

const nameOf = ({ playerId }: SomePlayer): string => `NGUYEN VAN SO ${playerId}`;
const mobileOf = ({ playerId }: SomePlayer): string => `8490${playerId.padStart(7, '0')}`;

/** Something of each kind that is encrypted. */
const fill = async (player: SomePlayer): Promise<void> => {
  const { sql } = site.platform.database;
  await bindContact(site, player.playerId, 'mobile', mobileOf(player));
  await addPayeeOf(player);
  await savePersonal(sql, former, player.playerId, { payeeName: nameOf(player) });
  const canvas = createCanvas(40, 30);
  canvas.getContext('2d').fillRect(0, 0, 40, 30);
  const payload = canvas.toBuffer('image/png');
  const headers = { 'content-type': 'image/png' };
  await player.call(identity.uploadDocument, { side: 'front' }, { payload, headers });
  const secret = encryptAtRest(former.secretKey, 'totp secret', 'c2VjcmV0');
  await site.database.sql`
    insert into session.factor (player_id, kind, name, secret, confirmed_at)
    values (${player.playerId}::bigint, 'totp', 'app', ${secret}, lib.now())`;
};

/**
 * Everything in clear text, as the owner of these keys reads it; throws where one does not open.
 */
const readAll = async (keys: SiteKeys): Promise<unknown[]> => {
  const { sql } = site.platform.database;
  return Promise.all(
    players.map(async (player) => {
      const { playerId } = player;
      const found = await findPlayerByContact(sql, keys, 'main', 'mobile', mobileOf(player));
      const images = await site.database.sql<{ id: string }>`
        select id from upload.image where player_id = ${playerId}::bigint`;
      const opened = await Promise.all(images.map(({ id }) => openImage(sql, keys, id)));
      return {
        owner: found?.playerId,
        personal: await readAllPersonal(sql, keys, playerId),
        accounts: await readAccounts(sql, keys, playerId),
        images: opened.map((image) => image?.bytes.toString('base64')),
      };
    }),
  );
};

const withKeys = (keys: SiteKeys, database: Database = site.platform.database) => ({
  ...site.platform,
  database,
  config: { ...site.platform.config, ...keys },
});

/** The process ends before its n-th write, as a kill does: nothing of a transaction commits. */
const killedBefore = (n: number): Database => {
  const { database } = site.platform;
  let writes = 0;
  const guarded = (sql: Sql): Sql =>
    ((strings: TemplateStringsArray, ...values: unknown[]) => {
      if (/^\s*(update|insert|delete)/.test(strings[0]!) && (writes += 1) >= n) {
        throw new Error('killed');
      }
      return sql(strings, ...values);
    }) as Sql;
  return {
    ...database,
    sql: guarded(database.sql),
    transaction: (work) =>
      database.transaction((sql) =>
        work(Object.assign(guarded(sql), { afterCommit: sql.afterCommit }) as Transaction),
      ),
  };
};

test('[MEMBER-15] a new key opens what the former one encrypted, before any command', async () => {
  expect(await readAll(next)).toEqual(await readAll(former));
  await expect(readAll(alone)).rejects.toThrow('SECRET_KEY_OLD lacks the key');
});

test('[MEMBER-15] a rotation that is killed at any write loses nothing, and goes on', async () => {
  const before = await readAll(former);
  for (const n of [1, 2, 2, 3, 3, 4]) {
    await expect(rotateKeys(withKeys(next, killedBefore(n)))).rejects.toThrow('killed');
    expect(await readAll(next)).toEqual(before);
  }
});

test('[MEMBER-15] afterwards the former key opens nothing and is not needed', async () => {
  const before = await readAll(next);
  await Promise.all([rotateKeys(withKeys(next)), rotateKeys(withKeys(next))]);
  expect(await readAll(alone)).toEqual(before);
  await expect(readAll(former)).rejects.toThrow('SECRET_KEY_OLD lacks the key');
  expect(await canUnseal(site.platform.database.sql, alone)).toBe(true);
  // A second run has nothing to do: with the former key gone it would fail where something is left.
  await rotateKeys(withKeys(alone));
  const rows = await site.database.sql<{ secret: Buffer }>`
    select secret from session.factor where secret is not null
    union all select secret from operator.factor where secret is not null`;
  expect(rows).toHaveLength(players.length + 1);
});

test('[MEMBER-15] what a bank wrote about a payment in clear text is encrypted', async () => {
  await site.database.sql`
    insert into cashier.payment (provider, payment_id, brand, method_code, amount, currency, state,
      content, payer)
    values ('bank', 'FT1', 'main', 'bank', 1000000, 'VND', 'suspense', 'tien hoc',
      'TRAN THI CANARY')`;
  await rotateKeys(withKeys(alone));
  const [row] = await site.database.sql<Record<string, unknown>>`
    select content, payer, text_encrypted is not null as "isEncrypted"
    from cashier.payment where payment_id = 'FT1'`;
  expect(row).toEqual({ content: null, payer: null, isEncrypted: true });
});
