import type { Platform } from '../../../lib/context';
import { Counters } from '../../../lib/http/limiter';
import { openMemory, perDatabase } from '../../../lib/memory';
import { VendorFailure } from '../client/ask-vendor';
import { makeProfile } from './make-profile';
import type { Profile } from './profile';
import { readProfiles, type ProfileRow } from '../queries';

type Known = Pick<Platform, 'database' | 'clock' | 'config' | 'log'>;

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
export const profiles = (known: Known): Promise<Map<string, Profile>> =>
  memoryOf(known.database).get('all', rowsOf(known));

const rowsOf = (known: Known) => ({
  now: known.clock.now(),
  load: () => load(known),
  onFailed: (error: unknown) => known.log.warn('gateway.profiles_not_read', { error }),
});

/**
 * A code that is not known is looked up once more, so that a new vendor is there at once; not so
 * often that a stranger's made-up codes keep a process reading rows.
 */
export const profileOf = async (known: Known, code: string): Promise<Profile | undefined> => {
  const found = (await profiles(known)).get(code);
  if (found || isTooOften(known)) return found;
  return (await memoryOf(known.database).reload('all', rowsOf(known))).get(code);
};

const lookUps = { count: 20, seconds: 20 };
const countersOf = perDatabase(() => new Counters());

const isTooOften = ({ database, clock }: Known): boolean =>
  countersOf(database).take('strangers', lookUps, clock.now().getTime()) > 0;

/** A vendor that we may ask; a stranger, or one that is switched off, is its failure. */
export const enabledProfile = async (known: Known, code: string): Promise<Profile> => {
  const profile = await profileOf(known, code);
  if (!profile?.enabled) throw new VendorFailure(code, 'no such vendor, or switched off');
  return profile;
};

const load = async (known: Known): Promise<Map<string, Profile>> => {
  const rows = await readProfiles(known.database.sql);
  const made = await Promise.all(rows.map((row) => madeOrTold(known, row)));
  return new Map(made.flatMap((profile) => (profile ? [[profile.code, profile]] : [])));
};

/** A row that is wrong is left out and named in the log; the other vendors go on. */
const madeOrTold = async (known: Known, row: ProfileRow): Promise<Profile | undefined> => {
  try {
    return await makeProfile(known, row);
  } catch (error) {
    known.log.error('gateway.profile_broken', { error, vendor: row.code });
    return undefined;
  }
};
