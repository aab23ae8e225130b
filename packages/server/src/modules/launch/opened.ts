import type { Launch } from '@parlour/contract/launch';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { hostsServing } from '../brand';
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
  const hosts = hostsServing(content, context.brand.settings);
  return {
    content,
    kind: isOurs(context, content) || hosts.length > 0 ? 'frame' : 'tab',
    ...(hosts.length > 1 && { hosts }),
    game: { nodeId, name, vassalage, gameCode, ...(background && { background }) },
  };
};

/**
 * Only our games' origin and the hosts that the brand lists open in the frame; any other opens in a
 * tab of its own.
 */
const isOurs = ({ config }: Context, address: string): boolean =>
  new URL(address).origin === new URL(config.gamesUrl).origin;
