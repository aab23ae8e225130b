import http from 'node:http';

export type Message = {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  bytes: Buffer;
};

/** What came back, or what broke: then the status is 0 and nobody knows what was done. */
export type Reply = { status: number; text: string };

export type Client = {
  send: (message: Message) => Promise<Reply>;
  close: () => void;
};

/** Calls one process over connections that are kept, as a vendor does. */
export const openClient = (url: string, waitMs: number): Client => {
  const { hostname, port, host } = new URL(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 128 });
  const send = ({ method, path, headers, bytes }: Message): Promise<Reply> =>
    new Promise((resolve) => {
      const request = http.request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: { host, 'content-length': bytes.length, ...headers },
      });
      const timer = setTimeout(() => request.destroy(new Error('no answer in time')), waitMs);
      let isEnded = false;
      const end = (reply: Reply) => {
        isEnded = true;
        clearTimeout(timer);
        resolve(reply);
      };
      let why = 'the connection was closed';
      request.on('error', (error: NodeJS.ErrnoException) => {
        why = error.code ?? error.message;
      });
      request.once('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', () => {});
        response.once('end', () => {
          const text = Buffer.concat(parts).toString('utf8');
          end({ status: response.statusCode ?? 0, text });
        });
      });
      // Comes after everything else, also when an answer broke off in its middle.
      request.once('close', () => isEnded || end({ status: 0, text: why }));
      request.end(bytes);
    });
  return { send, close: () => agent.destroy() };
};
