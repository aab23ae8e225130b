import type { Game, Vendor } from '@parlour/contract/catalogue';
import { GameGrid } from '@parlour/ui/components/layout/game-grid';
import { Icon } from '@parlour/ui/components/art/icon';
import { info } from '@parlour/ui/icons/hint';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { memo, useMemo } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import { fromBet, hotMarks } from '../../../lib/navigation/game-link';
import { openModal } from '../../../lib/navigation/modal';
import { CatalogueCard } from '../catalogue-card';
import css from './game-rows.module.css';
import { pageSize } from './hall-query';
import { useWindowedRows } from './use-windowed-rows';

type HallCardProps = {
  game: Game;
  line?: string | undefined;
  eager?: boolean;
  isMarked?: boolean;
};

/**
 * One game of a hall: its lowest bet, and the way to its rules for a mouse (a finger gets them
 * by a tap). A row that comes near draws its own cards only.
 */
export const HallCard = memo(({ game, line, eager, isMarked }: HallCardProps) => {
  const { catalogue } = usePhrases('catalogue');
  const { currencySymbol } = useBrand();
  return (
    <CatalogueCard
      eager={eager}
      game={game}
      isMarked={isMarked}
      level={2}
      line={
        <span className={css.line}>
          <span>{line ?? fromBet(game, catalogue, currencySymbol)}</span>
          <button
            aria-label={fill(catalogue.about, { game: game.name })}
            className={css.about}
            onClick={() => openModal('gameInfo', { gameId: game.nodeId })}
            type="button"
          >
            <Icon of={info} size={16} />
          </button>
        </span>
      }
    />
  );
});

const Place = () => (
  <div className={css.place}>
    <div />
  </div>
);

type Props = {
  /** In a mixed list each game names its vendor. */
  vendors?: readonly Vendor[] | undefined;
  games: readonly (Game | undefined)[];
  need: (from: number, to: number) => void;
};

// The artwork of the first rows is in the server's HTML.
const aboveTheFold = 8;

/**
 * The cards of a hall. A long one draws only the rows near the screen, so that ten thousand
 * games stay smooth.
 */
export const GameRows = ({ games, need, vendors }: Props) => {
  const isMarked = useMemo(() => hotMarks(games), [games]);
  const { holder, first, last, before, after } = useWindowedRows(games.length, need);
  return (
    <div
      className={games.length > pageSize ? css.even : undefined}
      ref={holder}
      {...(before + after > 0 && { style: { paddingTop: before, paddingBottom: after } })}
    >
      <GameGrid>
        {games.slice(first, last).map((game, offset) => {
          const index = first + offset;
          return game ? (
            <HallCard
              eager={index < aboveTheFold}
              game={game}
              isMarked={isMarked(game)}
              key={index}
              line={vendors?.find(({ vassalage }) => vassalage === game.vassalage)?.title}
            />
          ) : (
            <Place key={index} />
          );
        })}
      </GameGrid>
    </div>
  );
};
