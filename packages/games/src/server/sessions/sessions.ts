import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionHeader } from '../../rounds/wire';
import type { Source } from '../source';
import type { GamesDatabase } from '../open-database';
import { ensureSeat } from '../queries/seats';
import {
  endSession,
  insertSession,
  insertTicket,
  noteUse,
  claimTicket,
  liveSession,
  type Opening,
  type Session,
} from '../queries/sessions';
import { Refusal } from '../refusal';
import { refusalOf } from '../rounds/rounds';
import type { SeedSeal } from '../rounds/seed-seal';
import type { Wallet, WalletResult } from '../rounds/wallet';

/** One a browser, for all the games it has open; nothing without the session's id beside it. */
export const cookieName = '__Host-pgm';

/** Games are framed by another site, hence `SameSite=None`, and a jar of that site's own. */
const cookieOptions = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'none',
  partitioned: true,
} as const;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && uuidPattern.test(text);

export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A one-time ticket for an address; only its digest is kept. */
export const makeTicket = async (
  { database, source }: { database: GamesDatabase; source: Source },
  opening: Opening,
): Promise<string> => {
  const ticket = source.bytes(32).toString('base64url');
  await insertTicket(database.sql, digestOf(ticket), opening);
  return ticket;
};

/** A client seed for a player who chose none, by the operating system's generator. */
export const newClientSeed = (source: Source): string => source.bytes(8).toString('hex');

/** Turns a ticket into a session of this browser; the seat and its seeds exist from here on. */
export const openSession = async (
  { database, source, seal }: { database: GamesDatabase; source: Source; seal: SeedSeal },
  { ticket, request, reply }: { ticket: string; request: FastifyRequest; reply: FastifyReply },
): Promise<Session> => {
  const known = request.cookies[cookieName];
  const cookie =
    known && /^[\w-]{43}$/.test(known) ? known : source.bytes(32).toString('base64url');
  const id = source.uuid();
  await database.transaction(async (sql) => {
    const opening = await claimTicket(sql, digestOf(ticket));
    if (!opening) throw new Refusal('ticket.invalid');
    await insertSession(sql, id, digestOf(cookie), opening);
    const clientSeed = newClientSeed(source);
    await ensureSeat(sql, opening, { first: seal.make(), clientSeed, next: seal.make() });
  });
  void reply.setCookie(cookieName, cookie, cookieOptions);
  return (await liveSession(database.sql, id, digestOf(cookie)))!;
};

/**
 * The session that a call speaks for: the browser's cookie and the page's header, both. Once a
 * minute the wallet is asked whether the player is still signed in there.
 */
export const sessionOf = async (
  { database, wallet }: { database: GamesDatabase; wallet: Pick<Wallet, 'balance'> },
  request: FastifyRequest,
  id: unknown = request.headers[sessionHeader.toLowerCase()],
): Promise<Session> => {
  const cookie = request.cookies[cookieName];
  if (!isUuid(id) || !cookie) throw new Refusal('session.expired');
  const session = await liveSession(database.sql, id, digestOf(cookie));
  if (!session) throw new Refusal('session.expired');
  if ((await noteUse(database.sql, id)) && session.playToken) {
    await askBalance({ database, wallet }, session);
  }
  return session;
};

/** The wallet's balance; a session whose player logged out there ends at once. */
export const askBalance = async (
  { database, wallet }: { database: GamesDatabase; wallet: Pick<Wallet, 'balance'> },
  session: Session,
): Promise<WalletResult> => {
  const result = await wallet.balance(session);
  if (result.kind === 'refused' && refusalOf(result.status) === 'session.expired') {
    await endSession(database.sql, session.id);
    throw new Refusal('session.expired');
  }
  return result;
};
