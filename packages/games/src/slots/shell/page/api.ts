import {
  sessionHeader,
  type Boot,
  type GameRefusalCode,
  type PlayedRound,
  type RoundList,
  type SeedList,
  type Seeds,
  type SoundChoice,
  type VerifyList,
} from '../../../rounds/wire';

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
  const call = async <Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetchFrom(path, {
      method,
      headers: {
        [sessionHeader]: session,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: 'same-origin',
      cache: 'no-store',
    }).catch(() => {
      throw new Unreachable(path);
    });
    const answer: unknown = await response.json().catch(() => {
      throw new Unreachable(path);
    });
    if (response.ok) return answer as Answer;
    const { code = 'system.failed', retryAfterMs } = answer as {
      code?: GameRefusalCode;
      retryAfterMs?: number;
    };
    throw new Refused(code, response.status, retryAfterMs);
  };

  return {
    boot: () => call<Boot>('GET', '/boot'),
    start: (stake: string, key: string) =>
      call<PlayedRound>('POST', '/rounds', { stake }, { 'Idempotency-Key': key }),
    choose: (id: string, plate: number) =>
      call<PlayedRound>('POST', `/rounds/${encodeURIComponent(id)}/choice`, { plate }),
    round: (id: string) => call<PlayedRound>('GET', `/rounds/${encodeURIComponent(id)}`),
    seen: (id: string) => call<unknown>('POST', `/rounds/${encodeURIComponent(id)}/seen`, {}),
    current: () => call<{ round: PlayedRound | null }>('GET', '/rounds/current'),
    rounds: () => call<RoundList>('GET', '/rounds?limit=50'),
    keepSound: (sound: SoundChoice) => call<unknown>('PUT', '/sound', sound),
    seeds: () => call<SeedList>('GET', '/seeds'),
    setClientSeed: (clientSeed: string) => call<Seeds>('PUT', '/seeds/client', { clientSeed }),
    rotate: () => call<Seeds>('POST', '/seeds/rotate', {}),
    /** The presses of an opened pair from behind the nonce `after`. */
    verify: (seeds: string, after = 0) =>
      call<VerifyList>('GET', `/verify?seeds=${encodeURIComponent(seeds)}&after=${after}`),
  };
};
