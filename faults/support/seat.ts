import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from '@parlour/contract/launch';
import {
  sessionHeader,
  type Boot,
  type GameRefusal,
  type PlayedRound,
} from '../../packages/games/src/rounds/wire';
import { cookieLine, keepCookies, type Visitor } from './visitor';

/** A player with one of the house's games open, as the page in the frame has it. */
export type Seat = { player: Visitor; session: string; cookies: Map<string, string>; boot: Boot };

export type Told<Value> = { status: number; value: Value; refusal: GameRefusal | undefined };

/** Launches the game, follows the ticket, and reads what the page reads first. */
export const openGame = async (player: Visitor, gameCode: string): Promise<Seat> => {
  const { content } = await player.get(launch.launchGame, {
    vassalage: 'HOUSE',
    gameCode,
    gameType: 'RNG',
    device: 'WEB',
    language: 'VI',
  });
  const page = await fetch(content);
  const cookies = new Map<string, string>();
  keepCookies(cookies, page.headers);
  const session = /play\?session=([0-9a-f-]{36})/.exec(await page.text())?.[1] ?? '';
  const bare = { player, session, cookies };
  const { status, value } = await ask<Boot>(bare, 'GET', '/boot');
  if (status !== 200) throw new Error(`boot of ${gameCode}: ${status} ${JSON.stringify(value)}`);
  return { ...bare, boot: value };
};

/** One call of the page in the frame; throws when no answer comes. */
export const ask = async <Value>(
  { player: { site }, session, cookies }: Pick<Seat, 'player' | 'session' | 'cookies'>,
  method: 'GET' | 'POST',
  path: string,
  { body, key }: { body?: object; key?: string } = {},
): Promise<Told<Value>> => {
  const response = await fetch(site.gamesUrl + path, {
    method,
    headers: {
      origin: site.gamesUrl,
      cookie: cookieLine(cookies),
      [sessionHeader]: session,
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(15_000),
  });
  const value = (await response.json()) as Value;
  const isGood = response.status === 200;
  return {
    status: response.status,
    value,
    refusal: isGood ? undefined : (value as unknown as GameRefusal),
  };
};

export const start = (seat: Seat, stake: string, key: string = randomUUID()) =>
  ask<PlayedRound>(seat, 'POST', '/rounds', { body: { stake }, key });

/** What a player was told of one press; `refused`: the stake was more than the balance. */
export type Press = {
  key: string;
  stake: string;
  /** The first answer with a round in it, and the last. */
  first: PlayedRound | 'refused';
  last: PlayedRound | 'refused';
  /** Answers that never came, or asked to come again. */
  troubles: number;
  /** Answers that no player may see: 500 and the like. */
  faults: string[];
};

/** Presses once, and asks on with the same key until the round is over, whatever falls. */
export const playThrough = async (seat: Seat, stake: string): Promise<Press> => {
  const key = randomUUID();
  const notes = { troubles: 0, faults: [] as string[] };
  const first = await untilTold(seat, notes, () => start(seat, stake, key));
  let last = first;
  for (let plate = 0; last !== 'refused' && last.status !== 'settled';) {
    const { id, status } = last;
    if (status === 'refunded') break;
    if (status === 'settling') {
      await pause(100);
      last = await untilTold(seat, notes, () => ask(seat, 'GET', `/rounds/${id}`));
      continue;
    }
    const choice = { body: { plate } };
    last = await untilTold(seat, notes, () => ask(seat, 'POST', `/rounds/${id}/choice`, choice));
    plate += 1;
  }
  return { key, stake, first, last, ...notes };
};

const patienceMs = 60_000;

const untilTold = async (
  seat: Seat,
  notes: Pick<Press, 'troubles' | 'faults'>,
  call: () => Promise<Told<PlayedRound>>,
): Promise<PlayedRound | 'refused'> => {
  const giveUpAt = Date.now() + patienceMs;
  let said = 'nothing';
  while (Date.now() < giveUpAt) {
    const told = await call().catch(() => undefined);
    if (told && !told.refusal) return told.value;
    const { code, retryAfterMs } = told?.refusal ?? {};
    said = `${told?.status} ${code}`;
    if (code === 'wallet.insufficient_funds') return 'refused';
    if (code !== 'round.too_soon') notes.troubles += 1;
    if (told && !isPatient(told)) notes.faults.push(said);
    await pause(Math.min(retryAfterMs ?? 100, 1000));
  }
  throw new Error(`${seat.boot.game}: no certain answer within a minute, the last was ${said}`);
};

/** Answers that a page may be given while the site is in trouble: it asks again by itself. */
const isPatient = ({ status, refusal }: Told<unknown>): boolean =>
  status === 503 || refusal?.code === 'round.too_soon' || refusal?.code === 'round.open';
