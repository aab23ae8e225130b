import { randomUUID } from 'node:crypto';
import { micros } from '@parlour/contract/money';
import { openOperator, shareAddress } from '@parlour/testkit/people/operators';
import { dropSoundActivity } from '@parlour/testkit/ledger/activity';
import { registerPlayer } from '@parlour/testkit/people/players';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { openPlay, openVoidScene } from '@parlour/testkit/ledger/void-scene';
import { fundTrial, give } from '@parlour/testkit/ledger/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credit } from '../../wallet';

let site: Site;
let vendor: Vendor;
let scene: Awaited<ReturnType<typeof openVoidScene>>;
beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site);
  scene = await openVoidScene(site);
});
afterAll(() => dropSoundActivity(site));

/** A settled round that staked and paid so many units. */
const settled = async (stake: number, payout: number, cash = '100') => {
  const seat = await takeSeat(site, vendor, { cash });
  const play = openPlay(site, vendor, seat);
  const bet = await play.bet(stake);
  await play.win(bet, payout);
  return { seat, play, bet, id: await play.id() };
};

const linesOf = (id: string) => site.database.sql<{ act: string; before: object; after: object }>`
  select act, before::jsonb as before, after::jsonb as after from audit.entry_view
  where object_kind = 'void' and object_id = ${id} order by id`;

describe('[R-I7] a round is voided by two persons', () => {
  test('a settled one: the stake returns, the payout is taken back, once, with its lines', async () => {
    const { seat, id } = await settled(10, 30);
    expect(await seat.cash()).toBe(micros('120'));
    const made = await scene.propose(id);
    expect(made.body.value).toMatchObject({ state: 'proposed', needsSecond: true, alone: false });
    // Nothing moves before the second person.
    expect(await seat.cash()).toBe(micros('120'));
    const own = await scene.approve(made.body.value.id, scene.author);
    expect(own.refusal?.code).toBe('operator.right_missing');
    expect((await scene.approve(made.body.value.id)).body.value.state).toBe('applied');
    expect(await seat.cash()).toBe(micros('100'));
    expect(await scene.roundOf(id)).toEqual({
      status: 'refunded',
      stake: 0n,
      payout: 0n,
      isVoided: true,
    });
    expect(await scene.entriesOf(id)).toEqual([{ pocket: 'cash', amount: '-20' }]);
    const lines = await linesOf(id);
    expect(lines.map(({ act }) => act)).toEqual(['change.propose', 'void.change']);
    expect(lines[1]).toMatchObject({
      before: { status: 'closed', stake: '10', payout: '30', moves: ['cash -20'] },
      after: { status: 'refunded', stake: '0', payout: '0', moves: [], reason: 'malfunction' },
    });
    expect((await scene.voidRound(id)).refusal?.code).toBe('round.nothing_stands');
    expect(await seat.cash()).toBe(micros('100'));
  });

  test('never the same person, and never one alone where a brand allows that', async () => {
    const { id, seat } = await settled(10, 0);
    const made = await scene.propose(id, scene.second);
    expect((await scene.approve(made.body.value.id)).refusal?.code).toBe('change.same_person');
    const { sql } = site.database;
    const row = (decider: number) => sql`
      insert into round.void (round_id, reason, change_id, proposer_id, decider_id, stake, payout,
        voided_at)
      values (${id}::bigint, 'malfunction', 1, 7, ${decider}, 0, 0, lib.now())`;
    await expect(row(7)).rejects.toMatchObject({ constraint: 'two_persons' });
    expect(await seat.cash()).toBe(micros('90'));
    await sql`update brand.brand set alone = true where code = 'main'`;
    const other = await settled(10, 0);
    const alone = await scene.propose(other.id, scene.second);
    expect(alone.body.value).toMatchObject({ state: 'proposed', alone: false });
    await sql`update brand.brand set alone = false where code = 'main'`;
  });

  test('what is written of it does not change', async () => {
    const { id } = await settled(10, 0);
    await scene.voidRound(id);
    const { sql } = site.database;
    await expect(sql`update round.void set reason = 'duplicate'`).rejects.toMatchObject({
      constraint: 'append_only',
    });
    await expect(sql`delete from round.void`).rejects.toMatchObject({ constraint: 'append_only' });
  });

  test('an open one: the vendor’s late messages get their codes and move nothing', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const play = openPlay(site, vendor, seat);
    const bet = await play.bet(40);
    const id = await play.id();
    expect((await scene.voidRound(id)).status).toBe(200);
    expect(await seat.cash()).toBe(micros('100'));
    const of = { reference_transaction_uuid: bet };
    const late = [
      await play.call('win', { ...of, amount: 900_000, round_closed: true }),
      await play.call('rollback', { ...of, round_closed: true }),
      await play.call('bet', { amount: 100_000 }),
    ];
    expect(late).toEqual(['RS_ERROR_TRANSACTION_ROLLED_BACK', 'RS_OK', 'RS_ERROR_UNKNOWN']);
    expect(await seat.cash()).toBe(micros('100'));
    expect(await scene.roundOf(id)).toMatchObject({ status: 'refunded', isVoided: true });
  });

  test('several bets and payouts, one of which was taken back before', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const play = openPlay(site, vendor, seat);
    const [first, second] = [await play.bet(10), await play.bet(20)];
    await play.call('rollback', { reference_transaction_uuid: first });
    await play.win(second, 5, { round_closed: false });
    await play.win(second, 50);
    const id = await play.id();
    const seen = await scene.look(id);
    expect(seen.body.value.values).toMatchObject({
      stake: '20',
      payout: '55',
      moves: ['cash -35'],
    });
    expect((await scene.voidRound(id)).status).toBe(200);
    expect(await seat.cash()).toBe(micros('100'));
  });
});

