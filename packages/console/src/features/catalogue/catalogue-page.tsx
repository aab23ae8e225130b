import type { DeskClass, DeskListing } from '@parlour/contract/catalogue-console';
import type { GameType } from '@parlour/contract/catalogue';
import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { More } from '../../lib/parts/more';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { useMe, useMay, useMayStop } from '../../lib/session/me';
import { GameFilters } from './game-filters';
import { GameTable } from './game-table';
import { CategoryOrder } from './order/category-order';
import { ImportGames } from './import-games';
import { useOrderDraft } from './order/use-order-draft';
import { Switches } from './switches';
import { useDeskCatalogue, useGameFilter, useGames } from './use-games';

/** The games of a brand: searched, placed, marked and switched. */
export const CataloguePage = () => {
  const { catalogue } = useWords();
  const chosen = useBrand()?.code;
  const first = useMe().brands[0]?.code;
  const brand = chosen ?? first;
  return (
    <Page title={catalogue.title}>
      {brand === undefined ? (
        <p className={parts.empty}>{catalogue.chooseBrand}</p>
      ) : (
        <OfBrand brand={brand} key={brand} />
      )}
    </Page>
  );
};

const OfBrand = ({ brand }: { brand: string }) => {
  const query = useDeskCatalogue(brand);
  return (
    <Answer of={query}>
      {({ listings, classes }) => <Games brand={brand} classes={classes} listings={listings} />}
    </Answer>
  );
};

type GamesProps = {
  brand: string;
  listings: readonly DeskListing[];
  classes: readonly DeskClass[];
};

const Games = ({ brand, listings, classes }: GamesProps) => {
  const { filter, setFilter } = useGameFilter();
  const mayWrite = useMay()('catalogue.w', brand);
  const mayStop = useMayStop()('catalogue', brand);
  const gameType = listings.find((one) => one.gameType === filter.gameType)?.gameType;
  return (
    <>
      <GameFilters
        classes={classes}
        filter={filter}
        key={JSON.stringify(filter)}
        listings={listings}
        onFilter={setFilter}
      />
      {mayWrite && (
        <p>
          <ImportGames brand={brand} filter={filter} gameType={gameType} />
        </p>
      )}
      {gameType && mayWrite ? (
        <Placed brand={brand} gameType={gameType} key={gameType} />
      ) : (
        <GameList brand={brand} />
      )}
      <Switches
        brand={brand}
        classes={classes}
        listings={listings}
        mayStop={mayStop}
        mayWrite={mayWrite}
      />
    </>
  );
};

/** A category whose order may be changed: a game of the list is placed by a press. */
const Placed = ({ brand, gameType }: { brand: string; gameType: GameType }) => {
  const draft = useOrderDraft(brand, gameType);
  return (
    <>
      <CategoryOrder draft={draft} gameType={gameType} />
      <GameList brand={brand} onPlace={draft.add} placed={draft.order} />
    </>
  );
};

type GameListProps = {
  brand: string;
  placed?: readonly string[];
  onPlace?: (game: { name: string; key: string }) => void;
};

const GameList = ({ brand, placed = [], onPlace }: GameListProps) => {
  const { catalogue } = useWords();
  const { filter } = useGameFilter();
  const query = useGames(brand, filter);
  return (
    <Answer of={query}>
      {({ pages }) => {
        const list = pages.flatMap((page) => page.list);
        if (list.length === 0) return <p className={parts.empty}>{catalogue.none}</p>;
        return (
          <>
            <GameTable brand={brand} list={list} onPlace={onPlace} placed={placed} />
            <More of={query}>{catalogue.more}</More>
          </>
        );
      }}
    </Answer>
  );
};
