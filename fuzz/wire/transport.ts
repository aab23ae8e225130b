import type { Site } from '@parlour/testkit/site';
import { RawConnection } from './raw-connection';

export type Request = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer;
};

export type Answered = { http: number; contentType: string; text: string };

/** A way to the target. */
export type Transport = { send: (request: Request) => Promise<Answered>; close: () => void };

/** Into the server without a network. */
export const injected = ({ app }: Site): Transport => ({
  send: async ({ method, url, headers, body }) => {
    const response = await app.inject({ method: method as 'POST', url, headers, payload: body });
    return {
      http: response.statusCode,
      contentType: String(response.headers['content-type'] ?? ''),
      text: response.payload,
    };
  },
  close: () => undefined,
});

/** Over a socket that is kept, and made anew when the server has closed it. */
export const overSocket = (port: number): Transport => {
  let connection: RawConnection | undefined;
  return {
    send: async ({ method, url, headers, body }) => {
      if (!connection?.isOpen) connection = await RawConnection.open(port);
      const lines = Object.entries({ host: 'localhost', ...headers }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      lines.push(`content-length: ${body.length}\r\n\r\n`);
      const head = `${method} ${url} HTTP/1.1\r\n${lines.join('')}`;
      connection.write(Buffer.concat([Buffer.from(head, 'latin1'), body]));
      return connection.read(method === 'HEAD');
    },
    close: () => connection?.close(),
  };
};
