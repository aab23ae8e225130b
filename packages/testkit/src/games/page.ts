import { randomUUID } from 'node:crypto';
import { launch } from '@parlour/contract/launch';
import { sessionHeader } from '@parlour/games/rounds/wire';
import type { SlotBoot, SlotRound } from '@parlour/games/slots/rules/round';
import { cookieLine, keepCookies } from '../site/cookies';
import type { Line } from '../site/line';
import type { Visitor } from '../site/visitor';

export type Answer<Body> = {
  status: number;
  body: Body & { code?: string; retryAfterMs?: number };
};

export type PageOptions = { body?: object; headers?: Record<string, string> };

/** A game of ours in its frame: its session, the cookies of its browser, and what it calls. */
export type GamePage = {
  session: string;
  call: <Body>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    options?: PageOptions,
  ) => Promise<Answer<Body>>;
  boot: () => Promise<Answer<SlotBoot>>;
  spin: (key?: string, stake?: string) => Promise<Answer<SlotRound>>;
  lift: (id: string, plate: number) => Promise<Answer<SlotRound>>;
  current: () => Promise<Answer<{ round: SlotRound | null }>>;
  read: (id: string) => Promise<Answer<SlotRound>>;
};

type Opened = { origin: string; session: string; cookies: Map<string, string>; address?: string };

export const gamePage = (
  line: Line,
  { origin, session, cookies, address = '127.0.0.1' }: Opened,
): GamePage => {
  const call: GamePage['call'] = async (method, path, { body, headers = {} } = {}) => {
    const reply = await line(
      {
        method,
        path,
        headers: {
          origin,
          cookie: cookieLine(cookies),
          [sessionHeader]: session,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { bytes: Buffer.from(JSON.stringify(body)) }),
      },
      address,
    );
    return { status: reply.status, body: JSON.parse(reply.text) as never };
  };
  return {
    session,
    call,
    boot: () => call('GET', '/boot'),
    spin: (key = randomUUID(), stake = '20000') =>
      call('POST', '/rounds', { body: { stake }, headers: { 'idempotency-key': key } }),
    lift: (id, plate) => call('POST', `/rounds/${id}/choice`, { body: { choice: plate } }),
    current: () => call('GET', '/rounds/current'),
    read: (id) => call('GET', `/rounds/${id}`),
  };
};

/** The session that a page of a game was opened for. */
export const sessionIn = (page: string): string =>
  /play\?session=([0-9a-f-]{36})/.exec(page)?.[1] ?? '';

/** Launches a game of ours on the site, follows the ticket, and returns its opened page. */
export const openGame = async (
  { gamesUrl, games }: { gamesUrl: string; games: Line },
  player: Visitor,
  gameCode: string,
): Promise<GamePage> => {
  const { content } = await player.get(launch.launchGame, {
    vassalage: 'HOUSE',
    gameCode,
    gameType: 'RNG',
    device: 'WEB',
    language: 'VI',
  });
  const { pathname, search } = new URL(content);
  const { address } = player;
  const opened = await games({ method: 'GET', path: pathname + search, headers: {} }, address);
  const cookies = new Map<string, string>();
  keepCookies(cookies, opened);
  return gamePage(games, {
    origin: gamesUrl,
    session: sessionIn(opened.text),
    cookies,
    address,
  });
};
