import { readLobbyQuery } from '@parlour/contract/lottery-launch';
import { type Page, pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { numberCircleEight } from '@parlour/ui/icons/number-circle-eight';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { useSite } from '../../lib/brand/brand';
import { go, Link, useSearch } from '../../lib/navigation/navigation';
import type { ScreenProps } from '../../lib/navigation/screen';
import { BetView } from './bet-view';
import { Lobby } from './lobby';
import { type Area, areaOf, useLotteries } from './lottery-queries';
import { LotterySkeleton } from './lottery-skeleton';
import css from './lottery-page.module.css';
import { ownPath } from './own-path';

/** `/lottery`, `/seaLottery`, `/vnlottery`: the lotteries of an area, or one of them. */
export const LotteryPage = ({ route }: ScreenProps) => {
  const { lottery, common } = usePhrases('lottery', 'common');
  const area = areaOf(route.name);
  const wayBack = useWayBack(route);
  return (
    <section className={css.page}>
      <div className={css.bar}>
        <IconButton icon={arrowLeft} label={common.back} onClick={() => go(wayBack())} />
        <h1 className={css.name}>{lottery[area]}</h1>
      </div>
      <Lotteries area={area} route={route} />
    </section>
  );
};

/** Where the address says, if that is on this site; from a lottery the others; else its hall. */
const useWayBack = ({ path }: Page) => {
  const { categories } = useSite();
  const { gameCode, backUrl } = readLobbyQuery(useSearch());
  const hall = [pages.lott, pages.elott].find(({ gameType }) =>
    categories.some((category) => category.gameType === gameType),
  );
  return () =>
    ownPath(backUrl, location.origin) ?? (gameCode ? path : (hall?.path ?? pages.home.path));
};

const Lotteries = ({ area, route }: { area: Area; route: Page }) => {
  const { lottery } = usePhrases('lottery');
  const { gameCode, view } = readLobbyQuery(useSearch());
  const { data: groups, error, refetch } = useLotteries(area);
  if (!groups) {
    return error ? (
      <div className={css.fault}>
        <QueryError onRetry={refetch} refused={asRefused(error)} />
      </div>
    ) : (
      <LotterySkeleton onRetry={refetch} />
    );
  }
  const games = groups.flatMap((group) => group.games);
  // Without a lottery the page is what a lottery's page is before its first draw.
  if (games.length === 0) return <BetView area={area} game={undefined} onClosed={refetch} />;
  if (view === 'lobby') return <Lobby area={area} groups={groups} />;
  const game = games.find((one) => one.gameCode === gameCode);
  if (game) return <BetView area={area} game={game} key={game.gameCode} onClosed={refetch} />;
  const action = (
    <Link className={buttonClass({ look: 'primary' })} href={route.path}>
      {lottery.allGames}
    </Link>
  );
  return (
    <EmptyState action={action} icon={numberCircleEight}>
      {lottery.unknownGame}
    </EmptyState>
  );
};
