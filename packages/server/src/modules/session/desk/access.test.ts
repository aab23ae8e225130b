import { player } from '@parlour/contract/player';
import { operator } from '@parlour/contract/operator';
import { session } from '@parlour/contract/session';
import { sessionConsole } from '@parlour/contract/session-console';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf } from '../../../lib/secret';

let site: Site;
let support: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  await site.setBrand('main', { mostSessions: 3 });
  support = await openOperator(site, { roles: ['support'] });
});
afterAll(() => site.drop());

const { readAccess, endPlayerSessions, forgetPlayerDevice, holdAccount } = sessionConsole;
const reason = 'the player asked for it';

const codeOf = async (visitor: SomePlayer) =>
  (await visitor.call(player.readMember, {})).refusal?.code ?? 'live';

const actsOf = async ({ playerId }: SomePlayer) => {
  const rows = await site.database.sql<{ act: string }>`
    select act from audit.entry_view
    where (player_id = ${playerId}::bigint or object_kind = 'hold' and object_id = ${playerId})
      and operator_id is not null
    order by id`;
  return rows.map(({ act }) => act);
};

const signIn = (someone: SomePlayer, password = someone.password) =>
  site.visitor().call(session.logIn, { username: someone.username, password, type: 'username' });

describe('[OPS-01] an operator', () => {
  test('sees sign-ins and devices, with the other accounts of a browser', async () => {
    const someone = await registerPlayer(site);
    const other = await registerPlayer(site);
    await site.database.sql`
      update session.device d set device_hash = o.device_hash
      from session.device o
      where d.player_id = ${other.playerId}::bigint and o.player_id = ${someone.playerId}::bigint`;
    const { playerId } = someone;
    const access = await support.get(readAccess, { playerId });
    expect(access).toMatchObject({
      isHeld: false,
      sessions: [{ address: expect.stringMatching(/^10\./) }],
      devices: [{ others: [{ id: other.playerId }] }],
    });
    const elsewhere = await openOperator(site, { roles: ['support'], brands: ['second'] });
    const answer = await elsewhere.call(readAccess, { playerId });
    expect(answer.refusal?.code).toBe('request.unknown');
  });

  test('ends one session, then all, each with a line', async () => {
    const first = await registerPlayer(site);
    const second = await logInAs(site, first);
    const { playerId } = first;
    const { sessions } = await support.get(readAccess, { playerId });
    const signInId = sessions[0]!.id;
    const one = await support.get(endPlayerSessions, { playerId, signInId, reason });
    expect(one).toEqual({ ended: 1 });
    expect([await codeOf(first), await codeOf(second)]).toEqual(['live', 'session.expired']);
    expect(await support.get(endPlayerSessions, { playerId, reason })).toEqual({ ended: 1 });
    expect(await codeOf(first)).toBe('session.expired');
    expect(await actsOf(first)).toEqual(['player.end_sessions', 'player.end_sessions']);
  });

  test('ends no session of another player, and none without the right', async () => {
    const [someone, other] = [await registerPlayer(site), await registerPlayer(site)];
    const { sessions } = await support.get(readAccess, { playerId: other.playerId });
    const given = { playerId: someone.playerId, signInId: sessions[0]!.id, reason };
    const answer = await support.call(endPlayerSessions, given);
    expect(answer.refusal?.code).toBe('request.unknown');
    const cashier = await openOperator(site, { roles: ['cashier'] });
    const refused = await cashier.call(endPlayerSessions, { playerId: someone.playerId, reason });
    expect(refused.refusal?.code).toBe('operator.right_missing');
    expect([await codeOf(someone), await codeOf(other)]).toEqual(['live', 'live']);
  });

  test('forgets a device, whose sessions end', async () => {
    const first = await registerPlayer(site);
    const second = await logInAs(site, first);
    const { playerId } = first;
    const { devices } = await support.get(readAccess, { playerId });
    const deviceId = devices[0]!.id;
    expect(await support.get(forgetPlayerDevice, { playerId, deviceId, reason })).toEqual({
      ended: 1,
    });
    expect([await codeOf(first), await codeOf(second)]).toEqual(['live', 'session.expired']);
    const again = await support.call(forgetPlayerDevice, { playerId, deviceId, reason });
    expect(again.refusal?.code).toBe('request.unknown');
  });
});

describe('[OPS-01] [R-S4] an account that is held against a take-over', () => {
  const held = async () => {
    const someone = await registerPlayer(site);
    await support.get(holdAccount, { playerId: someone.playerId, reason });
    return someone;
  };

  test('has no session and no known browser, and its password opens it no more', async () => {
    const someone = await held();
    expect(await codeOf(someone)).toBe('session.expired');
    const right = await signIn(someone);
    expect([right.status, right.refusal?.code]).toEqual([423, 'session.held']);
    // Who guesses learns nothing of it.
    expect((await signIn(someone, 'not the password')).refusal?.code).toBe(
      'session.wrong_credentials',
    );
    const { isHeld, devices } = await support.get(readAccess, { playerId: someone.playerId });
    expect({ isHeld, devices }).toEqual({ isHeld: true, devices: [] });
    expect(await actsOf(someone)).toEqual(['hold.change']);
    const events = await site.database.sql`
      select from lib.outbox
      where type = 'session.held' and payload ->> 'playerId' = ${someone.playerId}`;
    expect(events).toHaveLength(1);
  });

  test('opens by the link of a mail, and the password is changed first', async () => {
    const someone = await held();
    const ticket = 'a'.repeat(43);
    await site.database.sql`
      insert into session.ticket (ticket_hash, player_id, purpose, expires_at)
      values (${digestOf(ticket)}, ${someone.playerId}::bigint, 'unlock',
        lib.now() + interval '5 minutes')`;
    await site.visitor().get(session.unlockByMail, { ticket });
    const back = await signIn(someone);
    expect(back.body.value).toMatchObject({ passwordDefault: true });
  });

  test('is lifted by two operators for a player without such a way', async () => {
    const lead = await openOperator(site, { roles: ['lead'] });
    const someone = await held();
    const { playerId: object } = someone;
    const kind = 'hold' as const;
    const { version } = await support.get(operator.previewChange, { kind, object, patch: {} });
    const given = { kind, object, version, patch: { held: false }, reason };
    const { id, state } = await support.get(operator.proposeChange, given);
    expect(state).toBe('proposed');
    expect((await signIn(someone)).refusal?.code).toBe('session.held');
    await lead.get(operator.approveChange, { id, reason });
    expect((await signIn(someone)).body.value).toMatchObject({ passwordDefault: true });
  });
});
