import { lotteryPath } from '@parlour/contract/lottery-launch';
import type { LotteryGame } from '@parlour/contract/lottery';
import { fill } from '@parlour/locales/phrases';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { dateTime } from '@parlour/ui/dates';
import { heart, heartFill } from '@parlour/ui/icons/heart';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { useBrand } from '../../lib/brand/brand';
import { CategoryIcon } from '../../lib/brand/category-icon';
import { useFavourite } from '../../lib/favourites/favourites';
import { Link } from '../../lib/navigation/navigation';
import css from './lobby.module.css';
import { type Area, type LotteryGroup, useRecentLotteries } from './lottery-queries';

/** The lotteries of an area: what the player opened, then all, a group at a time. */
export const Lobby = ({ area, groups }: { area: Area; groups: readonly LotteryGroup[] }) => {
  const { lottery, catalogue } = usePhrases('lottery', 'catalogue');
  const recent = useRecentLotteries(area);
  const [chosen, setChosen] = useState('0');
  const group = groups[Number(chosen)] ?? groups[0];
  return (
    <div className={css.lobby}>
      {recent.length > 0 && (
        <section aria-labelledby="recent-lotteries">
          <h2 className="t-h3" id="recent-lotteries">
            {catalogue.recent}
          </h2>
          <Rows games={recent} />
        </section>
      )}
      <section aria-labelledby="all-lotteries">
        <h2 className="t-h3" id="all-lotteries">
          {lottery.games}
        </h2>
        {groups.length > 1 && (
          <div className={css.tabs}>
            <Tabs
              controls="lottery-group"
              items={groups.map(({ name }, at) => ({ id: String(at), label: name }))}
              label={lottery.games}
              onChange={setChosen}
              value={chosen}
            />
          </div>
        )}
        <div id="lottery-group">
          <Rows games={group?.games ?? []} />
        </div>
      </section>
    </div>
  );
};

const Rows = ({ games }: { games: readonly LotteryGame[] }) => (
  <ul className={css.rows}>
    {games.map((game) => (
      <Row game={game} key={game.gameId} />
    ))}
  </ul>
);

const Row = ({ game }: { game: LotteryGame }) => {
  const { lottery, catalogue } = usePhrases('lottery', 'catalogue');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const { gameId: nodeId, gameCode, accountType: vassalage, name, issue, nextDraw } = game;
  const favourite = useFavourite({ nodeId, vassalage, name, gameType: 'LOTT' }, catalogue);
  return (
    <li className={css.row}>
      <Link className={css.link} href={lotteryPath(vassalage, gameCode)}>
        <CategoryIcon of="LOTT" size={28} />
        <span className={css.words}>
          <span className="t-label">{name}</span>
          <span className="t-small t-2">
            {issue && nextDraw
              ? fill(lottery.issueAt, { issue, time: dateTime(nextDraw, timeZone, locale) })
              : lottery.noSchedule}
          </span>
        </span>
      </Link>
      <IconButton
        aria-pressed={favourite.isOn}
        icon={favourite.isOn ? heartFill : heart}
        label={`${favourite.label}: ${name}`}
        onClick={favourite.onToggle}
      />
    </li>
  );
};
