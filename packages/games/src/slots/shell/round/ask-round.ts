import type { GameRefusalCode } from '../../../rounds/wire';
import type { SlotRound } from '../../rules/round';
import { Refused, Unreachable, type Api } from '../page/api';

const backOffMs = [1000, 2000, 4000, 8000];

/** How long to wait before asking again. */
export const waitOf = (attempt: number): number => backOffMs[Math.min(attempt, 3)] ?? 8000;

type Asking = { api: Api; sleep: (ms: number) => Promise<void> };
type Start = {
  stake: string;
  /** The same in every attempt: the bet is placed once. */
  key: string;
  /** Nothing came back. */
  onLost: () => void;
};

/** Starts a round and asks until the server's answer is certain, or its refusal final. */
export const askForRound = async (
  { api, sleep }: Asking,
  { stake, key, onLost }: Start,
): Promise<SlotRound> => {
  for (let attempt = 0; ; attempt++) {
    try {
      const round = await api.start(stake, key);
      return await untilCertain(sleep, round, () => api.start(stake, key));
    } catch (failure) {
      if (failure instanceof Unreachable) onLost();
      else if (isTooSoon(failure) && attempt === 0) {
        await sleep(failure.retryAfterMs ?? 500);
        continue;
      } else if (!(failure instanceof Refused) || isFinal(failure)) throw failure;
      await sleep(waitOf(attempt));
    }
  }
};

type Lift = { round: SlotRound; plate: number; onLost: () => void };
type Lifted = { round: SlotRound; refused?: GameRefusalCode };

/** Picks a plate and asks until the server has answered or refused. */
export const askForLift = async (
  { api, sleep }: Asking,
  { round, plate, onLost }: Lift,
): Promise<Lifted> => {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await api.choose(round.id, plate);
      const again = () => api.round(round.id);
      return { round: answer.outcome.awaits ? answer : await untilCertain(sleep, answer, again) };
    } catch (failure) {
      if (failure instanceof Refused) {
        const latest = await api.round(round.id).catch(() => round);
        return { round: latest, refused: failure.code };
      }
      if (!(failure instanceof Unreachable)) throw failure;
      onLost();
      await sleep(waitOf(attempt));
    }
  }
};

/** Asks again while even the bet is not certain. */
export const untilCertain = async (
  sleep: Asking['sleep'],
  first: SlotRound,
  again: () => Promise<SlotRound>,
): Promise<SlotRound> => {
  let round = first;
  for (let attempt = 0; isUncertain(round); attempt++) {
    await sleep(waitOf(attempt));
    round = await again().catch((failure: unknown) => {
      if (failure instanceof Unreachable) return round;
      throw failure;
    });
  }
  return round;
};

const isUncertain = ({ status, outcome }: SlotRound): boolean =>
  status === 'settling' && !outcome.phases.length;

const isTooSoon = (failure: unknown): failure is Refused =>
  failure instanceof Refused && failure.code === 'round.too_soon';

/** Asking again would not help: the bet was not taken. A fault of the server may pass. */
const isFinal = ({ code, status }: Refused): boolean =>
  status < 500 || code === 'wallet.unreachable' || code === 'game.unavailable';
