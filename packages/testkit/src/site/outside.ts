import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type OutsideCall = { path: string; headers: IncomingHttpHeaders; bytes: Buffer };

/** A text body is sent verbatim; `silent` never answers. */
export type OutsideAnswer =
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | 'silent';

/** A third party's server, on this machine. */
export type Outside = { url: string; close: () => Promise<void> };

export const openOutside = async (
  answer: (call: OutsideCall) => OutsideAnswer,
): Promise<Outside> => {
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const reply = answer({ path, headers, bytes: Buffer.concat(parts) });
      if (reply === 'silent') return;
      const { status = 200, body } = reply;
      response.writeHead(status, { 'content-type': 'application/json', ...reply.headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
