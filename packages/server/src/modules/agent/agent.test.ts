import { agent } from '@parlour/contract/agent';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { foldUsername } from '../player';
import { registerPlayer, registrationForm } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { saveFlags } from '../brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertLink, insertRoot } from '.';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

let codes = 0;
const newCode = (): string => {
  codes += 1;
  return `TESTAA${String.fromCharCode(65 + Math.floor(codes / 26), 65 + (codes % 26))}`;
};

/** An agent without an upline, and the code of a link. */
const newAgent = async (makes: 'player' | 'agent' = 'player') => {
  const someone = await registerPlayer(site);
  const code = newCode();
  const { playerId } = someone;
  await site.platform.database.transaction(async (sql) => {
    const usernameKey = foldUsername(someone.username);
    await insertRoot(sql, { playerId, brand: 'main', usernameKey });
    await insertLink(sql, { agentId: playerId, brand: 'main', code, makes });
  });
  return { ...someone, code };
};

const check = (code: string, host = 'localhost') =>
  site.visitor({ host }).get(agent.checkAffiliateCode, { code, domain: host });

const nodeOf = async (playerId: string) => {
  const [row] = await site.database.sql`
    select upline_id::text as upline, depth, ancestors::text[] as ancestors, is_agent, username_key
    from agent.node where player_id = ${playerId}::bigint`;
  return row;
};

const registerBy = (affiliateCode: string) =>
  site.visitor().call(session.register, registrationForm({ affiliateCode }));

describe('[REG-04] [API-01] an affiliate code', () => {
  test('is valid in either case, with spaces around it, at its brand only', async () => {
    const { code } = await newAgent();
    expect(await check(code)).toEqual({ valid: true, code });
    expect(await check(` ${code.toLowerCase()} `)).toEqual({ valid: true, code });
    expect((await check(code, 'second.localhost')).valid).toBe(false);
    expect((await check('NOSUCH22')).valid).toBe(false);
    expect((await check("' or 1=1 --")).valid).toBe(false);
  });

  test.each([
    ['stopped', 'update agent.link set stopped_at = lib.now() where code = $1'],
    ['ended', "update agent.link set ends_at = lib.now() - interval '1 s' where code = $1"],
    [
      'of a stopped agent',
      `update agent.node set state = 'stopped'
       where player_id = (select agent_id from agent.link where code = $1)`,
    ],
  ])('that is %s is not valid, and refused by the registration', async (_name, statement) => {
    const { code } = await newAgent();
    const client = await site.database.connect('test');
    await client.query(statement, [code]);
    await client.end();
    expect((await check(code)).valid).toBe(false);
    const { status, refusal } = await registerBy(code);
    expect([status, refusal?.code]).toEqual([400, 'agent.code_invalid']);
    expect(refusal?.value?.fields?.map(({ name }) => name)).toEqual(['affiliateCode']);
  });

  test('places the new player directly below the agent', async () => {
    const upline = await newAgent();
    const form = registrationForm({ affiliateCode: upline.code.toLowerCase() });
    const visitor = site.visitor();
    const signIn = await visitor.get(session.register, form);
    expect(signIn).toMatchObject({ toUpline: upline.username, type: 0 });
    expect(await nodeOf(signIn.id)).toEqual({
      upline: upline.playerId,
      depth: 1,
      ancestors: [upline.playerId],
      is_agent: false,
      username_key: foldUsername(form.username),
    });
    visitor.token = signIn.token;
    const below = await visitor.get(player.readMember, {});
    expect(below).toMatchObject({ toUpline: upline.username });
    expect(below).not.toHaveProperty('hasDownlines');
    const above = await upline.get(player.readMember, {});
    expect(above).toMatchObject({ hasDownlines: true });
    expect(above).not.toHaveProperty('toUpline');
  });

  test('of a link that makes agents makes one, whose players are below both', async () => {
    const root = await newAgent('agent');
    const second = (await registerBy(root.code)).body.value;
    expect(second.type).toBe(2);
    const code = newCode();
    await site.platform.database.transaction((sql) =>
      insertLink(sql, { agentId: second.id, brand: 'main', code, makes: 'player' }),
    );
    const third = (await registerBy(code)).body.value;
    expect(await nodeOf(third.id)).toMatchObject({
      upline: second.id,
      depth: 2,
      ancestors: [root.playerId, second.id],
    });
  });

  test('of an agent at the deepest place is not valid', async () => {
    const { code, playerId } = await newAgent();
    const deep = Array.from({ length: 10 }, (_, at) => String(at + 1));
    await site.database.sql`alter table agent.node disable trigger no_move`;
    await site.database.sql`
      update agent.node
      set ancestors = ${deep}::bigint[], depth = 10, upline_id = 10
      where player_id = ${playerId}::bigint`;
    await site.database.sql`alter table agent.node enable trigger no_move`;
    expect((await check(code)).valid).toBe(false);
  });

  test('checks are limited per address', async () => {
    const visitor = site.visitor({ address: '198.51.100.77' });
    const answers = await Promise.all(
      Array.from({ length: 70 }, () =>
        visitor.call(agent.checkAffiliateCode, { code: 'NOSUCH22' }),
      ),
    );
    const served = answers.filter(({ status }) => status === 200);
    expect(served).toHaveLength(60);
  });
});

describe('[REG-09] a brand without direct registration', () => {
  beforeAll(async () => {
    await saveFlags(site.platform, 'main', { DIRECTREG: false });
    site.forgetBrands();
  });
  afterAll(async () => {
    await saveFlags(site.platform, 'main', { DIRECTREG: true });
    site.forgetBrands();
  });

  test.each([{}, { affiliateCode: '' }, { referralCode: 'FRIEND' }])(
    'refuses a registration without an agent’s code: %j',
    async (given) => {
      const answer = await site.visitor().call(session.register, registrationForm(given));
      expect(answer.refusal?.value?.fields).toEqual([
        expect.objectContaining({ name: 'affiliateCode', code: 'field.required' }),
      ]);
    },
  );
});

test('no one moves within the tree, and another may be placed beside a player who waits', async () => {
  const upline = await newAgent();
  const one = (await registerBy(upline.code)).body.value;
  await expect(
    site.database.sql`
      update agent.node set upline_id = null, depth = 0, ancestors = '{}'
      where player_id = ${one.id}::bigint`,
  ).rejects.toThrow(/does not move/);
  // No row of the agent is locked by a registration: another transaction holds them all.
  const client = await site.database.connect('test');
  await client.query('begin');
  await client.query('select from agent.node where player_id = $1 for update', [upline.playerId]);
  await client.query('select from player.player where id = $1 for update', [upline.playerId]);
  const { status } = await registerBy(upline.code);
  await client.query('rollback');
  await client.end();
  expect(status).toBe(200);
});

test('twenty registrations by one code are all placed', async () => {
  const upline = await newAgent();
  const answers = await Promise.all(Array.from({ length: 20 }, () => registerBy(upline.code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const [row] = await site.database.sql<{ count: bigint }>`
    select count(*) as count from agent.node where upline_id = ${upline.playerId}::bigint`;
  expect(row?.count).toBe(20n);
});
