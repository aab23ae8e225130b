import type { DeskGame } from '@parlour/contract/catalogue-console';
import { fill } from '@parlour/locales/phrases';
import { useWords } from '../../lib/language';
import { FlagsDialog } from '../change/flags-dialog';

/** Marks a game, or puts it back, which waits for a second person. */
export const GameDialog = ({ game, onClose }: { game: DeskGame; onClose: () => void }) => {
  const { catalogue } = useWords();
  return (
    <FlagsDialog
      kind="game"
      names={{ off: catalogue.isOff, hot: catalogue.isHot }}
      object={`${game.brand}:${game.id}`}
      onClose={onClose}
      title={fill(catalogue.changeOf, { name: game.name })}
    />
  );
};
