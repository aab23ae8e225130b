import { catalogue as contract } from '@parlour/contract/catalogue';
import { Button } from '@parlour/ui/components/form/button';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { GameGrid } from '@parlour/ui/components/layout/game-grid';
import { GridSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { call } from '../../lib/api/api';
import { QueryScope } from '../../lib/api/queries';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useBrand, useSite } from '../../lib/brand/brand';
import { fromBet } from '../../lib/navigation/game-link';
import { closeModal, type Modals } from '../../lib/navigation/modal';
import { CatalogueCard } from './catalogue-card';
import css from './vendor-games.module.css';

type Of = Modals['vendorGames'];

/** The games of a vendor that is a list and has no lobby of its own. */
export const VendorGames = (of: Of) => (
  <QueryScope>
    <Games {...of} />
  </QueryScope>
);

const pageSize = 30;

const useGames = ({ vassalage, gameType }: Of, gameClassify: string) => {
  const { language } = useSite();
  const { merchantCode } = useBrand();
  return useInfiniteQuery({
    queryKey: ['catalogue', 'vendor', vassalage, gameType, gameClassify, language],
    queryFn: ({ pageParam: page, signal }) => {
      const input = {
        channel: merchantCode,
        merchant: merchantCode,
        vassalage,
        gameType,
        language,
      };
      const chosen = gameClassify ? { gameClassify } : {};
      return call(contract.listGames, { ...input, ...chosen, page, pageSize }, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    networkMode: 'always',
  });
};

const Games = (of: Of) => {
  const { common, lobby } = usePhrases('common', 'lobby');
  const [gameClass, setGameClass] = useState('');
  const games = useGames(of, gameClass);
  const list = games.data?.pages.flatMap((page) => page.games);
  return (
    <Dialog onClose={closeModal} size="wide" title={fill(lobby.gamesOf, { vendor: of.title })}>
      <div className={css.games}>
        <Classes chosen={gameClass} of={of} onChange={setGameClass} />
        {games.isPending && <GridSkeleton onRetry={() => void games.refetch()} />}
        {games.error && (
          <QueryError onRetry={() => void games.refetch()} refused={asRefused(games.error)} />
        )}
        {list?.length === 0 && <p className="t-2">{lobby.noGames}</p>}
        {list && <Cards games={list} />}
        {games.hasNextPage && (
          <Button
            busy={games.isFetchingNextPage && common.loading}
            onClick={() => void games.fetchNextPage()}
          >
            {lobby.moreGames}
          </Button>
        )}
      </div>
    </Dialog>
  );
};

type ClassesProps = { of: Of; chosen: string; onChange: (gameClass: string) => void };

/** Where a vendor has several classes of games. */
const Classes = ({ of: { vassalage, gameType }, chosen, onChange }: ClassesProps) => {
  const { catalogue, common } = usePhrases('catalogue', 'common');
  const { language } = useSite();
  const { data } = useQuery({
    queryKey: ['catalogue', 'classes', vassalage, gameType, language],
    queryFn: ({ signal }) => call(contract.listGameTypes, { vassalage, gameType }, { signal }),
  });
  // Without its classes a list is still a list.
  if (!data || data.list.length < 2) return null;
  return (
    <Chips label={catalogue.categories}>
      <Chip on={chosen === ''} onClick={() => onChange('')}>
        {common.all}
      </Chip>
      {data.list.map(({ gameClassify, name }) => (
        <Chip
          key={gameClassify}
          on={chosen === gameClassify}
          onClick={() => onChange(gameClassify)}
        >
          {name}
        </Chip>
      ))}
    </Chips>
  );
};

/** A game opens in place of the list. */
const leaveWithLink = ({ target }: MouseEvent): void => {
  if ((target as Element).closest('a')) closeModal();
};

const Cards = ({ games }: { games: Parameters<typeof CatalogueCard>[0]['game'][] }) => {
  const { catalogue } = usePhrases('catalogue');
  const { currencySymbol } = useBrand();
  return (
    <div onClickCapture={leaveWithLink} role="presentation">
      <GameGrid>
        {games.map((game) => (
          <CatalogueCard
            game={game}
            key={game.nodeId}
            line={fromBet(game, catalogue, currencySymbol)}
          />
        ))}
      </GameGrid>
    </div>
  );
};
