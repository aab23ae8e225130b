import { micros } from '@parlour/contract/money';
import { operator } from '@parlour/contract/operator';
import { voidingObject } from '@parlour/contract/round-console';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import { killAtGate } from '@parlour/testkit/site/killed-process';
import { takeSeat } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor } from '@parlour/testkit/vendors/vendor';
import { openPlay, openVoidScene } from '@parlour/testkit/ledger/void-scene';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { voidRounds } from './void-rounds';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.drop());

const script = `
  import { openDatabase } from '@parlour/server/lib/database/open-database';
  import { voidRounds } from '@parlour/server/modules/round/desk/many/void-rounds';
  const database = openDatabase(process.env.ADDRESS);
  const log = { warn: () => undefined };
  for (;;) await voidRounds({ database, log, live: { notifyChanged: () => undefined } });
`;

test('[R-I7] [R-W2] a process that is killed in the middle of a round leaves it as it was, and another voids it once', async () => {
  const { sql } = site.database;
  const vendor = await openVendor(site);
  const scene = await openVoidScene(site);
  const seat = await takeSeat(site, vendor, { cash: '100' });
  const rounds: string[] = [];
  for (const stake of [10, 20, 30]) {
    const play = openPlay(site, vendor, seat);
    await play.win(await play.bet(stake), 2 * stake);
    rounds.push(await play.id());
  }
  // Behind this gate the second round's money is moved, and nothing of it is committed.
  await sql([
    `create function round.wait_in_the_middle() returns trigger language plpgsql as $$
     begin
       if new.round_id = ${rounds[1]} then perform pg_advisory_xact_lock_shared(4242); end if;
       return new;
     end $$`,
  ] as unknown as TemplateStringsArray);
  await sql`
    create trigger wait_in_the_middle after insert on round.void
    for each row execute function round.wait_in_the_middle()`;
  const [span] = await sql<{ game: string; from: Date; until: Date }>`
    select min(g.code) as game, min(r.opened_at) as from, lib.now() as until
    from round.round r join catalogue.game g on g.id = r.game_id`;
  const object = voidingObject({
    brand: 'main',
    vendor: 'ACME',
    game: span!.game,
    from: span!.from.toISOString(),
    until: span!.until.toISOString(),
  });
  const asked = { kind: 'voids' as const, object };
  const { version } = await scene.author.get(operator.previewChange, { ...asked, patch: {} });
  const reason = 'the wheel showed another number';
  const patch = { reason: 'malfunction' };
  const made = await scene.author.get(operator.proposeChange, { ...asked, patch, version, reason });
  await scene.approve(made.id);

  await killAtGate(site, script);
  const states = () => sql<{ state: string }>`
    select state from round.voiding_round order by n`;
  expect((await states()).map(({ state }) => state)).toEqual(['voided', 'waiting', 'waiting']);
  expect(await seat.cash()).toBe(micros('150'));
  await voidRounds(site.platform);
  expect((await states()).map(({ state }) => state)).toEqual(['voided', 'voided', 'voided']);
  expect(await seat.cash()).toBe(micros('100'));
  for (const [at, round] of rounds.entries()) {
    expect(await scene.entriesOf(round)).toEqual([{ pocket: 'cash', amount: `-${10 * (at + 1)}` }]);
  }
  await expectSoundBooks(site.database);
}, 120_000);