describe('[R-I7] a void restores the wallets of a round', () => {
  test('cash and bonus, as each paid', async () => {
    const seat = await takeSeat(site, vendor, { cash: '30' });
    await give(site, seat.playerId, { pocket: 'bonus', amount: micros('70') });
    const play = openPlay(site, vendor, seat);
    await play.win(await play.bet(100), 200);
    const id = await play.id();
    expect((await scene.look(id)).body.value.values.moves).toEqual(['bonus -70', 'cash -30']);
    expect((await scene.voidRound(id)).status).toBe(200);
    expect(await scene.entriesOf(id)).toEqual([
      { pocket: 'bonus', amount: '-70' },
      { pocket: 'cash', amount: '-30' },
    ]);
    expect(await seat.cash()).toBe(micros('30'));
  });

  test('a wallet that is kept for the vendor, also when its money is back in the main wallet', async () => {
    const { sql } = site.database;
    const seat = await takeSeat(site, vendor, { ownWallet: true });
    await sql`select wallet.open_vendor(${seat.playerId}::bigint, 'VND', 'ACME')`;
    const path = `player:${seat.playerId}:vendor:ACME`;
    await sql`
      select * from ledger.post_named(array['testing'], array[${randomUUID()}],
        array['0']::"char"[], array['house:main:opening'], array[${path}], array['VND'],
        array[${micros('50')}::bigint], array['adjust'], array[null]::bigint[])`;
    const play = openPlay(site, vendor, seat);
    await play.win(await play.bet(50), 80);
    await sql`
      select * from ledger.post_named(array['testing'], array[${randomUUID()}],
        array['0']::"char"[], array[${path}], array[${`player:${seat.playerId}:cash`}],
        array['VND'], array[${micros('80')}::bigint], array['transfer'], array[null]::bigint[])`;
    const id = await play.id();
    expect((await scene.voidRound(id)).status).toBe(200);
    // The stake is back in the vendor's wallet and pays first; the cash gives the rest.
    expect(await seat.cash()).toBe(micros('50'));
  });

  test('a free bet moves nothing, its win is taken back and its grant has it again', async () => {
    const seat = await takeSeat(site, vendor, { cash: '1' });
    const play = openPlay(site, vendor, seat);
    await play.win(await play.bet(10, { is_free: true }), 25);
    const id = await play.id();
    expect((await scene.voidRound(id)).status).toBe(200);
    expect(await seat.cash()).toBe(micros('1'));
  });

  test('what the vendor itself had paid goes back to the vendor', async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    const play = openPlay(site, vendor, seat);
    await play.win(await play.bet(10), 500, { is_supplier_promo: true });
    await scene.voidRound(await play.id());
    const [row] = await site.database.sql<{ path: string }>`
      select a.path from ledger.transfer t join ledger.account a on a.id = t.target_id
      where t.reason = 'void' and t.subject_id = ${await play.id()}::bigint
        and t.amount = ${micros('500')}::bigint`;
    expect(row?.path).toBe('vendor:ACME:settle');
    expect(await seat.cash()).toBe(micros('10'));
  });

  test('a debt that its payout had paid comes back, and no new one', async () => {
    const seat = await takeSeat(site, vendor, { cash: '10' });
    const first = openPlay(site, vendor, seat);
    const bet = await first.bet(10);
    await first.win(bet, 40, { transaction_uuid: randomUUID() });
    const second = openPlay(site, vendor, seat);
    const staked = await second.bet(40);
    // The payout of the first round was spent: its rollback leaves a debt of 40.
    const [paid] = await site.database.sql<{ key: string }>`
      select external_id as key from round.movement
      where kind = 'win' and of_external_id = ${bet}`;
    await first.call('rollback', { reference_transaction_uuid: paid!.key });
    await second.win(staked, 60);
    expect(await seat.cash()).toBe(micros('20'));
    const id = await second.id();
    expect((await scene.voidRound(id)).status).toBe(200);
    expect(await scene.entriesOf(id)).toEqual([{ pocket: 'cash', amount: '-20' }]);
    expect(await seat.cash()).toBe(0n);
  });
});

