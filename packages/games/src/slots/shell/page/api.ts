import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { gameCalls, type GameCall } from '../../../rounds/calls';
import {
  sessionHeader,
  type GameRefusalCode,
  type RoundList,
  type SoundChoice,
} from '../../../rounds/wire';
import type { SlotBoot, SlotOutcome, SlotRound, SlotVerifyList } from '../../rules/round';

/** The server refused, with a code that has words. */
export class Refused extends Error {
  readonly code: GameRefusalCode;
  readonly retryAfterMs: number | undefined;
  readonly status: number;

  constructor(code: GameRefusalCode, status: number, retryAfterMs?: number) {
    super(code);
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Nothing came back: the connection, not the server. */
export class Unreachable extends Error {}

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

export type Api = ReturnType<typeof gameApi>;

/** The calls of the games' own origin. Each is bound to the page's session. */
export const gameApi = (session: string, fetchFrom: Fetch) => {
  const send = async <Call extends GameCall>(
    { method, path }: Call,
    input: InputOf<Call>,
    key?: string,
  ): Promise<OutputOf<Call>> => {
    const { address, rest } = placed(path, input as Fields);
    const hasBody = method !== 'GET';
    const query = hasBody ? '' : new URLSearchParams(rest).toString();
    const response = await fetchFrom(query ? `${address}?${query}` : address, {
      method,
      headers: {
        [sessionHeader]: session,
        ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
      ...(hasBody ? { body: JSON.stringify(rest) } : {}),
      credentials: 'same-origin',
      cache: 'no-store',
    }).catch(() => {
      throw new Unreachable(path);
    });
    const answer: unknown = await response.json().catch(() => {
      throw new Unreachable(path);
    });
    if (response.ok) return answer as OutputOf<Call>;
    const { code = 'system.failed', retryAfterMs } = answer as {
      code?: GameRefusalCode;
      retryAfterMs?: number;
    };
    throw new Refused(code, response.status, retryAfterMs);
  };

  return {
    boot: () => send(gameCalls.boot, {}) as Promise<SlotBoot>,
    start: (stake: string, key: string) =>
      send(gameCalls.start, { stake }, key) as Promise<SlotRound>,
    choose: (id: string, choice: number) =>
      send(gameCalls.choose, { id, choice }) as Promise<SlotRound>,
    round: (id: string) => send(gameCalls.round, { id }) as Promise<SlotRound>,
    seen: (id: string) => send(gameCalls.seen, { id }),
    current: () => send(gameCalls.current, {}) as Promise<{ round: SlotRound | null }>,
    rounds: () => send(gameCalls.rounds, { limit: 50 }) as Promise<RoundList<SlotOutcome>>,
    keepSound: ({ on, volume }: SoundChoice) => send(gameCalls.keepSound, { on, volume }),
    seeds: () => send(gameCalls.seeds, {}),
    setClientSeed: (clientSeed: string) => send(gameCalls.setClientSeed, { clientSeed }),
    rotate: () => send(gameCalls.rotateSeeds, {}),
    verify: (seeds: string, after = 0) =>
      send(gameCalls.verify, { seeds, after }) as Promise<SlotVerifyList>,
  };
};

type Fields = Record<string, string | number | boolean | undefined>;

/** The address with the fields that stand in it, and those that do not. */
const placed = (path: string, fields: Fields) => {
  const rest = { ...fields };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(fields[name]));
    delete rest[name];
    return value;
  });
  return { address, rest: rest as Record<string, string> };
};
