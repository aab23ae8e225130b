import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dropSoundSite } from '@parlour/testkit/ledger/books';
import { takeSeat, type Seated } from '@parlour/testkit/ledger/seat';
import { openSite, type Site } from '@parlour/testkit/site/site';
import { openVendor, type Vendor } from '@parlour/testkit/vendors/vendor';

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
  await dropSoundSite(site);
});

type VendorAnswer = { status: string; request_uuid: string };

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

/** One whole answer on a connection. */
const answerOn = (socket: Socket): Promise<VendorAnswer> =>
  new Promise((resolve) => {
    let text = '';
    const onData = (part: Buffer) => {
      text += part.toString();
      const [head = '', body] = text.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (body === undefined || body.length < length) return;
      socket.off('data', onData);
      resolve(JSON.parse(body) as VendorAnswer);
    };
    socket.on('data', onData);
  });

const ask = async (socket: Socket, kind: 'bet' | 'rollback', body: Record<string, unknown>) => {
  const received = answerOn(socket);
  socket.write(requestOf(kind, body));
  return received;
};

const connections = 200;

/** Blocks this process, as under overload; incoming data waits in the kernel. */
const holdUp = (milliseconds: number, sent?: Int32Array) => {
  if (sent) Atomics.wait(sent, 0, 0, 30_000);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
};

const outside = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, requests, sent } } = require('node:worker_threads');
  let left = requests.length;
  const answers = requests.map((request) => new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request, () => {
      left -= 1;
      if (left > 0) return;
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    }));
    socket.on('data', (part) => {
      text += part;
      const [head, body] = text.split('\\r\\n\\r\\n');
      if (!body || body.length < Number(/content-length: (\\d+)/i.exec(head)[1])) return;
      socket.destroy();
      resolve(JSON.parse(body));
    });
  }));
  Promise.all(answers).then((all) => parentPort.postMessage(all));`;

/** Each request on a connection of its own, by a thread that works while this one is held up. */
const askFromOutside = (requests: string[]) => {
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(outside, { eval: true, workerData: { port, requests, sent } });
  const received = once(worker, 'message').then(([answers]) => answers as VendorAnswer[]);
  return { sent, received };
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
    // The server accepts each connection before it is blocked.
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

  /** As vendors do: a call without a definite answer is repeated. */
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

  test('a call that waited too long before it was read is answered "unknown", and not begun', async () => {
    const bodies = seats.map((seat) => vendor.body('bet', seat));
    const answers = sockets.map(answerOn);
    for (const [place, socket] of sockets.entries()) {
      socket.write(requestOf('bet', bodies[place]!));
    }
    holdUp(1000);
    const received = await Promise.all(answers);
    expect(received).toHaveLength(connections);
    expect(new Set(received.map(({ status }) => status))).toEqual(new Set(['RS_ERROR_UNKNOWN']));
    expect(received.map((each) => each.request_uuid)).toEqual(
      bodies.map((each) => each.request_uuid),
    );
    const [begun] = await site.database.sql<{ bets: bigint }>`
      select count(*) as bets from round.movement
      where external_id = any (${bodies.map((each) => each.transaction_uuid)}::text[])`;
    expect(begun?.bets).toBe(0n);
    await takeAllBack(bodies);
  });

  test('a call on a connection that waited to be accepted is not begun either', async () => {
    const few = seats.slice(0, 40);
    const bodies = few.map((seat) => vendor.body('bet', seat));
    const { sent, received } = askFromOutside(bodies.map((body) => requestOf('bet', body)));
    // All are in the kernel before this process reads one; it accepts one connection a turn.
    holdUp(1000, sent);
    expect(new Set((await received).map(({ status }) => status))).toEqual(
      new Set(['RS_ERROR_UNKNOWN']),
    );
    const cash = await Promise.all(few.map((seat) => seat.cash()));
    expect(new Set(cash)).toEqual(new Set([10_000_000n]));
    // It has caught up: who connects now is served.
    const [body] = bodies;
    const again = askFromOutside([requestOf('bet', body!)]);
    expect(await again.received).toMatchObject([{ status: 'RS_OK' }]);
    const of = { reference_transaction_uuid: body!.transaction_uuid };
    await ask(sockets[0]!, 'rollback', vendor.body('rollback', few[0]!, of));
  });

  test('while the database is blocked each call is answered "unknown", and its rollback moves nothing', async () => {
    const client = await site.database.connect('somebody who holds all players');
    await client.query('begin');
    await client.query('lock table ledger.account in access exclusive mode');
    const bodies = seats.map((seat) => vendor.body('bet', seat));
    const received = await Promise.all(
      sockets.map((socket, place) => ask(socket, 'bet', bodies[place]!)),
    );
    await client.query('commit');
    await client.end();
    expect(new Set(received.map(({ status }) => status))).toEqual(new Set(['RS_ERROR_UNKNOWN']));
    await takeAllBack(bodies);
    const cash = await Promise.all(seats.map((seat) => seat.cash()));
    expect(new Set(cash)).toEqual(new Set([10_000_000n]));
    const late = await ask(sockets[0]!, 'bet', bodies[0]!);
    expect(['RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK']).toContain(late.status);
    expect(await seats[0]!.cash()).toBe(10_000_000n);
  }, 60_000);
});