describe('[R-I7] a payout that its player no longer has', () => {
  test('refuses the whole with the missing sum, in the preview too, and moves nothing', async () => {
    const { seat, id } = await settled(10, 60, '10');
    const spent = openPlay(site, vendor, seat);
    await spent.bet(55);
    const made = await scene.propose(id);
    expect(made.refusal).toMatchObject({
      code: 'round.not_covered',
      value: { missing: '45', currency: 'VND' },
    });
    expect(await seat.cash()).toBe(micros('5'));
    expect(await scene.roundOf(id)).toMatchObject({ status: 'closed', isVoided: false });
    expect(await scene.entriesOf(id)).toEqual([]);
  });

  test('is found when the second person confirms, and covered again it is voided', async () => {
    const { seat, id } = await settled(10, 60, '10');
    const made = await scene.propose(id);
    const spent = openPlay(site, vendor, seat);
    const bet = await spent.bet(60);
    const refused = await scene.approve(made.body.value.id);
    expect(refused.refusal).toMatchObject({ code: 'round.not_covered', value: { missing: '50' } });
    await spent.call('rollback', { reference_transaction_uuid: bet });
    expect((await scene.approve(made.body.value.id)).body.value.state).toBe('applied');
    expect(await seat.cash()).toBe(micros('10'));
  });
});

describe('[R-I7] who may not, and whose round it may be', () => {
  test('an operator of another brand, or without the right, or tied to the player', async () => {
    const someone = await registerPlayer(site);
    await give(site, someone.playerId, { pocket: 'cash', amount: micros('10') });
    const seat = { playerId: someone.playerId, token: await vendor.token(someone) };
    const play = openPlay(site, vendor, seat);
    await play.win(await play.bet(10), 0);
    const id = await play.id();
    const stranger = await openOperator(site, { roles: ['lead'], brands: ['second'] });
    expect((await scene.look(id, stranger)).refusal?.code).toBe('request.unknown');
    expect((await scene.propose(id, stranger)).refusal?.code).toBe('request.unknown');
    const support = await openOperator(site, { roles: ['support'] });
    expect((await scene.propose(id, support)).refusal?.code).toBe('operator.right_missing');
    const tied = await openOperator(site, { roles: ['compliance'] });
    await shareAddress(site, tied, someone);
    expect((await scene.propose(id, tied)).refusal?.code).toBe('desk.conflict');
    const made = await scene.propose(id);
    expect((await scene.approve(made.body.value.id, tied)).refusal?.code).toBe('desk.conflict');
    expect(await scene.roundOf(id)).toMatchObject({ isVoided: false });
  });

  test('a number that is no round, an unknown reason and another field are refused', async () => {
    expect((await scene.look('999999999')).refusal?.code).toBe('request.unknown');
    expect((await scene.look('1e3')).refusal?.code).toBe('request.unknown');
    const { id } = await settled(10, 0);
    expect((await scene.propose(id, scene.author, 'because')).refusal?.code).toBe(
      'request.invalid',
    );
  });

  test('of a player whose account is closed, whose money it then is', async () => {
    const { seat, id } = await settled(10, 0, '10');
    await site.database.sql`
      update player.player set closed_at = lib.now() where id = ${seat.playerId}::bigint`;
    expect((await scene.voidRound(id)).status).toBe(200);
    expect(await seat.cash()).toBe(micros('10'));
  });

  test.each(['excluded', 'blocked'])('of a player who is %s', async (state) => {
    const { seat, id } = await settled(10, 30);
    await site.database.sql`
      insert into compliance.player_state (player_id, state)
      values (${seat.playerId}::bigint, ${state})
      on conflict (player_id) do update set state = excluded.state`;
    expect((await scene.voidRound(id)).status).toBe(200);
    expect(await seat.cash()).toBe(micros('100'));
  });

  test('with play money, of which no event is published', async () => {
    const seat = await takeSeat(site, vendor);
    await fundTrial(site, seat, '100');
    const token = await vendor.token(seat, { currency: 'FUN', mode: 'trial' });
    const play = openPlay(site, vendor, { playerId: seat.playerId, token });
    await play.win(await play.bet(10, { currency: 'FUN' }), 30, { currency: 'FUN' });
    const id = await play.id();
    expect((await scene.voidRound(id)).status).toBe(200);
    expect(await scene.entriesOf(id)).toEqual([{ pocket: 'trial', amount: '-20' }]);
    const events = await site.database.sql`
      select 1 from lib.outbox where type = 'round.voided' and key = ${id}`;
    expect(events).toEqual([]);
  });
});

