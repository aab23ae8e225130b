import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundBooks } from '@parlour/testkit/books';
import { takeSeat, type Seated } from '@parlour/testkit/seat';
import { openSite, type Site } from '@parlour/testkit/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendor';

let site: Site;
let vendor: Vendor;
let port: number;
let sockets: Socket[] = [];

beforeAll(async () => {
  site = await openSite();
  vendor = await openVendor(site, { signature: 'hmac-sha256' });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as AddressInfo).port;
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await expectSoundBooks(site.database);
  await site.drop();
});

type Heard = { status: string; request_uuid: string };

const requestOf = (kind: 'bet' | 'rollback', body: Record<string, unknown>): string => {
  const bytes = JSON.stringify(body);
  return [
    `POST /vendor/ACME/transaction/${kind} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    `x-hub88-signature: ${vendor.sign(bytes)}`,
    `content-length: ${Buffer.byteLength(bytes)}`,
    '',
    bytes,
  ].join('\r\n');
};

/** One whole answer of a connection. */
const answerOn = (socket: Socket): Promise<Heard> =>
  new Promise((resolve) => {
    let text = '';
    const hear = (part: Buffer) => {
      text += part.toString();
      const [head = '', body] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (body === undefined || body.length < length) return;
      socket.off('data', hear);
      resolve(JSON.parse(body) as Heard);
    };
    socket.on('data', hear);
  });

const ask = async (socket: Socket, kind: 'bet' | 'rollback', body: Record<string, unknown>) => {
  const heard = answerOn(socket);
  socket.write(requestOf(kind, body));
  return heard;
};

const connections = 200;

/** Nothing of this process runs meanwhile, as if overrun; what comes waits in the kernel. */
const holdUp = (milliseconds: number) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

describe('[GAME-08] the time of a call counts from its first byte', () => {
  let seats: Seated[];

  beforeAll(async () => {
    seats = await Promise.all(
      Array.from({ length: connections }, () => takeSeat(site, vendor, { cash: '10' })),
    );
    sockets = await Promise.all(
      seats.map(async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        return socket;
      }),
    );
    // Each connection is known to the server before it is held up.
    const first = await ask(sockets[0]!, 'bet', vendor.body('bet', seats[0]!, { amount: 0 }));
    expect(first.status).toBe('RS_OK');
    await Promise.all(
      sockets
        .slice(1)
        .map((socket, place) =>
          ask(socket, 'bet', vendor.body('bet', seats[place + 1]!, { amount: 1e12 })),
        ),
    );
  }, 60_000);

  /** As vendors do: whatever they were not told about is asked again. */
  const takeAllBack = async (bodies: Record<string, unknown>[]) => {
    for (let left = seats.map((_seat, place) => place); left.length > 0;) {
      const answers = await Promise.all(
        left.map((place) => {
          const of = { reference_transaction_uuid: bodies[place]!.transaction_uuid };
          return ask(sockets[place]!, 'rollback', vendor.body('rollback', seats[place]!, of));
        }),
      );
      const open = answers.filter(({ status }) => status !== 'RS_OK');
      expect(open.filter(({ status }) => status !== 'RS_ERROR_UNKNOWN')).toEqual([]);
      left = left.filter((_place, at) => answers[at]!.status !== 'RS_OK');
    }
  };

  test('what waited too long before it was read is answered "unknown", and not begun', async () => {
    const bodies = seats.map((seat) => vendor.body('bet', seat));
    const answers = sockets.map(answerOn);
    for (const [place, socket] of sockets.entries()) {
      socket.write(requestOf('bet', bodies[place]!));
    }
    holdUp(1000);
    const heard = await Promise.all(answers);
    expect(heard).toHaveLength(connections);
    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set(['RS_ERROR_UNKNOWN']));
    expect(heard.map((each) => each.request_uuid)).toEqual(bodies.map((each) => each.request_uuid));
    const [begun] = await site.database.sql<{ bets: bigint }>`
      select count(*) as bets from round.movement
      where external_id = any (${bodies.map((each) => each.transaction_uuid)}::text[])`;
    expect(begun?.bets).toBe(0n);
    await takeAllBack(bodies);
  });

  test('while the database is held up each hears "unknown", and taken back it moves nothing', async () => {
    const client = await site.database.connect('somebody who holds all players');
    await client.query('begin');
    await client.query('lock table ledger.account in access exclusive mode');
    const bodies = seats.map((seat) => vendor.body('bet', seat));
    const heard = await Promise.all(
      sockets.map((socket, place) => ask(socket, 'bet', bodies[place]!)),
    );
    await client.query('commit');
    await client.end();
    expect(new Set(heard.map(({ status }) => status))).toEqual(new Set(['RS_ERROR_UNKNOWN']));
    await takeAllBack(bodies);
    const cash = await Promise.all(seats.map((seat) => seat.cash()));
    expect(new Set(cash)).toEqual(new Set([10_000_000n]));
    const late = await ask(sockets[0]!, 'bet', bodies[0]!);
    expect(['RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK']).toContain(late.status);
    expect(await seats[0]!.cash()).toBe(10_000_000n);
  }, 60_000);
});
