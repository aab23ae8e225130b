import type { Platform } from '../../../lib/context';
import { Counters } from '../../../lib/http/limiter';
import { openMemory, perDatabase } from '../../../lib/memory';
import { VendorFailure } from '../client/ask-vendor';
import { makeProfile } from './make-profile';
import type { Profile } from './profile';
import { readProfiles, type ProfileRow } from '../queries';

type Deps = Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;

/** At this age the rows are read again, without delaying a call. */
const freshMs = 2000;
/**
 * Beyond this age they are not used any more, or a vendor that was switched off in an idle hour
 * would have one call more. A call then waits for the rows; while the database is unavailable, at
 * most this long.
 */
const staleMs = 4000;
const longestWaitMs = 150;

const memoryOf = perDatabase(() =>
  openMemory<Map<string, Profile>>({ freshMs, staleMs, patienceMs: longestWaitMs }),
);

/**
 * All vendors, enabled or not, by code. Keys are parsed once: reading a PEM costs as much as nine
 * checks.
 */
export const profiles = (deps: Deps): Promise<Map<string, Profile>> =>
  memoryOf(deps.database).get('all', rowsOf(deps));

/** The rows changed: the next call reads them. */
export const forgetProfiles = (database: Deps['database']): void =>
  memoryOf(database).forget('all');

const rowsOf = (deps: Deps) => ({
  now: deps.clock.now(),
  load: () => load(deps),
  onFailed: (error: unknown) => deps.log.warn('gateway.profiles_not_read', { error }),
});

/**
 * An unknown code is looked up once more, so that a new vendor works at once; but not so often that
 * invented codes keep a process reading rows.
 */
export const profileOf = async (deps: Deps, code: string): Promise<Profile | undefined> => {
  const found = (await profiles(deps)).get(code);
  if (found || isTooOften(deps)) return found;
  return (await memoryOf(deps.database).reload('all', rowsOf(deps))).get(code);
};

const lookUps = { count: 20, seconds: 20 };
const countersOf = perDatabase(() => new Counters());

const isTooOften = ({ database, clock }: Deps): boolean =>
  countersOf(database).count('strangers', lookUps, clock.now().getTime()) > 0;

/** A vendor that we may call; an unknown or a disabled one is a failure. */
export const enabledProfile = async (deps: Deps, code: string): Promise<Profile> => {
  const profile = await profileOf(deps, code);
  if (!profile?.enabled) throw new VendorFailure(code, 'no such vendor, or switched off');
  return profile;
};

const load = async (deps: Deps): Promise<Map<string, Profile>> => {
  const rows = await readProfiles(deps.database.sql);
  const made = await Promise.all(rows.map((row) => makeOrLog(deps, row)));
  return new Map(made.flatMap((profile) => (profile ? [[profile.code, profile]] : [])));
};

/** An invalid row is left out and logged; the other vendors keep working. */
const makeOrLog = async (deps: Deps, row: ProfileRow): Promise<Profile | undefined> => {
  try {
    return await makeProfile(deps, row);
  } catch (error) {
    deps.log.error('gateway.profile_broken', { error, vendor: row.code });
    return undefined;
  }
};
