import { session } from '@parlour/contract/session';
import { claimContact } from '@parlour/server/modules/player/index';
import type { Site } from '../site/site';

/** Binds an address or a number (E.164 digits) to a player, as a code that was typed does. */
export const bindContact = (
  { platform }: Pick<Site, 'platform'>,
  playerId: string,
  kind: 'email' | 'mobile',
  value: string,
  isVerified = true,
): Promise<boolean> =>
  platform.database.transaction((sql) =>
    claimContact(sql, platform.config, { brand: 'main', kind, value, playerId, isVerified }),
  );

/**
 * Strangers from everywhere ask for the codes that a number of Vietnam gets in a day; what the next
 * one is refused with. The clock is later afterwards.
 */
export const useUpCodes = async (site: Site, mobile: string): Promise<string | undefined> => {
  const number = { mobileNum: mobile.slice(2), countryDialingCode: '84' };
  const ask = () => site.visitor().call(session.sendLoginCode, number);
  for (const minutes of [0, 6, 12]) {
    await site.shiftClock(minutes * 60_000);
    if (minutes < 12) await Promise.all(Array.from({ length: 10 }, ask));
  }
  return (await ask()).refusal?.code;
};
