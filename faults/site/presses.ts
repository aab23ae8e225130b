import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openGame, type Answer, type GamePage } from '@parlour/testkit/games/page';
import type { RunningSite } from '@parlour/testkit/site/running-site';
import type { Visitor } from '@parlour/testkit/site/visitor';
import type { Boot, PlayedRound } from '../../packages/games/src/rounds/wire';

/** A player with one of the house's games open. */
export type Seat = { game: GamePage; boot: Boot };

export const takeSeat = async (
  site: RunningSite,
  player: Visitor,
  gameCode: string,
): Promise<Seat> => {
  const game = await openGame(site, player, gameCode);
  const { status, body } = await game.boot();
  if (status !== 200) throw new Error(`boot of ${gameCode}: ${status} ${JSON.stringify(body)}`);
  return { game, boot: body };
};

/** What a player was answered to one press; `refused`: the stake was more than the balance. */
export type Press = {
  key: string;
  stake: string;
  /** The first answer with a round in it, and the last. */
  first: PlayedRound | 'refused';
  last: PlayedRound | 'refused';
  /** Answers that never came, or asked the page to try again. */
  troubles: number;
  /** Answers that no player may see: 500 and the like. */
  faults: string[];
};

/** Presses once, and repeats with the same key until the round is over, under every fault. */
export const playThrough = async (seat: Seat, stake: string): Promise<Press> => {
  const key = randomUUID();
  const notes = { troubles: 0, faults: [] as string[] };
  const { game } = seat;
  const first = await untilTold(seat, notes, () => game.spin(key, stake));
  let last = first;
  for (let plate = 0; last !== 'refused' && last.status !== 'settled';) {
    const { id, status } = last;
    if (status === 'refunded') break;
    if (status === 'settling') {
      await pause(100);
      last = await untilTold(seat, notes, () => game.read(id));
      continue;
    }
    const lifted = plate;
    last = await untilTold(seat, notes, () => game.lift(id, lifted));
    plate += 1;
  }
  return { key, stake, first, last, ...notes };
};

const patienceMs = 60_000;

const untilTold = async (
  seat: Seat,
  notes: Pick<Press, 'troubles' | 'faults'>,
  call: () => Promise<Answer<PlayedRound>>,
): Promise<PlayedRound | 'refused'> => {
  const giveUpAt = Date.now() + patienceMs;
  let lastStatus = 'nothing';
  while (Date.now() < giveUpAt) {
    const answer = await call().catch(() => undefined);
    if (answer?.status === 200) return answer.body;
    const { code, retryAfterMs } = answer?.body ?? {};
    lastStatus = `${answer?.status} ${code}`;
    if (code === 'wallet.insufficient_funds') return 'refused';
    if (code !== 'round.too_soon') notes.troubles += 1;
    if (answer && !isPatient(answer)) notes.faults.push(lastStatus);
    await pause(Math.min(retryAfterMs ?? 100, 1000));
  }
  throw new Error(
    `${seat.boot.game}: no certain answer within a minute, the last was ${lastStatus}`,
  );
};

/** Answers that a page may be given while the site is failing: it asks again by itself. */
const isPatient = ({ status, body: { code } }: Answer<unknown>): boolean =>
  status === 503 || code === 'round.too_soon' || code === 'round.open';
