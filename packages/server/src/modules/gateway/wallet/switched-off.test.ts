import { randomUUID } from 'node:crypto';
import { catalogueConsole } from '@parlour/contract/catalogue-console';
import { launch } from '@parlour/contract/launch';
import { operator } from '@parlour/contract/operator';
import { expectSoundBooks } from '@parlour/testkit/ledger/books';
import { openOperator, type SomeOperator } from '@parlour/testkit/people/operators';
import { openScene, unit, type Scene } from '@parlour/testkit/ledger/scene';
import { openSecondProcess, type SecondProcess } from '@parlour/testkit/site/second-process';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let site: Site;
let second: SecondProcess;
let games: SomeOperator;
/** To whom the site sent that games changed. */
const notified: string[] = [];
/** One vendor, whose calls come to either process. */
let here: Vendor;
let there: Vendor;

beforeAll(async () => {
  site = await openSite();
  second = await openSecondProcess(site);
  games = await openOperator(site, { roles: ['games'] });
  site.platform.live.listen((to, { type }) => {
    if (type === 'games') notified.push(to);
  });
  let turn = 0;
  const inTurn = {
    ...site,
    get app() {
      turn += 1;
      return turn % 2 === 0 ? site.app : second.app;
    },
  };
  here = await openVendor(inTurn, { code });
  there = await openVendor(inTurn, { code: 'GOES_ON' });
  for (const vendor of [here, there]) {
    await site.database.sql`
      insert into catalogue.vendor (brand, code, game_type, titles)
      values ('main', ${vendor.code}, 'RNG', '{"EN": "Stops"}')`;
  }
  await site.database.sql`
    update catalogue.game set classify = 'Stopped Slots' where vendor_code = ${here.code}`;
});

afterAll(async () => {
  await expectSoundBooks(site.database);
  await second.close();
  await site.drop();
});

const reason = 'the game pays wrongly';

const gameId = async (): Promise<string> => {
  const [row] = await site.database.sql<{ id: string }>`
    select id::text from catalogue.game where vendor_code = ${here.code} order by id limit 1`;
  return row!.id;
};

const switchOff = async (
  kind: 'class' | 'listing' | 'vendor',
  object: string,
  patch: Record<string, boolean>,
) => {
  const { version } = await games.get(operator.previewChange, { kind, object, patch: {} });
  await games.get(operator.proposeChange, { kind, object, patch, version, reason });
};

const code = 'STOPS';

/** What takes the game from the site, and what gives it back. */
const stops: [name: string, off: () => Promise<unknown>, on: () => Promise<unknown>][] = [
  [
    'a game',
    async () =>
      games.get(catalogueConsole.switchGameOff, { id: await gameId(), brand: 'main', reason }),
    () => site.database.sql`delete from catalogue.shown_game where vendor_code = ${code}`,
  ],
  [
    'a class of games',
    () => switchOff('class', 'main:Stopped Slots', { off: true }),
    () => site.database.sql`delete from catalogue.off_class where classify = 'Stopped Slots'`,
  ],
  [
    'a vendor in maintenance',
    () => switchOff('listing', `main:${code}:RNG`, { maintenance: true }),
    () => site.database.sql`update catalogue.vendor set maintenance = false where code = ${code}`,
  ],
  [
    'a vendor that is not shown',
    () => switchOff('listing', `main:${code}:RNG`, { shown: false }),
    () => site.database.sql`update catalogue.vendor set enabled = true where code = ${code}`,
  ],
];

/** Bets of many players until all have seen the stop; how many were taken before and after it. */
const playUntilStopped = async (scenes: Scene[], stop: () => Promise<unknown>) => {
  const counts = { before: 0, after: 0, refused: new Set<string>() };
  let isOff = false;
  const play = async (scene: Scene) => {
    for (let late = 0; late < 4;) {
      const wasOff = isOff;
      const status = await scene.bet();
      if (status === 'RS_OK') counts[wasOff ? 'after' : 'before'] += 1;
      else counts.refused.add(status);
      if (wasOff) late += 1;
      if (counts.before >= 30 && scene === scenes[0] && !isOff) {
        await stop();
        isOff = true;
      }
    }
  };
  await Promise.all(scenes.map(play));
  return counts;
};

