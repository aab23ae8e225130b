import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Games } from '../../rounds/game';
import type { BuiltShells } from './built-shell';
import type { Source } from '../source';
import type { Config } from '../config';
import type { GamesDatabase } from '../open-database';
import type { Session } from '../queries/sessions';
import { Refusal, statusOf } from '../refusal';
import type { SeedSeal } from '../rounds/seed-seal';
import { openSession, sessionOf } from '../sessions/sessions';
import type { Wallet } from '../rounds/wallet';

type Parts = {
  config: Config;
  database: GamesDatabase;
  source: Source;
  seal: SeedSeal;
  wallet: Wallet;
  shells: BuiltShells;
  games: Games;
};

/**
 * The game's page. A ticket opens a session, and leaves the address before anything else loads;
 * the address that takes its place can be loaded again.
 */
export const pageRoutes = (parts: Parts) => async (app: FastifyInstance) => {
  app.get<{ Querystring: Record<'ticket' | 'session' | 'theme' | 'box', unknown> }>(
    '/play',
    async (request, reply) => {
      const { ticket, session: id } = request.query;
      const theme = request.query.theme === 'light' ? 'light' : 'dark';
      const box = boxOf(request.query.box);
      const isFramed = request.headers['sec-fetch-dest'] !== 'document';
      const isPacked = /\bbr\b/.test(String(request.headers['accept-encoding']));
      try {
        const session =
          typeof ticket === 'string'
            ? await openSession(parts, { ticket, request, reply })
            : await sessionOf(parts, request, id);
        return await sendPage(parts, { session, theme, box, isFramed, isPacked }, reply);
      } catch (failure) {
        if (!(failure instanceof Refusal)) throw failure;
        return reply
          .code(statusOf[failure.code])
          .headers(pageHeaders({ frames: parts.config.siteOrigins }))
          .send(refusedPage(failure.code));
      }
    },
  );
};

type Page = {
  session: Session;
  theme: 'dark' | 'light';
  box: { width: number; height: number } | null;
  isFramed: boolean;
  /** The browser takes it compressed: the drawings of a first picture shrink to a quarter. */
  isPacked: boolean;
};

const pack = promisify(brotliCompress);
/** A page is compressed for every player, so it must be quick. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The size of the frame with its bar, as the page around it gives it: `390x844`. */
const boxOf = (size: unknown): Page['box'] => {
  const [, width, height] =
    /^(\d{2,4})x(\d{2,4})$/.exec(typeof size === 'string' ? size : '') ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
};

const sendPage = async ({ shells, source, games }: Parts, page: Page, reply: FastifyReply) => {
  const { session, theme, box, isFramed, isPacked } = page;
  const nonce = source.bytes(16).toString('base64');
  const game = games.get(session.game);
  if (!game) throw new Refusal('game.unavailable');
  const { html: pageOf } = await game.front();
  const html = pageOf({
    game: game.code,
    session: session.id,
    language: session.language,
    mode: session.isDemo ? 'demo' : 'real',
    siteOrigin: session.siteOrigin,
    lobbyUrl: session.lobbyUrl,
    recall: session.recall,
    nonce,
    theme,
    box,
    isFramed,
    ...shells(game.code, session.language),
  });
  const clean = `/play?session=${session.id}&theme=${theme}`;
  const first = `history.replaceState(null,'','${clean}'+location.hash)`;
  const whole = html.replace('<head>', `<head><script nonce="${nonce}">${first}</script>`);
  reply.headers(pageHeaders({ frames: [session.siteOrigin], nonce }));
  if (!isPacked) return reply.send(whole);
  return reply.header('content-encoding', 'br').send(await pack(whole, quality));
};

const pageHeaders = ({
  frames,
  nonce,
}: {
  frames: string[];
  nonce?: string;
}): Record<string, string> => {
  const own = nonce ? `'self' 'nonce-${nonce}'` : `'self'`;
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'content-security-policy': [
      `default-src 'none'`,
      `script-src ${own}`,
      `style-src ${own}`,
      `img-src 'self' data: blob:`,
      `font-src 'self'`,
      `media-src 'self' data: blob:`,
      `connect-src 'self'`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors ${frames.join(' ')}`,
    ].join('; '),
  };
};

/** No script, no style: the site around the frame offers to open the game again. */
const refusedPage = (code: string): string =>
  [
    '<!doctype html><html lang="vi"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="dark light">',
    `<meta name="parlour-refusal" content="${code}"><title>Parlour</title></head><body>`,
    '<p>Trò chơi chưa mở được. Hãy quay lại sảnh và mở lại.</p>',
    '<p lang="en">The game could not be opened. Go back to the hall and open it again.</p>',
    '</body></html>',
  ].join('');
