import type { Socket } from 'node:net';
import pg from 'pg';

/** A connection that broke may never answer its end: after so long it is cut. */
const endMs = 2000;

/** A connection whose end is over in time, whatever is on the other side. */
export class Client extends pg.Client {
  override async end(): Promise<void> {
    const stream = streamOf(this);
    const timer = setTimeout(() => stream.destroy(), endMs);
    try {
      await Promise.race([super.end(), closed(stream)]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The socket of a connection that was opened. */
export const streamOf = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

const closed = (stream: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (stream.closed) resolve();
    else stream.once('close', () => resolve());
  });
