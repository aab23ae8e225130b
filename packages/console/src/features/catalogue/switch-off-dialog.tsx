import { catalogueConsole, type DeskGame } from '@parlour/contract/catalogue-console';
import { fill } from '@parlour/locales/phrases';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useWords } from '../../lib/language';
import { ReasonFormDialog } from '../../lib/parts/reason-form-dialog';

/** Takes a game from the site at once, by one person. */
export const SwitchOffDialog = ({ game, onClose }: { game: DeskGame; onClose: () => void }) => {
  const { catalogue } = useWords();
  const { id, brand, name } = game;
  return (
    <ReasonFormDialog
      act={catalogue.off}
      onClose={onClose}
      send={async (reason) => {
        await call(catalogueConsole.switchGameOff, { id, brand, reason });
        await client.invalidateQueries({ queryKey: ['desk-games'] });
      }}
      title={fill(catalogue.offOf, { name })}
      what={fill(catalogue.offWhat, { brand })}
    />
  );
};
