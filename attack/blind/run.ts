import { createHash, randomUUID } from 'node:crypto';
import type { SlotOutcome } from '../../packages/games/src/slots/rules/round';
import { slotRoundOf } from '../../packages/games/src/slots/rules/slot-round';
import { slotByCode } from '../../packages/games/src/games';
import { lowest } from './binomial';
import type { Games } from './games';
import type { Seen } from './guess';
import { pressOver } from './press';

export type Wanted = {
  seed: string;
  seats: number;
  presses: number;
  repeats: number;
  /** Called after each first press and its repeats. */
  onPress?: (count: number) => void;
};

const game = 'lotus-pond';
const stake = '20000';
const isRich = ({ phases }: SlotOutcome) => phases.length > 10;
const isPoor = ({ phases, units }: SlotOutcome) => phases.length === 1 && units === 0;

/** Random numbers from a seed word, so that a run can be repeated. */
const chanceOf = (seed: string) => {
  let turn = 0;
  return () =>
    createHash('sha256')
      .update(`${seed}:${(turn += 1)}`)
      .digest();
};

/**
 * Players without money press. Before each press a coin decides whether the next round is rich or
 * poor; then the refused press is repeated. Returns what an outsider can measure of it.
 */
export const pressBlind = async (games: Games, wanted: Wanted): Promise<Seen[]> => {
  const plenty = { count: 1_000_000, seconds: 1 };
  const world = await games.gamesWorld({ paceMs: 0, repeatMs: 0 }, { start: plenty });
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  world.wallet.setBalance(0);
  const draw = chanceOf(wanted.seed);
  const seats = [];
  for (let n = 0; n < wanted.seats; n += 1) {
    const player = await games.sitDown(world.app, { game });
    seats.push({ player, line: pressOver(origin, games.gamesOrigin, player) });
  }
  const seen: Seen[] = [];
  for (let n = 0; n < wanted.presses; n += 1) {
    const { player, line } = seats[n % seats.length]!;
    const rich = (draw()[0]! & 1) === 1;
    await hideRound(world, games, { player, draw, wanted: rich ? isRich : isPoor });
    const key = randomUUID();
    const first = await line.press(key, stake);
    const again = [];
    for (let k = 0; k < wanted.repeats; k += 1) again.push(await line.press(key, stake));
    const all = [first, ...again];
    if (all.some(({ status }) => status !== 409)) throw new Error('a press was not refused');
    seen.push({
      isRich: rich,
      firstMs: first.ms,
      repeatMs: lowest(again.map(({ ms }) => ms)),
      bytes: lowest(all.map(({ bytes }) => bytes)),
    });
    wanted.onPress?.(n + 1);
  }
  for (const { line } of seats) line.close();
  await world.close();
  return seen;
};

type Hidden = {
  player: Awaited<ReturnType<Games['sitDown']>>;
  draw: () => Buffer;
  wanted: (outcome: SlotOutcome) => boolean;
};

/** Gives a seat a server seed whose next nonce has the wanted outcome. */
const hideRound = async (
  world: Awaited<ReturnType<Games['gamesWorld']>>,
  games: Games,
  { player, draw, wanted }: Hidden,
): Promise<void> => {
  const [pair] = await world.query(
    `select d.client_seed, d.rounds from games.seeds d join games.seat s on s.id = d.seat_id
     join games.session e on e.player_id = s.player_id and e.game = s.game
     where e.id = $1 and d.started_at is not null and d.opened_at is null`,
    [player.session],
  );
  const { rules } = slotByCode.get(game)!;
  const nonce = Number(pair!.rounds) + 1;
  for (;;) {
    const serverSeed = draw().toString('hex');
    const seeds = { serverSeed, clientSeed: String(pair!.client_seed), nonce };
    if (!wanted(slotRoundOf(rules, seeds).outcome)) continue;
    await games.putServerSeed(world, player, serverSeed);
    return;
  }
};