describe('[R-I6] [GAME-12] in every process, from the answer to the stop on,', () => {
  test.each(stops)('%s takes no bet, and what runs is concluded', async (_name, off, on) => {
    const scenes = await Promise.all(
      Array.from({ length: 6 }, () => openScene(site, here, '100000')),
    );
    const one = scenes[0]!;
    const [won, back] = [randomUUID(), randomUUID()];
    for (const key of [won, back]) {
      expect(await one.bet({ transaction_uuid: key })).toBe('RS_OK');
    }
    const counts = await playUntilStopped(scenes, off);
    expect(counts).toMatchObject({ after: 0, refused: new Set(['RS_ERROR_INVALID_GAME']) });
    const before = BigInt((await one.cash()).replaceAll(',', '').split('.')[0]!);
    expect(await one.win(won, { amount: 5 * unit, round_closed: true })).toBe('RS_OK');
    expect(await one.rollback(back)).toBe('RS_OK');
    expect(await one.cash()).toBe(String(before + 6n));
    const other = await openScene(site, there);
    expect(await other.bet()).toBe('RS_OK');
    await on();
    expect(await one.bet()).toBe('RS_OK');
    expect(await one.bet()).toBe('RS_OK');
  });

  test('a closed brand takes no bet, and what runs is concluded', async () => {
    const scenes = await Promise.all(
      Array.from({ length: 6 }, () => openScene(site, there, '100000')),
    );
    const one = scenes[0]!;
    const [won, back] = [randomUUID(), randomUUID()];
    for (const key of [won, back]) await one.bet({ transaction_uuid: key });
    const close = (closed: boolean) => site.database.sql`
      update brand.brand set maintenance = ${closed} where code = 'main'`;
    const counts = await playUntilStopped(scenes, () => close(true));
    expect(counts).toMatchObject({ after: 0, refused: new Set(['RS_ERROR_USER_DISABLED']) });
    expect(await one.win(won, { amount: 5 * unit, round_closed: true })).toBe('RS_OK');
    expect(await one.rollback(back)).toBe('RS_OK');
    await close(false);
    expect(await one.bet()).toBe('RS_OK');
    // What a process knows of the brand may be a moment old.
    const none = { vassalage: 'NONE', gameCode: 'none' };
    const code = async () => (await site.visitor().call(launch.checkGame, none)).refusal?.code;
    await expect.poll(code).toBe('launch.game_unavailable');
  });
});

describe('[R-I6] [GAME-05] the page of an open game', () => {
  test.each([
    ...stops.map(([name, off, on]) => {
      const why = name.includes('maintenance') ? 'vendor_maintenance' : 'game_unavailable';
      return [name, why, off, on] as const;
    }),
    [
      'a vendor that is switched off everywhere',
      'vendor_maintenance',
      () => switchOff('vendor', code, { enabled: false }),
      () => site.database.sql`update gateway.profile set enabled = true where code = ${code}`,
    ] as const,
  ])('is notified of %s, and asks why', async (_name, why, off, on) => {
    const [{ gameCode } = { gameCode: '' }] = await site.database.sql<{ gameCode: string }>`
      select code as "gameCode" from catalogue.game where vendor_code = ${code} limit 1`;
    const ask = async () => {
      const input = { vassalage: code, gameCode };
      return (await site.visitor().call(launch.checkGame, input)).refusal?.code;
    };
    expect(await ask()).toBeUndefined();
    const before = notified.length;
    await off();
    await vi.waitFor(() => expect(notified.length).toBe(before + 1));
    expect(await ask()).toBe(`launch.${why}`);
    await on();
    expect(await ask()).toBeUndefined();
  });

  test('asks of no game that is not there', async () => {
    const unknown = { vassalage: code, gameCode: 'none' };
    const { refusal } = await site.visitor().call(launch.checkGame, unknown);
    expect(refusal?.code).toBe('launch.game_unavailable');
  });
});

test('[R-I6] a game that one brand took down is played in another', async () => {
  const scene = await openScene(site, here);
  await site.database.sql`
    insert into catalogue.shown_game (brand, vendor_code, code, hidden)
    select 'second', vendor_code, code, true from catalogue.game where vendor_code = ${code}`;
  expect(await scene.bet()).toBe('RS_OK');
});
