import { cashier } from '@parlour/contract/cashier';
import { session } from '@parlour/contract/session';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import type { Site } from '@parlour/testkit/site/site';
import { openSite } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somePassword } from '@parlour/testkit/people/players';
import { accountTailDigests } from '../../player';
import { readDestination } from './payee';
import { rewrapPayees } from './rewrap-payees';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.drop());

let numbers = 0;
const someNumber = (): string => {
  numbers += 1;
  return String(1_000_000_000 + numbers);
};

const steppedUp = async (): Promise<SomePlayer> => {
  const player = await registerPlayer(site);
  player.token = (await player.get(session.stepUp, { password: somePassword })).token;
  return player;
};

const add = (
  player: SomePlayer,
  changes: { bank?: string; number?: string; holder?: string } = {},
) => player.call(cashier.addPayee, { bank: '970436', number: someNumber(), ...changes });

const holder = 'Nguyễn Minh Khoa';

test('[R-S9] a new payee and its removal need a step-up', async () => {
  const player = await registerPlayer(site);
  expect((await add(player, { holder })).refusal?.code).toBe('session.step_up_required');
  const id = '00000000-0000-4000-8000-000000000000';
  const removal = await player.call(cashier.removePayee, { id });
  expect(removal.refusal?.code).toBe('session.step_up_required');
});

test('[WALLET-04] a payee is shown by its last digits, and its number is stored encrypted', async () => {
  const player = await steppedUp();
  const { body } = await add(player, { number: '0123 456 789', holder });
  expect(body.value).toMatchObject({ last4: '6789', holder: 'NGUYEN MINH KHOA' });
  expect(body.value).toMatchObject({ bank: { code: '970436', name: 'Vietcombank' } });
  const own = await player.get(cashier.listPayees, {});
  expect(own).toMatchObject({ holder: 'NGUYEN MINH KHOA', list: [{ id: body.value.id }] });
  expect(JSON.stringify(own)).not.toContain('0123456789');
  const rows = await site.database.sql<{ text: string }>`
    select to_jsonb(p)::text as text from cashier.payee p`;
  const stored = rows.map(({ text }) => text).join();
  expect(stored).not.toContain('0123456789');
  expect(stored).not.toContain('"6789"');
  const to = await readDestination(site.database.sql, site.platform.config, body.value.id);
  expect(to).toMatchObject({ number: '0123456789', holder: 'NGUYEN MINH KHOA' });
});

test('[WALLET-04] every account must be in the name of the person', async () => {
  const player = await steppedUp();
  expect((await add(player)).refusal?.value?.fields).toEqual([
    { name: 'holder', code: 'field.required' },
  ]);
  expect((await add(player, { holder: 'x@1' })).refusal?.value?.fields?.[0]?.code).toBe(
    'field.pattern',
  );
  expect((await add(player, { holder })).status).toBe(200);
  expect((await add(player)).status).toBe(200);
  expect((await add(player, { holder: 'nguyen  MINH khoa ' })).status).toBe(200);
  const other = await add(player, { holder: 'Trần Văn B' });
  expect([other.status, other.refusal?.code]).toEqual([403, 'cashier.payee_mismatch']);
});

test.each([
  [{ number: '12ab5678901' }, 'number', 'field.not_number'],
  [{ number: '12345678' }, 'number', 'field.too_short'],
  [{ number: '123456789012345' }, 'number', 'field.too_long'],
  [{ bank: '000000' }, 'bank', 'field.unknown'],
])('[ERR-04] an account %j is refused, naming the field', async (changes, name, code) => {
  const answer = await add(await steppedUp(), { holder, ...changes });
  expect(answer.refusal?.value?.fields).toEqual([expect.objectContaining({ name, code })]);
});

