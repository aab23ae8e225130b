import type { Platform } from '../../../lib/context';
import { syncGames } from '../../catalogue';
import { issuePlayToken } from '../../round';
import { VendorFailure } from '../client/ask-vendor';
import { playTrial } from './check-play';
import { testPlayerOf, type TestPlayer } from './check-player';
import { listVendorGames } from '../client/list-vendor-games';
import { makeProfile } from './make-profile';
import { openGame } from '../client/open-game';
import { vendorUser, type Profile } from './profile';
import { readFirstGame, readPlacement } from './check-queries';
import { readProfiles } from '../queries';

export type CheckOptions = {
  platform: Platform;
  code: string;
  /** The address of the wallet: the site's own on this machine. */
  walletUrl: string;
  /** The vendor's private key in PEM; a test key in its place when nothing is given. */
  privateKey?: string;
  /** One sentence for each finding. */
  print: (sentence: string) => void;
  /** Lets this much time pass; a test moves the clock in its place. */
  wait?: (milliseconds: number) => Promise<unknown>;
};

/** A step that failed; the steps after it depend on it. */
class Stop extends Error {}

/**
 * Tries all of a vendor, in development only: its rows, its list, an opened game, and a bet, a win
 * and a rollback at the wallet over HTTP. True when all of it succeeded.
 */
export const checkVendor = async (options: CheckOptions): Promise<boolean> => {
  try {
    const profile = await checkRow(options);
    const brand = await checkPlacement(options, profile);
    const game = await checkList(options);
    const player = await testPlayerOf(options.platform, profile, brand);
    options.print(`Player: ${player.username} of ${brand} plays, in ${player.currency}.`);
    await checkOpening(options, { player, game });
    const isPlayed = await playTrial(options, profile, { player, game });
    options.print(isPlayed ? 'All is well.' : 'The wallet is not yet understood: see above.');
    return isPlayed;
  } catch (error) {
    if (!(error instanceof Stop) && !(error instanceof VendorFailure)) throw error;
    options.print(error.message);
    return false;
  }
};

/** A play token for the test player, as a vendor receives one. */
export const tokenForTest = async ({
  platform,
  code,
  print,
}: Pick<CheckOptions, 'platform' | 'code' | 'print'>): Promise<boolean> => {
  try {
    const profile = await checkRow({ platform, code, print: () => {} });
    const placement = await readPlacement(platform.database.sql, code);
    const player = await testPlayerOf(platform, profile, placement?.brand ?? 'main');
    const token = await issuePlayToken(platform.database.sql, {
      playerId: player.playerId,
      signInId: null,
      brand: player.brand,
      vendor: code,
      currency: player.currency,
      mode: 'real',
      settlesOnce: profile.settlesOnce,
      freeWins: profile.freeWins,
    });
    print(`user      ${vendorUser(player.brand, player.playerId)}`);
    print(`token     ${token}`);
    print(`currency  ${player.currency}`);
    return true;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    print(error.message);
    return false;
  }
};

const checkRow = async ({
  platform,
  code,
  print,
}: Pick<CheckOptions, 'platform' | 'code' | 'print'>): Promise<Profile> => {
  if (platform.config.production) throw new Stop('This is for development only.');
  const row = (await readProfiles(platform.database.sql)).find((each) => each.code === code);
  if (!row) {
    throw new Stop(
      `Row: there is no vendor ${code} in gateway.profile, or its dialect is missing.`,
    );
  }
  const profile = await makeProfile(platform, row).catch((error: Error) => {
    throw new Stop(`Row: ${error.message}.`);
  });
  if (!profile.enabled) throw new Stop(`Row: ${code} is switched off (enabled = false).`);
  if (profile.signing.kind === 'rsa-sha256' && !profile.signing.ownKey) {
    throw new Stop(
      'Row: own_key is empty, so nothing of ours can be signed: give our private key.',
    );
  }
  print(`Row: sound. It calls /vendor/${code}/…, and we sign by ${profile.signing.kind}.`);
  if (!profile.baseUrl.startsWith('https:') && !row.house) {
    print('Row: its base_url is not https, which production refuses without allow_private.');
  }
  return profile;
};

const checkPlacement = async ({ platform, code, print }: CheckOptions, { currencies }: Profile) => {
  const placement = await readPlacement(platform.database.sql, code);
  if (!placement)
    throw new Stop(`Catalogue: no brand shows ${code}: a row in catalogue.vendor is missing.`);
  if (currencies.length > 0 && !currencies.includes(placement.currency)) {
    throw new Stop(
      `Catalogue: ${placement.brand} plays in ${placement.currency}, and currencies lacks it.`,
    );
  }
  print(`Catalogue: ${placement.brand} shows it.`);
  return placement.brand;
};

const checkList = async ({ platform, code, print }: CheckOptions): Promise<string> => {
  const list = await listVendorGames(platform, code).catch((failure: unknown) => {
    if (!(failure instanceof VendorFailure)) throw failure;
    return failure;
  });
  if (list instanceof VendorFailure)
    print(`List: ${list.message}. The games known before are used.`);
  else {
    const { games, refused } = await syncGames(platform, code, list);
    print(`List: ${games} games are taken, ${refused} entries without a code are not.`);
  }
  const game = await readFirstGame(platform.database.sql, code);
  if (!game) throw new Stop('List: no game of it is open in catalogue.game.');
  return game;
};

const checkOpening = async (
  { platform, code, print }: CheckOptions,
  { player, game }: { player: TestPlayer; game: string },
): Promise<void> => {
  const url = await openGame(platform, {
    vendor: code,
    gameCode: game,
    brand: player.brand,
    language: 'EN',
    isPhone: false,
    address: '127.0.0.1',
    lobbyUrl: platform.config.siteUrl,
    playerId: player.playerId,
    signInId: null,
    currency: player.currency,
    mode: 'real',
  });
  print(`Opening: ${game} opens at ${new URL(url).origin}.`);
};