describe('[R-I7] [R-W2] a void beside another act', () => {
  test('a payout that came after the proposal makes it stale', async () => {
    const seat = await takeSeat(site, vendor, { cash: '100' });
    const play = openPlay(site, vendor, seat);
    const bet = await play.bet(10);
    const id = await play.id();
    const made = await scene.propose(id);
    await play.win(bet, 30);
    expect((await scene.approve(made.body.value.id)).refusal?.code).toBe('change.stale');
    expect(await seat.cash()).toBe(micros('120'));
  });

  test('and a payout at the same instant: one of them is done, whichever is first', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const seat = await takeSeat(site, vendor, { cash: '100' });
      const play = openPlay(site, vendor, seat);
      const bet = await play.bet(10);
      const id = await play.id();
      const made = await scene.propose(id);
      const win = { reference_transaction_uuid: bet, amount: 3_000_000, round_closed: true };
      const [approved, status] = await Promise.all([
        scene.approve(made.body.value.id),
        play.call('win', win),
      ]);
      const isVoided = approved.refusal === undefined;
      expect(status).toBe(isVoided ? 'RS_ERROR_TRANSACTION_ROLLED_BACK' : 'RS_OK');
      expect(await seat.cash()).toBe(micros(isVoided ? '100' : '120'));
      expect((await scene.roundOf(id)).isVoided).toBe(isVoided);
    }
  });

  test('and another void of it: one is open, and of two who confirm one does', async () => {
    const { seat, id } = await settled(10, 30);
    const made = await scene.propose(id);
    const twice = await scene.propose(id, scene.second);
    expect(twice.refusal?.code).toBe('change.open');
    const third = await openOperator(site, { roles: ['compliance'] });
    const confirmed = await Promise.all(
      [scene.second, third, scene.second].map((by) => scene.approve(made.body.value.id, by)),
    );
    expect(confirmed.filter(({ refusal }) => refusal === undefined)).toHaveLength(1);
    expect(await seat.cash()).toBe(micros('100'));
    expect(await scene.entriesOf(id)).toEqual([{ pocket: 'cash', amount: '-20' }]);
  });

  test('and the vendor’s own rollback: the stake returns once', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const seat = await takeSeat(site, vendor, { cash: '100' });
      const play = openPlay(site, vendor, seat);
      const bet = await play.bet(10);
      const made = await scene.propose(await play.id());
      await Promise.all([
        scene.approve(made.body.value.id),
        play.call('rollback', { reference_transaction_uuid: bet }),
      ]);
      expect(await seat.cash()).toBe(micros('100'));
    }
  });
});

test('[R-I7] a debt account of another reversal is no cover', async () => {
  const { seat, id } = await settled(10, 20, '10');
  await site.database.transaction(async (sql) => {
    await sql`select ledger.open_account(${`player:${seat.playerId}:debt`}, 'VND')`;
    await credit(sql, {
      playerId: seat.playerId,
      currency: 'VND',
      pocket: 'bonus',
      amount: micros('3'),
      namespace: 'testing',
      reference: randomUUID(),
      source: 'house:main:opening',
      reason: 'adjust',
    });
  });
  const spent = openPlay(site, vendor, seat);
  await spent.bet(20);
  const { refusal } = await scene.propose(id);
  // The stake of 10 is back first, and money of the bonus pays no payout of the cash.
  expect(refusal).toMatchObject({ code: 'round.not_covered', value: { missing: '10' } });
});
