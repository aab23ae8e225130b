import type { Message } from '@parlour/testkit/site/http-client';
import { injected } from '@parlour/testkit/site/line';
import type { Site } from '@parlour/testkit/site/site';
import { RawConnection } from './raw-connection';

export type Answered = { http: number; contentType: string; text: string };

/** A transport to the target. */
export type Transport = { send: (message: Message) => Promise<Answered>; close: () => void };

/** Into the server without a network. */
export const inProcess = ({ app }: Site): Transport => {
  const line = injected(app);
  return {
    send: async (message) => {
      const { status, headers, text } = await line(message, '127.0.0.1');
      return { http: status, contentType: String(headers['content-type'] ?? ''), text };
    },
    close: () => undefined,
  };
};

/** Over a kept-alive socket, opened again when the server has closed it. */
export const overSocket = (port: number): Transport => {
  let connection: RawConnection | undefined;
  return {
    send: async ({ method, path, headers, bytes = Buffer.alloc(0) }) => {
      if (!connection?.isOpen) connection = await RawConnection.open(port);
      const lines = Object.entries({ host: 'localhost', ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      lines.push(`content-length: ${bytes.length}\r\n\r\n`);
      const head = `${method} ${path} HTTP/1.1\r\n${lines.join('')}`;
      connection.write(Buffer.concat([Buffer.from(head, 'latin1'), bytes]));
      return connection.read(method === 'HEAD');
    },
    close: () => connection?.close(),
  };
};
