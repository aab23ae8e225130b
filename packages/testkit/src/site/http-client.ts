import http from 'node:http';

export type Message = {
  method: string;
  /** Sent verbatim: nothing is normalised. */
  path: string;
  headers: Record<string, string>;
  bytes?: Buffer;
};

/** The answer; when the connection broke, the status is 0 and the outcome is unknown. */
export type Reply = { status: number; headers: http.IncomingHttpHeaders; text: string };

export type HttpClient = {
  send: (message: Message) => Promise<Reply>;
  close: () => void;
};

export type ClientOptions = { waitMs?: number; sockets?: number };

/** Sends exactly these bytes over kept-alive connections; `fetch` would normalise some of them. */
export const openClient = (
  url: string,
  { waitMs = 20_000, sockets = Infinity }: ClientOptions = {},
): HttpClient => {
  const { hostname, port, host } = new URL(url);
  const agent = new http.Agent({ keepAlive: true, maxSockets: sockets });
  const send = ({ method, path, headers, bytes }: Message): Promise<Reply> =>
    new Promise((resolve) => {
      const length = bytes && { 'content-length': String(bytes.length) };
      const request = http.request({
        agent,
        // Sites listen at this address only, and not every system resolves names below localhost.
        hostname: /(^|\.)localhost$/.test(hostname) ? '127.0.0.1' : hostname,
        port,
        method,
        path,
        headers: { host, ...length, ...headers },
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
          end({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      // Fires after everything else, also when an answer broke off in its middle.
      request.once('close', () => isEnded || end({ status: 0, headers: {}, text: why }));
      request.end(bytes);
    });
  return { send, close: () => agent.destroy() };
};
