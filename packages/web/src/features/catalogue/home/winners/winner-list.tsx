import { shownWinners, type Winner } from '@parlour/contract/round';
import { cx } from '@parlour/ui/class-names';
import { Money } from '@parlour/ui/components/display/money';
import { dateTime } from '@parlour/ui/dates';
import { fill } from '@parlour/locales/phrases';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../../../lib/brand/brand';
import { CategoryIcon } from '../../../../lib/brand/category-icon';
import { nameOf } from './use-winners';
import css from './winners.module.css';

type Props = {
  winners: readonly Winner[];
  /** Those that came while one watched: they are lit for a moment. */
  fresh: ReadonlySet<string>;
  isRanking: boolean;
};

/** The lines of a board: account, game and what was won; of the ranking the place. */
export const WinnerList = ({ winners, fresh, isRanking }: Props) => (
  <ol className={css.list}>
    {winners.slice(0, shownWinners).map((winner, index) => (
      <li
        className={cx(css.winner, !isRanking && fresh.has(nameOf(winner)) && css.fresh)}
        key={`${nameOf(winner)} ${winner.game?.gameCode ?? ''}`}
      >
        {isRanking ? <Place place={index + 1} /> : <Category winner={winner} />}
        <span className={css.account}>{winner.account}</span>
        <span className={css.game}>{winner.game?.name ?? <When at={winner.at} />}</span>
        <Money amount={winner.amount} className={css.amount} coloured signed />
      </li>
    ))}
  </ol>
);

const Place = ({ place }: { place: number }) => {
  const { lobby } = usePhrases('lobby');
  return (
    <span className={cx(css.place, place <= 3 && css.foremost)}>
      <span aria-hidden="true">{place}</span>
      <span className="sr-only">{fill(lobby.place, { place: String(place) })}</span>
    </span>
  );
};

const Category = ({ winner: { game } }: { winner: Winner }) => {
  const { brand } = usePhrases('brand');
  return (
    game && (
      <span className={css.category} title={brand[game.gameType]}>
        <CategoryIcon of={game.gameType} size={20} />
      </span>
    )
  );
};

const When = ({ at }: { at: string }) => {
  const { timeZone } = useBrand();
  return <time dateTime={at}>{dateTime(at, timeZone, useLocale())}</time>;
};
