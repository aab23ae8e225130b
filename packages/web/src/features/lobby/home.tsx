import type { Game, Lane } from '@parlour/contract/catalogue';
import { GameCard } from '@parlour/ui/components/game-card';
import { GameGrid } from '@parlour/ui/components/game-grid';
import { Icon } from '@parlour/ui/components/icon';
import { squaresFour } from '@parlour/ui/icons/squares-four';
import { fill } from '@parlour/ui/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense } from 'react';
import { categoryPath } from '../../app/paths';
import { useBrand, useSite } from '../../lib/brand';
import { CategoryIcon } from '../../lib/category-icon';
import { gameCard } from '../../lib/game-link';
import { openModal } from '../../lib/modal';
import { Link } from '../../lib/navigation';
import css from './home.module.css';

// Plates of this many cards are in the server's HTML: what a phone or a desk shows before it
// scrolls.
const aboveTheFold = 8;

/** Home: the categories that have a vendor, and what people play, by category. */
export const Home = () => {
  const { brand: words, catalogue, common } = usePhrases('brand', 'catalogue', 'common');
  const { name } = useBrand();
  const { lanes, hot } = useSite();
  return (
    <div className="content">
      <h1 className="sr-only">{name}</h1>
      <nav aria-label={catalogue.categories} className={css.categories}>
        {lanes.map((lane) => (
          <Link className={css.category} href={categoryPath(lane.gameType)} key={lane.id}>
            <CategoryIcon of={lane.gameType} />
            {words[lane.gameType]}
          </Link>
        ))}
        <button
          aria-haspopup="dialog"
          className={css.category}
          onClick={() => openModal('menu', {})}
          type="button"
        >
          <Icon of={squaresFour} size={28} />
          {common.all}
        </button>
      </nav>
      {lanes.map((lane, index) => {
        const games = hot.filter(({ gameType }) => gameType === lane.gameType);
        return (
          games.length > 0 && (
            <Suspense key={lane.id}>
              {index > 0 && <hr className={`rule ${css.rule}`} />}
              <HotGames games={games} isFirst={index === 0} lane={lane} />
            </Suspense>
          )
        );
      })}
    </div>
  );
};

const HotGames = ({ games, lane, isFirst }: { games: Game[]; lane: Lane; isFirst: boolean }) => {
  const { brand, catalogue, common } = usePhrases('brand', 'catalogue', 'common');
  const titleOf = (vendor: string) =>
    lane.vendors.find(({ vassalage }) => vassalage === vendor)?.title ?? vendor;
  return (
    <section aria-labelledby={`hot-${lane.gameType}`} className={css.section}>
      <div className={css.head}>
        <h2 className="t-h2" id={`hot-${lane.gameType}`}>
          {fill(catalogue.hotOf, { category: brand[lane.gameType] })}
        </h2>
        <Link className={css.all} href={categoryPath(lane.gameType)}>
          {common.all}
          <span className="sr-only">: {brand[lane.gameType]}</span>
        </Link>
      </div>
      <GameGrid>
        {games.map((game, index) => (
          <GameCard
            {...gameCard(game, catalogue)}
            eager={isFirst && index < aboveTheFold}
            key={game.nodeId}
            line={titleOf(game.vassalage)}
          />
        ))}
      </GameGrid>
    </section>
  );
};
