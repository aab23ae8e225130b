import type { Platform } from '../../../lib/context';
import { claimLease, endLease } from '../../../lib/database/lease';
import { askVendor, VendorFailure } from './ask-vendor';
import type { Profile } from '../profiles/profile';
import { enabledProfile, profiles } from '../profiles/profiles';
import { decodeList, decodeFields } from '../wallet/field-mapping';

/** Vendors allow one such call a minute. */
const perCall = { seconds: 60 };
const leaseOf = (code: string) => `gateway.list:${code}`;
/** A wait this short is waited for; a longer one is refused. */
const shortWaitMs = 1500;
const listWaitMs = 20_000;

/** The codes of all enabled vendors. */
export const listVendorCodes = async (platform: Platform): Promise<string[]> =>
  [...(await profiles(platform)).values()].filter(({ enabled }) => enabled).map(({ code }) => code);

/**
 * A vendor's list of games, unchanged except for our names of its fields. All jobs and people in
 * all processes together ask the vendor once a minute at most.
 */
export const listVendorGames = async (
  platform: Platform,
  code: string,
): Promise<readonly unknown[]> => {
  const profile = await enabledProfile(platform, code);
  await claimTurn(platform, profile);
  const answer = await askVendor(platform, profile, 'list', {}, { waitMs: listWaitMs }).catch(
    async (failure: unknown) => {
      if (failure instanceof VendorFailure && !failure.isReached) {
        // The turn was not used.
        await endLease(platform.database.sql, leaseOf(code));
      }
      throw failure;
    },
  );
  const list = decodeList(profile.dialect, answer, 'games');
  if (!list) throw new VendorFailure(code, 'a list that is none');
  return profile.dialect.words ? list.map((entry) => decodeFields(profile.dialect, entry)) : list;
};

const claimTurn = async ({ database }: Platform, { code }: Profile): Promise<void> => {
  const claim = () => claimLease(database.sql, leaseOf(code), perCall);
  const leftMs = await claim();
  if (leftMs === 0) return;
  if (leftMs <= shortWaitMs) {
    await new Promise((resolve) => setTimeout(resolve, leftMs));
    if ((await claim()) === 0) return;
  }
  throw new VendorFailure(code, 'was asked for its games less than a minute ago');
};
