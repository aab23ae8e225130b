import type { Game, Category } from '@parlour/contract/catalogue';
import { GameCard } from '@parlour/ui/components/layout/game-card';
import { GameGrid } from '@parlour/ui/components/layout/game-grid';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense } from 'react';
import { categoryPath } from '../../../lib/navigation/paths';
import { useBrand, useSite } from '../../../lib/brand/brand';
import { gameCard, hotMarks, returnLine } from '../../../lib/navigation/game-link';
import { Link } from '../../../lib/navigation/navigation';
import { Categories } from './categories';
import css from './home.module.css';

// The artwork of this many cards is in the server's HTML: what a phone or a desk shows before it
// scrolls.
const aboveTheFold = 8;

/** Home: the categories that have a vendor, and what people play, by category. */
export const Home = () => {
  const { name } = useBrand();
  const { categories, hot } = useSite();
  return (
    <div className="content">
      <h1 className="sr-only">{name}</h1>
      <Categories />
      {categories.map((category, index) => {
        const games = hot.filter(({ gameType }) => gameType === category.gameType);
        return (
          games.length > 0 && (
            <Suspense key={category.id}>
              {index > 0 && <hr className={`rule ${css.rule}`} />}
              <HotGames games={games} isFirst={index === 0} category={category} />
            </Suspense>
          )
        );
      })}
    </div>
  );
};

const HotGames = ({
  games,
  category,
  isFirst,
}: {
  games: Game[];
  category: Category;
  isFirst: boolean;
}) => {
  const { brand, catalogue, common } = usePhrases('brand', 'catalogue', 'common');
  const isMarked = hotMarks(games);
  // The vendor is worth a line only where there are several.
  const vendorOf = ({ vassalage: code }: Game): string | undefined =>
    category.vendors.length > 1
      ? (category.vendors.find(({ vassalage }) => vassalage === code)?.title ?? code)
      : undefined;
  return (
    <section aria-labelledby={`hot-${category.gameType}`} className={css.section}>
      <div className={css.head}>
        <h2 className="t-h2" id={`hot-${category.gameType}`}>
          {fill(catalogue.hotOf, { category: brand[category.gameType] })}
        </h2>
        <Link className={css.all} href={categoryPath(category.gameType)}>
          {common.all}
          <span className="sr-only">: {brand[category.gameType]}</span>
        </Link>
      </div>
      <GameGrid>
        {games.map((game, index) => (
          <GameCard
            {...gameCard(game, catalogue, isMarked)}
            eager={isFirst && index < aboveTheFold}
            key={game.nodeId}
            line={vendorOf(game) ?? returnLine(game, catalogue)}
          />
        ))}
      </GameGrid>
    </section>
  );
};
