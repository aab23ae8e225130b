import { QueryScope } from '../../../../lib/api/queries';
import { isOnTrial, useSession } from '../../../../lib/session/session';
import { WinnerBoards } from '../winners/winner-boards';
import { OwnRows } from './own-rows';
import { VendorStrip } from './vendor-strip';

/** What stands on home below the first games: a player's own games, and the winners. */
export const HomeMore = () => {
  const isPlayer = useSession((state) => state.authState === 'member' && !isOnTrial(state));
  return (
    <QueryScope>
      {isPlayer && <OwnRows />}
      <VendorStrip />
      <WinnerBoards />
    </QueryScope>
  );
};
