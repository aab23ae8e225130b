import { cashier } from '@parlour/contract/cashier';
import { playerConsole } from '@parlour/contract/player-console';
import { session } from '@parlour/contract/session';
import { bindContact } from '@parlour/testkit/people/contacts';
import { openOperator, shareAddress } from '@parlour/testkit/people/operators';
import { registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, expect, test } from 'vitest';

let site: Site;
let player: SomePlayer;
const email = 'canary-lantern@example.com';
beforeAll(async () => {
  site = await openSite();
  player = await registerPlayer(site);
  await bindContact(site, player.playerId, 'email', email);
});
afterAll(() => site.drop());

const { revealField, findByContact } = playerConsole;
const reason = 'the player called about it';

const storedLines = async (): Promise<string> => {
  const rows = await site.database.sql<{ row: string }>`
    select row_to_json(e)::text as row from audit.entry e`;
  return rows.map(({ row }) => row).join();
};

test('[OPS-01] [R-S10] one personal value is opened with a reason and a step-up, and leaves a line without it', async () => {
  const { playerId } = player;
  const ask = { playerId, field: 'email', reason } as const;
  const late = await openOperator(site, { roles: ['verifier'], isSteppedUp: false });
  expect((await late.call(revealField, ask)).refusal?.code).toBe('operator.step_up_required');
  const other = await openOperator(site, { roles: ['verifier'], brands: ['second'] });
  expect((await other.call(revealField, ask)).status).toBe(404);
  const someone = await openOperator(site, { roles: ['verifier'], brands: ['main'] });
  expect((await someone.get(revealField, ask)).value).toBe(email);
  expect((await someone.get(revealField, { ...ask, field: 'address' })).value).toBeUndefined();
  const lines = await site.database.sql`
    select act, after, reason, player_id::text from audit.entry_view
    where operator_id = ${someone.operatorId}::bigint order by id`;
  expect(lines[0]).toEqual({
    act: 'player.reveal',
    after: '{"field":"email"}',
    reason,
    player_id: playerId,
  });
  expect(lines).toHaveLength(2);
  expect((await storedLines()) + site.logLines.join()).not.toContain('canary');
});

test('[OPS-01] who has to do with a player opens no value of theirs, and the line says so', async () => {
  const other = await registerPlayer(site);
  const tied = await openOperator(site, { roles: ['verifier'], brands: ['main'] });
  await shareAddress(site, tied, other);
  const refused = await tied.call(revealField, {
    playerId: other.playerId,
    field: 'email',
    reason,
  });
  expect([refused.status, refused.refusal?.code]).toEqual([403, 'desk.conflict']);
  const lines = await site.database.sql`
    select act, after::jsonb ->> 'playerId' as player from audit.entry_view
    where operator_id = ${tied.operatorId}::bigint`;
  expect(lines).toEqual([{ act: 'operator.refused', player: other.playerId }]);
});

test('[OPS-01] a player is found by a whole contact, and the line says who was found, not what was asked', async () => {
  const someone = await openOperator(site, { roles: ['compliance'], brands: ['main'] });
  const find = async (value: string, brand = 'main') =>
    someone.call(findByContact, { brand, kind: 'email', value });
  const { list } = (await find(' Canary-Lantern@Example.com ')).body.value;
  expect(list.map(({ id }) => id)).toEqual([player.playerId]);
  expect((await find('canary-lantern@example.co')).body.value.list).toEqual([]);
  expect((await find(email, 'second')).status).toBe(404);
  expect((await storedLines()) + site.logLines.join()).not.toContain('anary-');
  const [line] = await site.database.sql`
    select act, player_id::text from audit.entry_view
    where operator_id = ${someone.operatorId}::bigint order by id limit 1`;
  expect(line).toEqual({ act: 'player.lookup', player_id: player.playerId });
});

test('[OPS-01] players are found by the end of an account that withdrawals go to, each with a line without the digits', async () => {
  const [one, two, elsewhere] = [
    await registerPlayer(site),
    await registerPlayer(site),
    await registerPlayer(site),
  ];
  const holder = 'Nguyen Minh Khoa';
  for (const [place, player] of [one, two, elsewhere].entries()) {
    player.token = (await player.get(session.stepUp, { password: player.password })).token;
    const number = `${1_000_000 + place}7131`;
    const { id } = await player.get(cashier.addPayee, { bank: '970436', number, holder });
    if (player === elsewhere) await player.get(cashier.removePayee, { id });
  }
  const someone = await openOperator(site, { roles: ['compliance'], brands: ['main'] });
  const find = (value: string) =>
    someone.call(findByContact, { brand: 'main', kind: 'last4', value });
  const { list } = (await find(' 7131 ')).body.value;
  expect(list.map(({ id }) => id).toSorted()).toEqual([one.playerId, two.playerId].toSorted());
  expect((await find('7132')).body.value.list).toEqual([]);
  expect((await find('713')).refusal?.value?.fields).toEqual([
    { name: 'value', code: 'field.pattern' },
  ]);
  const lines = await site.database.sql<{ playerId: string | null; after: string }>`
    select player_id::text as "playerId", after::text from audit.entry_view
    where operator_id = ${someone.operatorId}::bigint and act = 'player.lookup' order by id`;
  expect(new Set(lines.map(({ playerId }) => playerId))).toEqual(
    new Set([one.playerId, two.playerId, null]),
  );
  expect(lines).toHaveLength(3);
  expect(JSON.stringify(lines) + site.logLines.join()).not.toMatch(/\b713[12]\b/);
  const without = await openOperator(site, { roles: ['support'], brands: ['main'] });
  const refused = await without.call(findByContact, {
    brand: 'main',
    kind: 'last4',
    value: '7131',
  });
  expect(refused.refusal?.code).toBe('operator.right_missing');
});
