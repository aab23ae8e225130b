import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Vendor } from '../vendor';

/** The vendors' own server, which the site asks for the addresses of games. */
export type Launches = {
  baseUrl: (vendor: Vendor) => string;
  /** The play token that the site issued for a player when it launched a game. */
  tokenOf: (vendor: Vendor, user: string) => string;
  close: () => Promise<void>;
};

export const openLaunches = async (vendors: Vendor[]): Promise<Launches> => {
  const tokens = new Map<string, string>();
  const server = http.createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const vendor = vendors.find(({ code }) => request.url?.startsWith(`/${code}/`));
      const answer = vendor && answerTo(vendor, request.url ?? '', body, tokens);
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'not found' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: ({ code }) => `http://127.0.0.1:${port}/${code}`,
    tokenOf: ({ code }, user) => {
      const token = tokens.get(`${code} ${user}`);
      if (!token) throw new Error(`${code} was given no token for ${user}`);
      return token;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

type Body = { user?: unknown; token?: unknown };

const bodyOf = async (request: http.IncomingMessage): Promise<Body> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as Body;
  } catch {
    return {};
  }
};

const answerTo = (
  { code, game, dialectName }: Vendor,
  path: string,
  { user, token }: Body,
  tokens: Map<string, string>,
): object | undefined => {
  if (path.endsWith('/game/list')) {
    const facts = { name: 'One', enabled: true, category: 'Video Slots', product: code };
    const pictures = { url_thumb: '', url_background: '', platforms: [], blocked_countries: [] };
    return [{ ...facts, ...pictures, [dialectName === 'hub88' ? 'game_code' : 'game_id']: game }];
  }
  if (!path.endsWith('/game/url')) return undefined;
  if (typeof user === 'string' && typeof token === 'string') tokens.set(`${code} ${user}`, token);
  return { url: `https://games.example/${code}/${game}` };
};
