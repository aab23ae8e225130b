import type { Platform } from '../../../lib/context';
import { issuePlayToken } from '../../round';
import { askVendor, VendorFailure } from './ask-vendor';
import { vendorUser, type Profile } from '../profiles/profile';
import { enabledProfile } from '../profiles/profiles';
import { decodeFields } from '../wallet/field-mapping';

type Opening = {
  vendor: string;
  gameCode: string;
  brand: string;
  language: string;
  isPhone: boolean;
  /** The person's network address and the return URL of the site. */
  address?: string;
  lobbyUrl?: string;
  depositUrl?: string;
  country?: string | undefined;
  /** Where the game has rooms. */
  roomId?: string | undefined;
};

export type GameOpening = Opening & {
  playerId: string;
  signInId: string | null;
  currency: string;
  /** Trial play is in FUN, from the trial pocket. */
  mode: 'real' | 'trial';
  /** The vendor has a wallet of its own, and its bets spend that. */
  hasOwnWallet?: boolean;
};

/** Opens a game for a player: makes a play token and asks the vendor for the address. */
export const openGame = async (platform: Platform, opening: GameOpening): Promise<string> => {
  const profile = await enabledProfile(platform, opening.vendor);
  const { brand, playerId, signInId, currency, mode } = opening;
  assertCurrency(profile, currency);
  const token = await issuePlayToken(platform.database.sql, {
    playerId,
    signInId,
    brand,
    vendor: profile.code,
    currency,
    mode,
    settlesOnce: profile.settlesOnce,
    freeWins: profile.freeWins,
    country: opening.country,
    ...(opening.hasOwnWallet && { wallet: profile.code }),
  });
  return gameUrl(platform, profile, opening, {
    user: vendorUser(brand, playerId),
    token,
    currency,
  });
};

/** Opens a visitor's demo: the vendor's own play money, without a player, a token or a wallet. */
export const openDemo = async (platform: Platform, opening: Opening): Promise<string> => {
  const profile = await enabledProfile(platform, opening.vendor);
  return gameUrl(platform, profile, opening, { currency: profile.dialect.demoCurrency });
};

type Replay = {
  vendor: string;
  brand: string;
  playerId: string;
  /** The vendor's keys of the round and of its first bet; vendors look it up by either. */
  round: string;
  transaction: string | undefined;
  language: string;
};

/** The vendor's own page of a round that was played. */
export const openReplay = async (platform: Platform, of: Replay): Promise<string> => {
  const profile = await enabledProfile(platform, of.vendor);
  const answer = await askVendor(platform, profile, 'round', {
    user: vendorUser(of.brand, of.playerId),
    transaction_uuid: of.transaction,
    round: of.round,
    sub_partner_id: of.brand,
    lang: of.language.toLowerCase(),
  });
  return urlOf(profile, answer);
};

const assertCurrency = ({ code, currencies }: Profile, currency: string): void => {
  if (currencies.length > 0 && currency !== 'FUN' && !currencies.includes(currency)) {
    throw new VendorFailure(code, `does not play in ${currency}`);
  }
};

/** The code for an unknown country. */
const unknownCountry = 'XX';
const usualPlatforms = { desktop: 'GPL_DESKTOP', phone: 'GPL_MOBILE' };

const gameUrl = async (
  platform: Platform,
  profile: Profile,
  opening: Opening,
  who: { user?: string; token?: string; currency: string },
): Promise<string> => {
  const { platforms = usualPlatforms } = profile.dialect;
  const answer = await askVendor(platform, profile, 'url', {
    ...who,
    game_code: opening.gameCode,
    room_id: opening.roomId,
    sub_partner_id: opening.brand,
    platform: opening.isPhone ? platforms.phone : platforms.desktop,
    lang: opening.language.toLowerCase(),
    ip: opening.address,
    country: opening.country ?? unknownCountry,
    lobby_url: opening.lobbyUrl,
    deposit_url: opening.depositUrl,
  });
  return urlOf(profile, answer);
};

/** The address goes into a frame of the site, so it must be http or https. */
const urlOf = (profile: Profile, answer: unknown): string => {
  const { url } = decodeFields(profile.dialect, answer);
  if (typeof url === 'string' && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) {
    return url;
  }
  throw new VendorFailure(profile.code, 'an answer without an address');
};
