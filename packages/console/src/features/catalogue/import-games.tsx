import { catalogueConsole } from '@parlour/contract/catalogue-console';
import type { GameType } from '@parlour/contract/catalogue';
import { gameColumns } from '@parlour/contract/operator/imports';
import { call, fetchFile } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { ImportButton } from '../change/import/import-button';
import type { GameFilter } from './use-games';

type ImportGamesProps = { brand: string; filter: GameFilter; gameType: GameType | undefined };

/** What is set of many games, from a file; the template has the games of the filter. */
export const ImportGames = ({ brand, filter: { vendor }, gameType }: ImportGamesProps) => {
  const { imports } = useWords().change;
  const wanted = { brand, ...(vendor && { vendor }), ...(gameType && { gameType }) };
  return (
    <ImportButton
      columns={gameColumns}
      previewOf={(file) => call(catalogueConsole.previewGames, { brand, file })}
      templateOf={() => fetchFile(catalogueConsole.exportGames, wanted)}
      title={imports.games}
    />
  );
};
