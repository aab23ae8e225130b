import type pg from 'pg';
import type { Platform } from '../../../lib/context';
import { claimLease, endLease, holdLease, pauseLease } from '../../../lib/database/lease';
import { askVendor, VendorFailure } from '../client/ask-vendor';
import { parseRounds } from '../client/listed-round';
import type { Profile } from '../profiles/profile';
import { enabledProfile, profiles } from '../profiles/profiles';
import * as queries from './reconcile-queries';
import type { Hour } from './reconcile-queries';
import { decodeList, decodeFields } from '../wallet/field-mapping';

/** The result of comparing a vendor's rounds with ours. */
export type Reconciled = {
  hours: number;
  rounds: number;
  /** New differences, and those that are gone. */
  found: number;
  resolved: number;
  /** Rounds that are still being played, so that their hour is requested again. */
  unsettled: number;
  /** Entries of the vendor's list that name no round or no player. */
  refused: number;
};

/** How long a turn of the job goes on; the next one resumes where it stopped. */
const turnMs = 20_000;
const pageSize = 500;
const mostPages = 10_000;
const pageWaitMs = 15_000;
const leaseSeconds = 60;
const leaseOf = ({ code }: Profile) => `gateway.reconcile:${code}`;
/** The next try comes in a minute, and later with each failure in a row. */
const pauses = { firstSeconds: 60, mostSeconds: 3600 };
/** After so many failures in a row reading restarts. */
const failuresBeforeAnew = 3;
/** For a statement over all rounds of an hour. */
const compareMs = 60_000;
/** Clocks differ: rounds from this long before and after an hour are requested too. */
const marginMs = 5 * 60_000;

/**
 * Compares every vendor's list of rounds with ours, hour by hour; of one that lists none, its keys
 * with each other. Any number of processes may call this: one compares a vendor at a time, and a
 * vendor that fails delays no other.
 */
export const reconcile = async (platform: Platform): Promise<void> => {
  const until = platform.clock.now().getTime() + turnMs;
  const enabled = [...(await profiles(platform)).values()].filter((profile) => profile.enabled);
  const listing = enabled.filter(({ dialect }) => dialect.gamePaths.rounds);
  // The others do not wait, so they need no connection each.
  const inTurn = async () => {
    for (const profile of enabled) {
      if (!listing.includes(profile)) await reconcileHours(platform, profile, until);
    }
  };
  const asked = listing.map((profile) => reconcileHours(platform, profile, until));
  await Promise.all([...asked, inTurn()]);
};

const reconcileHours = async (
  platform: Platform,
  profile: Profile,
  until: number,
): Promise<void> => {
  const { database, log } = platform;
  const terms = { seconds: leaseSeconds };
  if ((await claimLease(database.sql, leaseOf(profile), terms)) > 0) return;
  await queries.planHours(database.sql, profile.code);
  await readHours(platform, profile, { day: null, until }).catch((error: unknown) =>
    log.warn('gateway.reconcile_failed', { vendor: profile.code, error }),
  );
};

/**
 * Compares a whole day (`2026-11-21`, UTC) by hand, whatever was compared of it before. Fails when
 * the vendor does, or while its rounds are being compared.
 */
export const reconcileDay = async (
  platform: Platform,
  code: string,
  day: string,
): Promise<Reconciled> => {
  const profile = await enabledProfile(platform, code);
  const { sql } = platform.database;
  const terms = { seconds: leaseSeconds, evenPaused: true };
  if ((await claimLease(sql, leaseOf(profile), terms)) > 0) {
    throw new VendorFailure(code, 'is being compared already');
  }
  // First the planned hours, which continue from the last existing hour.
  await queries.planHours(sql, code);
  await queries.planDay(sql, code, day);
  return readHours(platform, profile, { day, until: Number.POSITIVE_INFINITY });
};

type Reach = { day: string | null; until: number };

