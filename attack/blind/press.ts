import { openClient } from '@parlour/testkit/site/http-client';

/** One answer of the games over a kept-alive connection, as an outsider can measure it. */
export type PressAnswer = { ms: number; bytes: number; status: number };

export type Seat = { session: string; cookie: string };

/** Sends presses over one connection a seat, as a browser does. */
export const pressOver = (origin: string, siteOrigin: string, seat: Seat) => {
  const client = openClient(origin, { sockets: 1 });
  const press = async (key: string, stake: string): Promise<PressAnswer> => {
    const message = {
      method: 'POST',
      path: '/rounds',
      headers: {
        origin: siteOrigin,
        cookie: `__Host-pgm=${seat.cookie}`,
        'x-game-session': seat.session,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
      bytes: Buffer.from(JSON.stringify({ stake })),
    };
    const startedAt = performance.now();
    const { status, headers, text } = await client.send(message);
    const ms = performance.now() - startedAt;
    return { ms, bytes: JSON.stringify(headers).length + Buffer.byteLength(text), status };
  };
  return { press, close: client.close };
};
