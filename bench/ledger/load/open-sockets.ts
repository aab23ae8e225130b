// Holds many web sockets open, as pages do, in a process of its own and at the lowest priority: in
// production these are other machines.
import { randomBytes } from 'node:crypto';
import net from 'node:net';
import os from 'node:os';
import type { LiveMessage } from '@parlour/contract/live';

export type SocketsOrder = { port: number; count: number; host?: string; keepsPriority?: true };

export type SocketsReport =
  | { kind: 'open' }
  /** One message has reached all sockets, this long after it was sent. */
  | { kind: 'delivered'; ms: number }
  /** The frames that all sockets together have received. */
  | { kind: 'frames'; count: number };

/** How many are opened at a time; a hello asks for the site's status. */
const together = 100;
const opcode = { text: 1, ping: 9, pong: 10 };

process.once('message', (order: SocketsOrder) => void run(order));

const run = async ({ port, count, host = `127.0.0.1:${port}`, keepsPriority }: SocketsOrder) => {
  if (!keepsPriority) os.setPriority(19);
  let frames = 0;
  let reached = 0;
  let current = '';
  const onText = (text: string) => {
    frames += 1;
    for (const message of JSON.parse(text) as LiveMessage[]) {
      if (message.type !== 'round') continue;
      if (message.roundId !== current) {
        current = message.roundId;
        reached = 0;
      }
      reached += 1;
      // The round's number is the time at which it was sent.
      if (reached === count) report({ kind: 'delivered', ms: Date.now() - Number(current) });
    }
  };
  for (let open = 0; open < count; open += together) {
    const some = Math.min(together, count - open);
    await Promise.all(Array.from({ length: some }, () => openSocket({ port, host }, onText)));
  }
  report({ kind: 'open' });
  process.on('message', () => report({ kind: 'frames', count: frames }));
};

type Site = { port: number; host: string };

/** Opens one, says hello, and waits for the answer. */
const openSocket = (at: Site, onText: (text: string) => void): Promise<void> =>
  new Promise((resolve) => {
    const socket = net.connect(at.port, '127.0.0.1');
    let isOpen = false;
    let rest: Buffer = Buffer.alloc(0);
    socket.once('connect', () => socket.write(upgrade(at.host)));
    socket.once('error', (error) => fail(error.message));
    socket.once('close', () => fail('a socket was closed'));
    socket.on('data', (bytes: Buffer) => {
      rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
      if (!isOpen) {
        const head = rest.indexOf('\r\n\r\n');
        if (head < 0) return;
        if (!rest.toString('latin1', 0, 12).endsWith(' 101'))
          fail(rest.toString('latin1', 0, head));
        isOpen = true;
        rest = rest.subarray(head + 4);
        socket.write(frame(opcode.text, JSON.stringify({ type: 'hello', lang: 'VI' })));
      }
      for (;;) {
        const read = readFrame(rest);
        if (!read) return;
        rest = rest.subarray(read.end);
        if (read.kind === opcode.ping) socket.write(frame(opcode.pong, read.text));
        if (read.kind !== opcode.text) continue;
        onText(read.text);
        resolve();
      }
    });
  });

const upgrade = (host: string): string =>
  [
    'GET /socket HTTP/1.1',
    `Host: ${host}`,
    `Origin: http://${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');

/** A client's frame is masked; the mask is zero, which leaves the text unchanged. */
const frame = (kind: number, text: string): Buffer =>
  Buffer.concat([
    Buffer.from([0x80 | kind, 0x80 | Buffer.byteLength(text), 0, 0, 0, 0]),
    Buffer.from(text),
  ]);

/** A server's frame: its kind, a length of one or three bytes, its text. */
const readFrame = (bytes: Buffer): { kind: number; text: string; end: number } | undefined => {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 0x7f;
  if (short === 126 && bytes.length < 4) return undefined;
  const begin = short === 126 ? 4 : 2;
  const end = begin + (short === 126 ? bytes.readUInt16BE(2) : short);
  if (bytes.length < end) return undefined;
  return { kind: bytes[0]! & 0x0f, text: bytes.toString('utf8', begin, end), end };
};

const report = (report: SocketsReport) => process.send?.(report);

const fail = (why: string): never => {
  process.stderr.write(`The sockets broke: ${why}\n`);
  process.exit(1);
};
