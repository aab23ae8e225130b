import http from 'node:http';

/** One answer of the games over a kept connection, as somebody outside can measure it. */
export type Heard = { ms: number; bytes: number; status: number };

export type Seat = { session: string; cookie: string };

/** Presses over one connection a seat, like a browser's. */
export const pressOver = (origin: string, siteOrigin: string, seat: Seat) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const { hostname, port } = new URL(origin);
  const press = (key: string, stake: string): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({ stake });
      const request = http.request(
        {
          agent,
          hostname,
          port,
          method: 'POST',
          path: '/rounds',
          headers: {
            origin: siteOrigin,
            cookie: `__Host-pgm=${seat.cookie}`,
            'x-game-session': seat.session,
            'idempotency-key': key,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          let bytes = response.rawHeaders.join('').length;
          response.on('data', (part: Buffer) => (bytes += part.length));
          response.on('end', () => {
            resolve({ ms: performance.now() - startedAt, bytes, status: response.statusCode ?? 0 });
          });
        },
      );
      request.on('error', reject);
      const startedAt = performance.now();
      request.end(body);
    });
  return { press, close: () => agent.destroy() };
};
