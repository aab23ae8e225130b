import type { Platform } from '../../../lib/context';
import { askVendor, VendorFailure } from './ask-vendor';
import type { Profile } from '../profiles/profile';
import { enabledProfile, profiles } from '../profiles/profiles';
import { claimAsking, releaseAsking } from '../queries';
import { hearList, hearTold } from '../wallet/field-mapping';

/** Vendors allow one such call a minute. */
const pauseMs = 60_000;
/** So little is waited for rather than refused. */
const shortWaitMs = 1500;
const listWaitMs = 20_000;

/** The codes of all vendors that are switched on. */
export const listVendorCodes = async (platform: Platform): Promise<string[]> =>
  [...(await profiles(platform)).values()].filter(({ enabled }) => enabled).map(({ code }) => code);

/**
 * A vendor's list of games as it came, each under our names of its fields. Whoever asks, a job or
 * a person, in this process or another: the vendor hears of it once a minute at most.
 */
export const listVendorGames = async (
  platform: Platform,
  code: string,
): Promise<readonly unknown[]> => {
  const profile = await enabledProfile(platform, code);
  await takeTurn(platform, profile);
  const answer = await askVendor(platform, profile, 'list', {}, { waitMs: listWaitMs }).catch(
    async (failure: unknown) => {
      if (failure instanceof VendorFailure && !failure.isReached) {
        await releaseAsking(platform.database.sql, code, 'list');
      }
      throw failure;
    },
  );
  const list = hearList(profile.dialect, answer, 'games');
  if (!list) throw new VendorFailure(code, 'a list that is none');
  return profile.dialect.words ? list.map((entry) => hearTold(profile.dialect, entry)) : list;
};

const takeTurn = async ({ database }: Platform, { code }: Profile): Promise<void> => {
  const left = await claimAsking(database.sql, code, 'list', pauseMs);
  if (left === 0) return;
  if (left <= shortWaitMs) {
    await new Promise((resolve) => setTimeout(resolve, left));
    if ((await claimAsking(database.sql, code, 'list', pauseMs)) === 0) return;
  }
  throw new VendorFailure(code, 'was asked for its games less than a minute ago');
};
