import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { issuePlayToken } from '../../round';

type Json = Record<string, unknown>;

const secret = 'the secret that Tulip and we share';
const common = { user: 'name', token: 'token', request_uuid: 'name' };
const movement = {
  ...common,
  transaction_uuid: 'name',
  round: 'name',
  game_code: 'name',
  currency: 'name',
  amount: 'amount',
};

/** A family whose calls all come to one path, and that numbers its statuses. */
const tulip = {
  signatureHeader: 'X-Tulip-Signature',
  demoCurrency: 'FUN',
  balanceWhenShort: false,
  repeatBalance: 'stored',
  statuses: { round_closed: 'RS_ERROR_INVALID_GAME' },
  actionField: 'head.action',
  words: {
    status: 'code',
    user: 'userId',
    transaction_uuid: 'body.key',
    reference_transaction_uuid: 'body.of',
    round: 'body.round',
    amount: 'body.amount',
  },
  statusWords: {
    RS_OK: 0,
    RS_ERROR_UNKNOWN: 99,
    RS_ERROR_NOT_ENOUGH_MONEY: 21,
    RS_ERROR_INVALID_GAME: 31,
    RS_ERROR_INVALID_SIGNATURE: 90,
    RS_ERROR_WRONG_SYNTAX: 91,
    RS_ERROR_WRONG_TYPES: 92,
  },
  gamePaths: { list: '/games', url: '/url', round: '/round' },
  calls: {
    '/wallet balance': { kind: 'balance', player: 'user', fields: common },
    '/wallet debit': { kind: 'bet', player: 'user', fields: movement },
    '/wallet credit': {
      kind: 'win',
      player: 'user',
      fields: { ...movement, reference_transaction_uuid: 'name' },
      made: { round_closed: true },
    },
  },
};

let site: Site;
let seat: Seated;
let token: string;

beforeAll(async () => {
  site = await openSite();
  const { sql } = site.database;
  await sql`
    insert into gateway.dialect (code, spec) values ('tulip', ${JSON.stringify(tulip)}::jsonb)`;
  await sql`
    insert into gateway.profile (code, name, dialect, signature, base_url, own_key, units)
    values ('TULIP', 'Tulip', 'tulip', 'hmac-sha256', 'https://tulip.example', ${secret},
      '{"VND": "10000"}'::jsonb)`;
  await sql`
    insert into catalogue.game (
      vendor_code, code, game_type, classify, names, demo, enabled, search_fold)
    values ('TULIP', 'tulip_one', 'RNG', 'Video Slots', '{}'::jsonb, false, true, '')`;
  seat = await takeSeat(site, await openVendor(site), { cash: '10' });
  token = await issuePlayToken(sql, {
    playerId: seat.playerId,
    signInId: null,
    brand: 'main',
    vendor: 'TULIP',
    currency: 'VND',
    mode: 'real',
    settlesOnce: false,
  });
});

afterAll(() => dropSoundSite(site));

let requests = 0;

/** A call over its own bytes. Every amount is in hundredths. */
const call = async (action: unknown, body: Json, changes: Json = {}): Promise<Json> => {
  requests += 1;
  const text = JSON.stringify({
    head: { action },
    userId: `main-${seat.playerId}`,
    token,
    request_uuid: `request ${requests}`,
    game_code: 'tulip_one',
    currency: 'VND',
    body,
    ...changes,
  });
  const response = await site.app.inject({
    method: 'POST',
    url: '/vendor/TULIP/wallet',
    headers: {
      'content-type': 'application/json',
      'x-tulip-signature': createHmac('sha256', secret).update(text).digest('base64'),
    },
    payload: text,
  });
  const { request_uuid: id, ...rest } = response.json<Json>();
  expect([undefined, `request ${requests}`]).toContain(id);
  return rest;
};

const okAnswer = (balance: number) => ({
  code: 0,
  userId: `main-${seat.playerId}`,
  currency: 'VND',
  balance,
});

test('[GAME-12] a field names the call, and every status is a number', async () => {
  expect(await call('balance', {})).toEqual(okAnswer(1000));
  expect(await call('debit', { key: 'D1', round: 'R1', amount: 250 })).toEqual(okAnswer(750));
  expect(await call('debit', { key: 'D2', round: 'R1', amount: 5000 })).toEqual({ code: 21 });
  expect(await call('credit', { key: 'C1', of: 'D1', round: 'R1', amount: 100 })).toEqual(
    okAnswer(850),
  );
  expect(await seat.cash()).toBe(8_500_000n);
});

test('[GAME-12] a field that the family leaves out is derived: its win ends the round', async () => {
  expect(await call('debit', { key: 'D3', round: 'R1', amount: 1 })).toEqual({ code: 31 });
  const rows = await site.database.sql`
    select status from round.rounds_view where vendor = 'TULIP' order by id`;
  expect(rows).toEqual([{ status: 'closed' }]);
});

test.each([[undefined], [null], [7], [['debit']], ['steal'], ['constructor'], ['balance ']])(
  '[ERR-04] the action %j is unknown, and nothing is done',
  async (action) => {
    expect(await call(action, { key: 'D9', round: 'R9', amount: 1 })).toEqual({ code: 91 });
    expect(await seat.cash()).toBe(8_500_000n);
  },
);

test.each([
  [{ head: 'debit' }, 91],
  [{ head: { action: 'debit' }, body: [] }, 91],
  [{ head: { action: 'debit' }, body: { key: 7, round: 'R9', amount: 1 } }, 92],
  [{ head: { action: 'debit' }, body: { key: 'D9', round: 'R9', amount: '1' } }, 92],
])('[ERR-04] a message of another shape is refused: %j', async (changes, code) => {
  expect(await call('debit', {}, changes)).toEqual({ code });
  expect(await seat.cash()).toBe(8_500_000n);
});
