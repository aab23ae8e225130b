import type { PlayerView } from '@parlour/contract/player-console';
import { sessionConsole } from '@parlour/contract/session-console';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { useMay } from '../../../lib/session/me';
import { LiftAct } from './lift-act';
import { ReasonAct } from './reason-act';

/** Blocks a player's play at once, or proposes that the block ends. */
export const BlockAct = ({ view: { id: playerId, brand, state } }: { view: PlayerView }) => {
  const { acts } = useWords().player;
  const may = useMay();
  if (!may('block.w', brand)) return null;
  if (state === 'blocked') {
    return <LiftAct kind="block" name={acts.unblock} playerId={playerId} what={acts.unblockWhat} />;
  }
  return (
    <ReasonAct
      done={acts.blocked}
      name={acts.block}
      playerId={playerId}
      send={(reason) => call(sessionConsole.blockPlayer, { playerId, reason })}
      what={acts.blockWhat}
    />
  );
};
