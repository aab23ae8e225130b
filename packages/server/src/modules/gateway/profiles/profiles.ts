import type { Platform } from '../../../lib/context';
import { Counters } from '../../../lib/http/limiter';
import { openMemory, perDatabase } from '../../../lib/memory';
import { VendorFailure } from '../client/ask-vendor';
import { makeProfile } from './make-profile';
import type { Profile } from './profile';
import { readProfiles, type ProfileRow } from '../queries';

type Deps = Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;

/** After so long the rows are read again, without making a call wait for it. */
const freshMs = 2000;
/**
 * What is older is trusted no more, or a vendor that was switched off in a quiet hour would have
 * one call more. A call then waits for the rows; while the database is away, so long at most.
 */
const staleMs = 4000;
const longestWaitMs = 150;

const memoryOf = perDatabase(() =>
  openMemory<Map<string, Profile>>({ freshMs, staleMs, patienceMs: longestWaitMs }),
);

/**
 * All vendors, enabled or not, by code. Keys are made ready once: reading a PEM costs nine
 * checks.
 */
export const profiles = (deps: Deps): Promise<Map<string, Profile>> =>
  memoryOf(deps.database).get('all', rowsOf(deps));

const rowsOf = (deps: Deps) => ({
  now: deps.clock.now(),
  load: () => load(deps),
  onFailed: (error: unknown) => deps.log.warn('gateway.profiles_not_read', { error }),
});

/**
 * A code that is not known is looked up once more, so that a new vendor is there at once; not so
 * often that a stranger's made-up codes keep a process reading rows.
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

/** A vendor that we may ask; a stranger, or one that is switched off, is its failure. */
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

/** A row that is wrong is left out and named in the log; the other vendors go on. */
const makeOrLog = async (deps: Deps, row: ProfileRow): Promise<Profile | undefined> => {
  try {
    return await makeProfile(deps, row);
  } catch (error) {
    deps.log.error('gateway.profile_broken', { error, vendor: row.code });
    return undefined;
  }
};
