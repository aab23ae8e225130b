import { randomUUID } from 'node:crypto';
import type { Sql } from '@parlour/node-kit/database/database';
import {
  countAttempt,
  forgiveAttempts,
  readAttempts,
  uncountAttempt,
  waitOf,
} from '../../../lib/http/attempts';
import type { Context } from '../../../lib/context';
import { deviceCookie } from '../../../lib/http/http';
import { openTally } from '../../../lib/http/limiter';
import { publish, type Event, type Named } from '../../../lib/jobs/outbox';
import { Refusal } from '../../../lib/refusal';
import { isKnownDevice, readDevices } from '../devices/queries';
import { digestOf } from '../../../lib/secret';

/** Three wrong secrets in a row within half an hour lock an account for half an hour. */
const perAccount = { count: 3, seconds: 30 * 60 };

/** An attempt that was counted before it is judged: its number in a row under its guard. */
export type Counted = { named: Named; guard: string; attempt: number };

/** The id of no player. */
const noPlayer = '0';

/**
 * The subject of the count: the name for strangers, the browser itself when it signed in as this
 * player before.
 */
export const guardOf = async ({ sql, brand, cookies }: Context, named: Named): Promise<string> => {
  const playerId = 'playerId' in named ? named.playerId : noPlayer;
  const device = cookies[deviceCookie];
  const deviceHash = device === undefined ? undefined : digestOf(device);
  // Asked for an unknown name too: the work must not say who has an account.
  const isKnown = deviceHash !== undefined && (await isKnownDevice(sql, deviceHash, playerId));
  if (!('playerId' in named)) return `name:${brand.code}:${named.nameDigest}`;
  return isKnown ? deviceGuard(deviceHash, playerId) : `player:${playerId}`;
};

const deviceGuard = (hash: Buffer, playerId: string): string =>
  `device:${hash.toString('base64url')}:${playerId}`;

/** Everything under which attempts on an account are counted: strangers, and each known browser. */
const guardsOf = async (sql: Sql, playerId: string): Promise<string[]> => {
  const devices = await readDevices(sql, playerId);
  return [`player:${playerId}`, ...devices.map(({ hash }) => deviceGuard(hash, playerId))];
};

/** Is someone locked out of the account, a stranger or a browser of the player's own? */
export const isLocked = async (sql: Sql, playerId: string): Promise<boolean> => {
  const most = await readAttempts(sql, await guardsOf(sql, playerId), perAccount.seconds);
  return most >= perAccount.count;
};

/** Lifts every lock of the account, whichever browser caused it. */
export const forgiveEverywhere = async (sql: Sql, playerId: string): Promise<void> => {
  for (const guard of await guardsOf(sql, playerId)) await forgiveAttempts(sql, guard);
};

/** Counts a browser that is known for the account, not the account. */
export const isOfDevice = (guard: string): boolean => guard.startsWith('device:');

/**
 * The number of this attempt in a row; an attempt on a locked account is refused without a check.
 */
export const countOrRefuse = async (context: Context, named: Named): Promise<Counted> => {
  const guard = await guardOf(context, named);
  const attempt = await countAttempt(context.sql, guard, perAccount);
  if (attempt > 0) return { named, guard, attempt };
  tallyOf(context)('session.locked', 'account', Object.values(named)[0] ?? '');
  throw new Refusal(
    'session.locked',
    undefined,
    await waitOf(context.sql, guard, perAccount.seconds),
  );
};

const tallies = new WeakMap<object, ReturnType<typeof openTally>>();

/** One for each process: the log has how often a locked account was tried, not each time. */
const tallyOf = ({ database, log, clock }: Context) => {
  const tally = tallies.get(database) ?? openTally({ log, clock });
  tallies.set(database, tally);
  return tally;
};

/** The attempt succeeded: the count begins again. */
export const forgive = ({ sql }: Pick<Context, 'sql'>, { guard }: Counted) =>
  forgiveAttempts(sql, guard);

/**
 * The attempt was right, but signs no one in yet: what failed before it still counts, or a password
 * that one knows would begin the count of guessed codes again.
 */
export const uncount = ({ sql }: Pick<Context, 'sql'>, { guard }: Counted) =>
  uncountAttempt(sql, guard);

/** The attempt failed: the log and the outbox have it, and the lock that it caused. */
export const publishRefused = async (
  { database, log, address }: Context,
  { named, attempt }: Counted,
  reason: string,
): Promise<void> => {
  const facts = { ...named, address };
  const key = randomUUID();
  const events: Event[] = [{ type: 'session.refused', key, reason, ...facts }];
  log.warn('session.refused', { ...facts, reason, attempt });
  if (attempt === perAccount.count) {
    events.push({ type: 'session.locked', key, ...facts });
    log.warn('session.locked', { ...facts, seconds: perAccount.seconds });
  }
  await database.transaction(async (sql) => {
    for (const event of events) await publish(sql, event);
  });
};

/** A factor was shown: the lock that strangers or the player's own browser caused is lifted. */
export const forgivePlayer = async (context: Context, playerId: string): Promise<void> => {
  await forgiveAttempts(context.sql, `player:${playerId}`);
  await forgiveAttempts(context.sql, await guardOf(context, { playerId }));
};