test('[WALLET-04] one account belongs to one player: of ten at once exactly one gets it', async () => {
  const number = someNumber();
  const players = await Promise.all(Array.from({ length: 10 }, steppedUp));
  const answers = await Promise.all(players.map((player) => add(player, { number, holder })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const codes = answers.flatMap(({ refusal }) => (refusal ? [refusal.code] : []));
  expect(codes).toEqual(Array(9).fill('cashier.payee_taken'));
});

test('[WALLET-04] a removed account stays with its player, who may add it again', async () => {
  const [owner, other] = [await steppedUp(), await steppedUp()];
  const number = someNumber();
  const first = (await add(owner, { number, holder })).body.value;
  const again = (await add(owner, { number, holder })).body.value;
  expect(again.id).toBe(first.id);
  await owner.get(cashier.removePayee, { id: first.id });
  expect((await owner.call(cashier.removePayee, { id: first.id })).status).toBe(404);
  expect((await owner.get(cashier.listPayees, {})).list).toEqual([]);
  expect((await add(other, { number, holder })).refusal?.code).toBe('cashier.payee_taken');
  expect((await add(owner, { number, holder })).body.value.id).not.toBe(first.id);
});

test('[WALLET-04] a player has five payees at most, however fast', async () => {
  const player = await steppedUp();
  await add(player, { holder });
  const answers = await Promise.all(Array.from({ length: 8 }, () => add(player)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(answers.filter(({ refusal }) => refusal?.code === 'cashier.payees_full')).toHaveLength(4);
});

test("[API-02] another player's payee cannot be removed", async () => {
  const [owner, other] = [await steppedUp(), await steppedUp()];
  const { id } = (await add(owner, { holder })).body.value;
  expect((await other.call(cashier.removePayee, { id })).status).toBe(404);
  expect((await owner.get(cashier.listPayees, {})).list).toHaveLength(1);
});

test('[R-S9] a new payee rests, and all of them after a change of a contact or a factor', async () => {
  const player = await steppedUp();
  const { id, addedAt, restsUntil } = (await add(player, { holder })).body.value;
  expect(Date.parse(restsUntil ?? '') - Date.parse(addedAt)).toBe(24 * 3_600_000);
  const age = () => site.database.sql`
    update cashier.payee set added_at = added_at - interval '25 hours' where id = ${id}::uuid`;
  const rests = async () => (await player.get(cashier.listPayees, {})).list[0]?.restsUntil;
  await age();
  expect(await rests()).toBeUndefined();
  await player.get(session.enrolTotp, {});
  expect(await rests()).toBeUndefined();
  await player.get(session.renewRecoveryCodes, {});
  expect(await rests()).toBeDefined();
});

test('[R-S9] the digests of accounts follow a change of the key of the site', async () => {
  const { platform } = site;
  const [owner, other] = [await steppedUp(), await steppedUp()];
  const number = someNumber();
  await add(owner, { number, holder });
  const later = {
    ...platform.config,
    secretKey: 'another key of the site, quite long enough',
    oldSecretKeys: [platform.config.secretKey],
  };
  await rewrapPayees(site.database.sql, later);
  const [row] = await site.database.sql<{ keys: number; tails: number }>`
    select
      (select count(*)::integer from cashier.payee_key
        where player_id = ${owner.playerId}::bigint) as keys,
      (select count(*)::integer from cashier.payee_tail
        where player_id = ${owner.playerId}::bigint) as tails`;
  expect(row).toEqual({ keys: 2, tails: 2 });
  expect((await add(other, { number, holder })).refusal?.code).toBe('cashier.payee_taken');
});

test('[R-S9] the end of an account that an older build wrote in clear text becomes a digest, once however often', async () => {
  const { sql } = site.database;
  const { config } = site.platform;
  const player = await steppedUp();
  const { id } = (await add(player, { number: '5550001 8642', holder })).body.value;
  await sql`delete from cashier.payee_tail where payee_id = ${id}::uuid`;
  await sql`update cashier.payee set last4 = '8642' where id = ${id}::uuid`;
  const owners = async (): Promise<string[]> => {
    const [digest] = accountTailDigests(config, 'main', '8642');
    const rows = await sql<{ playerId: string }>`
      select player_id::text as "playerId" from cashier.payee_tail_digest_view
      where digest = ${digest!.digest}`;
    return rows.map(({ playerId }) => playerId);
  };
  expect(await owners()).toEqual([]);
  await rewrapPayees(sql, config);
  await rewrapPayees(sql, config);
  expect(await owners()).toEqual([player.playerId]);
  const [left] = await sql<{ count: number }>`
    select count(*)::integer as count from cashier.payee where last4 is not null`;
  expect(left?.count).toBe(0);
  expect((await player.get(cashier.listPayees, {})).list).toMatchObject([{ last4: '8642' }]);
});
