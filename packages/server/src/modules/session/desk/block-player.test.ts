import { cashier } from '@parlour/contract/cashier';
import { compliance } from '@parlour/contract/compliance';
import { launch } from '@parlour/contract/launch';
import { operator } from '@parlour/contract/operator';
import { player } from '@parlour/contract/player';
import { sessionConsole } from '@parlour/contract/session-console';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { logInAs, registerPlayer, type SomePlayer } from '@parlour/testkit/people/players';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { fund } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let site: Site;
let lead: SomeOperator;
let inspector: SomeOperator;
beforeAll(async () => {
  site = await openSite();
  lead = await openOperator(site, { roles: ['lead'] });
  inspector = await openOperator(site, { roles: ['compliance'] });
});
afterAll(() => site.drop());

const reason = 'a complaint';
const block = ({ playerId }: SomePlayer, by = lead) =>
  by.call(sessionConsole.blockPlayer, { playerId, reason });

const kind = 'block' as const;
const lift = async ({ playerId: object }: SomePlayer, by: SomeOperator) => {
  const { version } = await by.get(operator.previewChange, { kind, object, patch: {} });
  const patch = { blocked: false };
  return by.get(operator.proposeChange, { kind, object, patch, version, reason });
};

const linesOf = ({ playerId }: SomePlayer) => site.database.sql<{ act: string; reason: string }>`
  select act, reason from audit.entry_view
  where object_kind = 'block' and object_id = ${playerId} order by id`;

const lotusPond = {
  vassalage: 'HOUSE',
  gameCode: 'lotus-pond',
  gameType: 'RNG',
  device: 'H5',
  language: 'VI',
  backUrl: '/rng?page=HOUSE',
} as const;

const deposit = { methodId: 'sandbox', amount: '500000' };

describe('[OPS-01] [R-I6] an operator’s block of play', () => {
  test('ends the sessions and refuses play in one commit, with a line', async () => {
    const someone = await registerPlayer(site);
    expect((await block(someone)).status).toBe(200);
    const dead = await someone.call(player.readMember, {});
    expect([dead.status, dead.refusal?.code]).toEqual([401, 'session.expired']);
    const rows = await site.database.sql`
      select s.reason, s.ended_at = c.changed_at as "sameTime"
      from session.sign_in s join compliance.player_state c using (player_id)
      where player_id = ${someone.playerId}::bigint and s.ended_at <= c.changed_at`;
    expect(rows).toMatchObject([{ reason: 'blocked' }]);
    const events = await site.database.sql<{ payload: unknown }>`
      select payload from lib.outbox
      where type = 'session.ended' and payload ->> 'playerId' = ${someone.playerId}`;
    expect(events).toMatchObject([{ payload: { reason: 'blocked' } }]);
    expect(await linesOf(someone)).toEqual([{ act: 'block.change', reason }]);
    // Again, it is the same block.
    expect((await block(someone, inspector)).status).toBe(200);
    expect(await linesOf(someone)).toHaveLength(1);
  });

  test('[R-W9] leaves the way out open, and refuses bets, launches and deposits by its own code', async () => {
    const vendor = await openVendor(site);
    const someone = await registerPlayer(site);
    await fund(site, someone, '50');
    const seat = { playerId: someone.playerId, token: await vendor.token(someone) };
    expect(await vendor.call('bet', vendor.body('bet', seat))).toMatchObject({ status: 'RS_OK' });
    await block(someone);
    const bet = await vendor.call('bet', vendor.body('bet', seat));
    expect(bet.status).not.toBe('RS_OK');
    const back = await logInAs(site, someone);
    expect((await back.call(player.readMember, {})).status).toBe(200);
    expect((await back.call(cashier.listMethods, { kind: 'withdrawal' })).status).toBe(200);
    const refused = [
      await back.call(cashier.requestDeposit, deposit),
      await back.call(launch.launchGame, lotusPond),
    ];
    expect(refused.map(({ refusal }) => refusal?.code)).toEqual([
      'compliance.blocked',
      'compliance.blocked',
    ]);
  });

  test('is lifted by two, and never by the one who proposes it', async () => {
    const someone = await registerPlayer(site);
    await block(someone);
    const proposed = await lift(someone, lead);
    expect(proposed).toMatchObject({ state: 'proposed', needsSecond: true });
    const id = { id: proposed.id, reason };
    expect((await lead.call(operator.approveChange, id)).refusal?.code).toBe('change.same_person');
    const back = await logInAs(site, someone);
    expect((await back.call(cashier.requestDeposit, deposit)).status).toBe(403);
    await inspector.get(operator.approveChange, id);
    expect((await back.call(cashier.requestDeposit, deposit)).status).toBe(200);
  });

  test('leaves what the player chose when it is lifted', async () => {
    const someone = await registerPlayer(site);
    await someone.get(compliance.coolOff, { days: '7' });
    await block(someone);
    const { id } = await lift(someone, inspector);
    await lead.get(operator.approveChange, { id, reason });
    const back = await logInAs(site, someone);
    const answer = await back.call(cashier.requestDeposit, deposit);
    expect(answer.refusal?.code).toBe('compliance.cooling_off');
  });

  test('keeps an exclusion that the site had set before it', async () => {
    const someone = await registerPlayer(site);
    await site.database.sql`
      insert into compliance.player_state (player_id, state)
      values (${someone.playerId}::bigint, 'excluded')`;
    await block(someone);
    const { id } = await lift(someone, inspector);
    await lead.get(operator.approveChange, { id, reason });
    const [row] = await site.database.sql`
      select compliance.state_of(${someone.playerId}::bigint) as state`;
    expect(row).toEqual({ state: 'excluded' });
  });

  test('is for those with the right, and not for an account that has ended', async () => {
    const someone = await registerPlayer(site);
    const support = await openOperator(site, { roles: ['support'] });
    expect((await block(someone, support)).refusal?.code).toBe('operator.right_missing');
    await site.database.sql`
      update player.player set closed_at = lib.now() where id = ${someone.playerId}::bigint`;
    expect((await block(someone)).refusal?.code).toBe('request.unknown');
    expect(await linesOf(someone)).toEqual([]);
  });
});
