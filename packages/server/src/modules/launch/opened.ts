import type { Launch } from '@parlour/contract/launch';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { gameOf, type CatalogueGame } from '../catalogue';
import { VendorFailure } from '../gateway';

/**
 * Requests a game's address and decides how to show it. Every failure of a vendor is one refusal
 * for the player – nothing was staked yet – and one line with the reason in the log.
 */
export const opened = async (
  context: Context,
  game: CatalogueGame,
  language: string,
  ask: () => Promise<string>,
): Promise<Launch> => {
  const content = await ask().catch((error: unknown) => {
    if (!(error instanceof VendorFailure)) throw error;
    const { vendor, message } = error;
    context.log.error('launch.vendor_failed', { vendor, game: game.code, reason: message });
    throw new Refusal('launch.vendor_failed');
  });
  const { nodeId, name, vassalage, gameCode, background } = gameOf(game, language, context.brand);
  return {
    content,
    kind: mayBeFramed(context, content) ? 'frame' : 'tab',
    game: { nodeId, name, vassalage, gameCode, ...(background && { background }) },
  };
};

/**
 * Only our games' origin and the hosts that the brand lists open in the frame; any other opens in a
 * tab of its own.
 */
const mayBeFramed = (context: Context, address: string): boolean => {
  const { origin, host } = new URL(address);
  if (origin === new URL(context.config.gamesUrl).origin) return true;
  const { launchHosts } = context.brand.settings;
  return launchHosts.some((listed) => listed === host || listed === origin);
};
