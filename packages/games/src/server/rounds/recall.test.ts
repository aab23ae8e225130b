import { micros, moneyText } from '@parlour/contract/money';
import { afterAll, expect, test } from 'vitest';
import { slots } from '../../games';
import { plateNumbersLeft } from '../../slots/rules/pick-bonus';
import type { SlotRound } from '../../slots/rules/round';
import { cookieName } from '../sessions/sessions';
import {
  ask,
  gamesOrigin,
  gamesWorld,
  nextRoundIs,
  sitDown,
  type Player,
} from '@parlour/testkit/games/games-world';

const world = await gamesWorld();
world.wallet.setBalance(1_000_000_000_000);
afterAll(() => world.close());

const someRounds = 12;

test.each(slots.map((game) => [game.code, game] as const))(
  '[R-H4] [R-C5] in %s a replay of any round shows what was stored and what was paid',
  async (code, { rules }) => {
    const player = await sitDown(world.app, { game: code });
    const play = async () => {
      const before = world.wallet.moved().length;
      const round = await played(player, (await player.spin()).body);
      await world.pass('5 seconds');
      return { round, moved: world.wallet.moved().slice(before) };
    };
    const lifts = rules.kind !== 'anywhere' && rules.pick;
    if (lifts) await nextRoundIs(world, player, code, ({ awaits }) => awaits === 'pick');
    for (let count = 0; count < someRounds; count += 1) {
      const { round, moved } = await play();
      const shown = await shownAgain(player, round.id);
      expect(shown).toEqual(round);
      const [kept] = await world.query(
        `select outcome, stake::text, payout::text, status from games.round where id = $1`,
        [round.id],
      );
      expect(shown.outcome).toEqual(kept?.outcome);
      expect([shown.stake, shown.payout, shown.status]).toEqual([
        moneyText(BigInt(String(kept?.stake))),
        moneyText(BigInt(String(kept?.payout))),
        'settled',
      ]);
      // The wallet counts in 10⁻⁵ of the unit; a round without a win is ended with one of nothing.
      const wired = (amount: string) => String(micros(amount) / 10n);
      expect(moved).toEqual([`bet ${wired(shown.stake)}`, `win ${wired(shown.payout)}`]);
      const change = micros(shown.balanceAfter!) - micros(shown.balanceBefore!);
      expect(change).toBe(micros(shown.payout) - micros(shown.stake));
    }
  },
);

/** Lifts what the round waits for, lowest plate first. */
const played = async (player: Player, round: SlotRound): Promise<SlotRound> => {
  const rules = slots.find(({ code }) => code === round.outcome.game)!.rules;
  let latest = round;
  while (latest.outcome.awaits) {
    const [plate = 0] = plateNumbersLeft(rules, latest.outcome);
    latest = (await player.lift(latest.id, plate)).body;
  }
  return (await player.read(latest.id)).body;
};

test('a page that replays a round plays nothing and shows no other round', async () => {
  const { code } = slots.find(({ rules }) => rules.kind !== 'anywhere' && rules.pick)!;
  const player = await sitDown(world.app, { game: code });
  await nextRoundIs(world, player, code, ({ awaits }) => awaits === 'pick');
  const { id } = (await player.spin()).body;
  const page = await recalled(player, id);

  expect((await page('GET', `/rounds/${id}`)).json<SlotRound>().status).toBe('open');
  for (const path of ['/rounds', '/rounds/current']) {
    expect((await page('GET', path)).json()).toMatchObject({ code: 'game.unavailable' });
  }
  const lifted = await page('POST', `/rounds/${id}/choice`, { choice: 0 });
  expect(lifted.json()).toMatchObject({ code: 'game.unavailable' });
  expect((await page('POST', `/rounds/${id}/seen`)).json()).toMatchObject({
    code: 'game.unavailable',
  });
  expect((await player.read(id)).body.status).toBe('open');

  await played(player, (await player.read(id)).body);
  await world.pass('5 seconds');
  const next = await played(player, (await player.spin()).body);
  expect((await page('GET', `/rounds/${next.id}`)).statusCode).toBe(404);
});

test('a page that replays a round expires, however often it is used', async () => {
  const player = await sitDown(world.app, { game: 'lotus-pond' });
  const { id } = await played(player, (await player.spin()).body);
  const page = await recalled(player, id);
  expect((await page('GET', '/seeds')).statusCode).toBe(200);
  await world.query(
    `update games.session set created_at = created_at - interval '31 minutes' where recall = $1`,
    [id],
  );
  for (const path of [`/rounds/${id}`, '/boot', '/seeds']) {
    expect((await page('GET', path)).statusCode).toBe(401);
  }
});

const shownAgain = async (player: Player, round: string): Promise<SlotRound> =>
  (await (await recalled(player, round))('GET', `/rounds/${round}`)).json<SlotRound>();

/** As the site's record requests it: a page of its own, without play. */
const recalled = async ({ app, user }: Player, round: string) => {
  const answer = await ask(app, '/game/round', {
    operator_id: 1,
    user,
    round,
    sub_partner_id: 'main',
  });
  const { url } = answer.json<{ url: string }>();
  const page = await app.inject({ method: 'GET', url: url.slice(gamesOrigin.length) });
  const session = /play\?session=([0-9a-f-]{36})/.exec(page.body)?.[1] ?? '';
  const headers = {
    origin: gamesOrigin,
    cookie: `${cookieName}=${page.cookies[0]?.value}`,
    'x-game-session': session,
  };
  return (method: 'GET' | 'POST', path: string, body?: object) =>
    app.inject({ method, url: path, headers, ...(body && { payload: body }) });
};
