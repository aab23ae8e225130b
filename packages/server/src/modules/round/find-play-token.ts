import { hash } from 'node:crypto';
import type { Database } from '@parlour/node-kit/database/database';
import { perDatabase } from '../../lib/memory';
import { readTokens, type TokenRow } from './queries';

/** The bindings of a token, which never change, so they are cached after the first read. */
export type PlayToken = TokenRow;

type Found = Map<string, PlayToken>;
type Memory = {
  /** By the digest of the token: the token itself is stored nowhere. */
  known: Found;
  /** Tokens that are looked up in one turn of the event loop are read by one statement. */
  wanted: Set<string>;
  reading: Promise<Found> | undefined;
};

const mostKept = 50_000;
const memoryOf = perDatabase((): Memory => ({
  known: new Map(),
  wanted: new Set(),
  reading: undefined,
}));

/** Undefined for an unknown token. */
export const findPlayToken = async (
  database: Database,
  token: string,
): Promise<PlayToken | undefined> => {
  const memory = memoryOf(database);
  const digest = hash('sha256', token, 'base64');
  return memory.known.get(digest) ?? (await readWithOthers(database, memory, digest)).get(digest);
};

const readWithOthers = (database: Database, memory: Memory, digest: string): Promise<Found> => {
  memory.wanted.add(digest);
  memory.reading ??= new Promise<void>((begin) => setImmediate(begin)).then(() => {
    const digests = [...memory.wanted];
    memory.wanted = new Set();
    memory.reading = undefined;
    return read(database, memory, digests);
  });
  return memory.reading;
};

const read = async (database: Database, { known }: Memory, digests: string[]): Promise<Found> => {
  const rows = await readTokens(
    database.sql,
    digests.map((digest) => Buffer.from(digest, 'base64')),
  );
  const found: Found = new Map(rows.map((row) => [row.hash.toString('base64'), row]));
  for (const [digest, token] of found) {
    if (known.size >= mostKept) known.delete(known.keys().next().value!);
    known.set(digest, token);
  }
  return found;
};
