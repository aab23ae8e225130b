import { catalogue, type Game } from '@parlour/contract/catalogue';
import { Carousel } from '@parlour/ui/components/layout/carousel';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api';
import { QueryError } from '../../../../lib/api/query-error';
import { asRefused } from '../../../../lib/api/refused';
import { useSite } from '../../../../lib/brand/brand';
import { usePrizeMode } from '../../../../lib/brand/prize-mode';
import { hallPath } from '../../../../lib/navigation/paths';
import { Link } from '../../../../lib/navigation/navigation';
import { CatalogueCard } from '../../catalogue-card';
import css from '../home.module.css';

/** Two turns of a strip. */
const most = 14;
const asked = { clientType: 3, page: 1, pageSize: most };

/** A strip of cards is moved by hand: what one is about to press does not move away. */
const strip = { visible: 7, least: 3, autoplayMs: 0 };

/** What the player opened last and marked, and what others play: each only where it has games. */
export const OwnRows = () => {
  const { catalogue: words, lobby } = usePhrases('catalogue', 'lobby');
  const { language } = useSite();
  const prizeMode = usePrizeMode();
  const recent = useQuery({
    queryKey: ['catalogue', 'recent', language],
    queryFn: ({ signal }) => call(catalogue.listRecent, { ...asked, language }, { signal }),
    select: ({ list }) => list,
  });
  const favourites = useQuery({
    queryKey: ['catalogue', 'favourites', language],
    queryFn: ({ signal }) =>
      call(catalogue.listFavourites, { ...asked, platform: 'flash', language }, { signal }),
    select: ({ content }) => content,
  });
  const popular = useQuery({
    queryKey: ['catalogue', 'popular', prizeMode, language],
    queryFn: ({ signal }) =>
      call(catalogue.listPopular, { count: 20, prizeMode, device: 'WEB', language }, { signal }),
    select: ({ list }) => list.slice(0, most),
  });
  return (
    <>
      <OwnRow games={recent} own="recent" title={lobby.continuePlaying} />
      <OwnRow games={favourites} own="favourites" title={words.favourites} />
      <OwnRow games={popular} title={lobby.popular} />
    </>
  );
};

type OwnRowProps = {
  title: string;
  games: UseQueryResult<Game[]>;
  /** The filter of a hall that shows all of them. */
  own?: 'recent' | 'favourites';
};

const OwnRow = ({ title, games, own }: OwnRowProps) => {
  const { common } = usePhrases('common');
  const { categories } = useSite();
  const titles = new Map(
    categories.flatMap(({ vendors }) => vendors.map(({ vassalage, title: of }) => [vassalage, of])),
  );
  const { data, error } = games;
  const [first] = data ?? [];
  if (!error && !first) return null;
  return (
    <section aria-label={title} className={css.section}>
      <div className={css.head}>
        <h2 className="t-h2">{title}</h2>
        {own && first && (
          <Link className={css.all} href={hallPath(first.gameType, { own })}>
            {common.all}
            <span className="sr-only">: {title}</span>
          </Link>
        )}
      </div>
      {error && !data && (
        <QueryError onRetry={() => void games.refetch()} refused={asRefused(error)} />
      )}
      {data && (
        <Carousel
          {...strip}
          label={title}
          slides={data.map((game) => ({
            id: String(game.nodeId),
            content: (
              <CatalogueCard game={game} line={titles.get(game.vassalage) ?? game.vassalage} />
            ),
          }))}
        />
      )}
      <hr className={`rule ${css.rule}`} />
    </section>
  );
};
