import type { Game, Category } from '@parlour/contract/catalogue';
import { GameGrid } from '@parlour/ui/components/layout/game-grid';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense, useEffect, useRef } from 'react';
import { categoryPath } from '../../../lib/navigation/paths';
import { useBrand, useSite } from '../../../lib/brand/brand';
import { hotMarks, returnLine } from '../../../lib/navigation/game-link';
import { Link } from '../../../lib/navigation/navigation';
import { useIsNear } from '../../../lib/navigation/near';
import { chunk, optional } from '../../../lib/navigation/chunk';
import { Words } from '../../../lib/language/words';
import { CatalogueCard } from '../catalogue-card';
// Its links are in the server's HTML, before their code has come.
import './categories.module.css';
import css from './home.module.css';

// The artwork of this many cards is in the server's HTML: what a phone or a desk shows before it
// scrolls.
const aboveTheFold = 8;

// Links, which need no script to lead on: it comes after the first screen.
const categoriesRow = chunk<object>(
  [],
  optional(async () => (await import('./categories')).Categories),
);

// A brand has it only if its operator says so.
const jackpotTicket = chunk<object>(
  ['lobby', 'common'],
  optional(async () => (await import('./jackpot/jackpot')).Jackpot),
);

// What most screens show only when one scrolls is fetched when it comes near.
const homeMore = chunk<object>(
  ['lobby', 'brand', 'catalogue', 'common', 'refusal'],
  optional(async () => (await import('./more/home-more')).HomeMore),
);

/** Home: the categories that have a vendor, what people play by category, and who won. */
export const Home = () => {
  const { name, jackpot } = useBrand();
  const { categories, hot } = useSite();
  return (
    <div className="content">
      <h1 className="sr-only">{name}</h1>
      {jackpot !== 'none' && (
        <div className={css.jackpot}>
          <Suspense>
            <Words nouns={jackpotTicket.nouns}>
              <jackpotTicket.Component />
            </Words>
          </Suspense>
        </div>
      )}
      <Suspense>
        <categoriesRow.Component />
      </Suspense>
      {categories.map((category, index) => {
        const games = hot.filter(({ gameType }) => gameType === category.gameType);
        if (games.length === 0) return null;
        return (
          <Suspense key={category.id}>
            {index === 0 ? (
              <HotGames category={category} games={games} isFirst />
            ) : (
              <LaterGames category={category} games={games} />
            )}
            {index === 0 && <More />}
          </Suspense>
        );
      })}
    </div>
  );
};

/** The games of another category, which are fetched and drawn when they come near. */
const LaterGames = ({ category, games }: { category: Category; games: Game[] }) => {
  const { complete } = useSite();
  const holder = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(holder);
  useEffect(() => {
    if (isNear) complete().catch(() => undefined);
  }, [isNear, complete]);
  return (
    <div className={css.later} ref={holder}>
      {isNear && (
        <>
          <hr className={`rule ${css.rule}`} />
          <HotGames category={category} games={games} />
        </>
      )}
    </div>
  );
};

const More = () => {
  const holder = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(holder);
  const { hasFullBoards } = useSite();
  return (
    <div className={css.more} data-full={hasFullBoards} ref={holder}>
      {isNear && (
        <Suspense>
          <Words nouns={homeMore.nouns}>
            <homeMore.Component />
          </Words>
        </Suspense>
      )}
    </div>
  );
};

const HotGames = ({
  games,
  category,
  isFirst = false,
}: {
  games: Game[];
  category: Category;
  isFirst?: boolean;
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
      <div className={isFirst ? undefined : css.rows}>
        <GameGrid>
          {games.map((game, index) => (
            <CatalogueCard
              eager={isFirst && index < aboveTheFold}
              game={game}
              isMarked={isMarked(game)}
              key={game.nodeId}
              line={vendorOf(game) ?? returnLine(game, catalogue)}
            />
          ))}
        </GameGrid>
      </div>
    </section>
  );
};
