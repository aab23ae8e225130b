import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Platform } from '../../lib/context';
import { readMessageRequest } from '../../lib/jobs/message-request';
import { loadedBrand } from '../brand';
import { listKept } from './queries';
import { type Rendered, renderMessage } from './render-message';
import { shownList } from './message-list';

const host = '127.0.0.1';
const most = 100;

/** A message as the page shows it; `/messages.json` is the list of them. */
export type ShownMessage = Rendered & {
  id: string;
  channel: 'mail' | 'sms';
  to: string;
  template: string;
  at: string;
};

type Deps = Pick<Platform, 'config' | 'database' | 'clock' | 'log'>;

/**
 * The page of what a development site would have sent, on a port of its own. Only this machine
 * reaches it, whatever HOST says, and a production site has none.
 */
export const openMessagePage = async (
  deps: Deps,
  port: number,
): Promise<{ port: number; close: () => Promise<void> } | undefined> => {
  if (deps.config.production) return undefined;
  const server = createServer((request, response) => {
    void answer(deps, request, response).catch((error: unknown) => {
      deps.log.warn('message.page_failed', { error });
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    deps.log.warn('message.page_not_opened', { error, port });
    return undefined;
  }
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: (server.address() as { port: number }).port, close };
};

const ownNames = new Set(['127.0.0.1', 'localhost']);

const answer = async (deps: Deps, request: IncomingMessage, response: ServerResponse) => {
  // A page of another site could give its own name this machine's address.
  const [name = ''] = (request.headers.host ?? '').split(':');
  if (!ownNames.has(name) || request.method !== 'GET') return refuse(response, 403);
  if (request.url === '/messages.json') {
    return send(response, 'application/json', JSON.stringify(await listShown(deps)));
  }
  if (request.url !== '/') return refuse(response, 404);
  return send(response, 'text/html; charset=utf-8', shownList(await listShown(deps)));
};

const refuse = (response: ServerResponse, status: number) => void response.writeHead(status).end();

const send = (response: ServerResponse, type: string, text: string) => {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  });
  response.end(text);
};

const listShown = async (deps: Deps): Promise<ShownMessage[]> => {
  const kept = await listKept(deps.database.sql, most);
  return Promise.all(
    kept.map(async (row) => {
      const request = readMessageRequest(deps.config, row);
      const { facts } = await loadedBrand(deps, row.brand);
      const { name, timeZone, defaultLang } = facts;
      return {
        id: row.id.toString(),
        channel: row.channel,
        to: request.to,
        template: row.template,
        at: row.createdAt.toISOString(),
        ...renderMessage(request, { name, timeZone, defaultLang }),
      };
    }),
  );
};