/** Reads and compares hours until none is due or the time is over; logs the result in one line. */
const readHours = async (
  platform: Platform,
  profile: Profile,
  { day, until }: Reach,
): Promise<Reconciled> => {
  const { database, clock, log } = platform;
  const total = { hours: 0, rounds: 0, found: 0, resolved: 0, unsettled: 0, refused: 0 };
  let client: pg.Client | undefined;
  try {
    while (clock.now().getTime() < until) {
      const hour = await queries.nextHour(database.sql, profile.code, day);
      if (!hour) break;
      client ??= await database.connect('parlour reconcile');
      const end = await readHour(platform, profile, { hour, until, total, client });
      if (end === 'taken') return total;
      if (end === 'unfinished') break;
    }
    await endLease(database.sql, leaseOf(profile));
  } catch (error) {
    const failures = await pauseLease(database.sql, leaseOf(profile), pauses);
    if (failures >= failuresBeforeAnew) await queries.forgetPlace(database.sql, profile.code);
    throw error;
  } finally {
    await client?.end();
    if (total.hours > 0) {
      const write = total.found > 0 || total.refused > 0 ? log.warn : log.info;
      write('gateway.reconciled', { vendor: profile.code, ...total });
    }
  }
  return total;
};

type Reading = { hour: Hour; until: number; total: Reconciled; client: pg.Client };

/**
 * Reads an hour to its end and compares it, unless the time is over before, or another process took
 * it over because this one was silent too long. Where the vendor lists nothing there is nothing to
 * read.
 */
const readHour = async (
  platform: Platform,
  profile: Profile,
  { hour, until, total, client }: Reading,
): Promise<'compared' | 'unfinished' | 'taken'> => {
  const { database, clock } = platform;
  const isListed = Boolean(profile.dialect.gamePaths.rounds);
  for (let at = hour; isListed;) {
    if (at.pages > 0 && at.cursor === null) break;
    if (clock.now().getTime() >= until) return 'unfinished';
    const page = await askPage(platform, profile, at);
    total.refused += page.refused;
    const isOurs = await database.transaction(async (sql) => {
      const isKept = await queries.keepPage(sql, profile.code, at, page);
      if (isKept) await holdLease(sql, leaseOf(profile), leaseSeconds);
      return isKept;
    });
    if (!isOurs) return 'taken';
    at = { ...at, cursor: page.next, pages: at.pages + 1 };
  }
  await holdLease(database.sql, leaseOf(profile), (2 * compareMs) / 1000);
  const compared = await queries.compareHour(client, profile.code, hour, {
    isListed,
    waitMs: compareMs,
  });
  total.hours += 1;
  total.rounds += Number(compared.rounds);
  total.found += Number(compared.found);
  total.resolved += Number(compared.resolved);
  total.unsettled += Number(compared.unsettled);
  return 'compared';
};

const askPage = async (
  platform: Platform,
  profile: Profile,
  { startsAt, endsAt, cursor, pages }: Hour,
) => {
  const answer = await askVendor(
    platform,
    profile,
    'rounds',
    {
      from: new Date(startsAt.getTime() - marginMs).toISOString(),
      to: new Date(endsAt.getTime() + marginMs).toISOString(),
      limit: pageSize,
      ...(cursor !== null && { cursor }),
    },
    { waitMs: pageWaitMs },
  );
  const list = decodeList(profile.dialect, answer, 'rounds');
  if (!list) throw new VendorFailure(profile.code, 'a list of rounds that is none');
  const next = nextOf(decodeFields(profile.dialect, answer).next);
  if ((next !== null && next === cursor) || pages >= mostPages) {
    throw new VendorFailure(profile.code, 'a list of rounds without end');
  }
  return { ...parseRounds(profile, list), next };
};

/** Where the next page begins. */
const nextOf = (next: unknown): string | null => {
  const text = typeof next === 'number' ? String(next) : next;
  return typeof text === 'string' && text !== '' && text.length <= 1000 ? text : null;
};
