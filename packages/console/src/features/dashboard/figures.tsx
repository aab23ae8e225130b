import {
  moneyFigures,
  type BrandBoard,
  type Figure,
  type FigureName,
} from '@parlour/contract/report-console';
import { fill } from '@parlour/locales/phrases';
import { count, figure, MINUS, timeOfDay } from '@parlour/ui/format';
import type { Zone } from '@parlour/contract/time-zone';
import { Link } from 'wouter';
import { useWords } from '../../lib/language';
import { useMay } from '../../lib/session/me';
import css from './dashboard.module.css';

type Cell = {
  name: FigureName;
  /** What stands below it. */
  below?: FigureName;
  /** The list that it opens, and the right of that list. */
  list?: { href: string; right: string };
};

const cells: readonly Cell[] = [
  {
    name: 'deposits',
    below: 'depositCount',
    list: { href: '/players?sort=deposits', right: 'player.r' },
  },
  { name: 'withdrawals', list: { href: '/players?sort=withdrawals', right: 'player.r' } },
  {
    name: 'waiting',
    below: 'waitingCount',
    list: { href: '/queues/withdrawal', right: 'withdrawal.r' },
  },
  { name: 'stake', below: 'rounds' },
  { name: 'net', below: 'gross' },
  { name: 'players', below: 'online' },
  { name: 'registered', below: 'firstDeposits', list: { href: '/players', right: 'player.r' } },
  { name: 'openStake', below: 'openRounds' },
];

/** The figures of the day, each with what it was at the same hour of the day before. */
export const Figures = ({ board: { figures, timeZone } }: { board: BrandBoard }) => (
  <dl className={css.figures}>
    {cells.map((cell) => (
      <FigureCell
        below={figures.find(({ name }) => name === cell.below)}
        cell={cell}
        key={cell.name}
        of={figures.find(({ name }) => name === cell.name)}
        zone={timeZone as Zone}
      />
    ))}
  </dl>
);

type FigureCellProps = {
  cell: Cell;
  of: Figure | undefined;
  below: Figure | undefined;
  zone: Zone;
};

const FigureCell = ({ cell: { name, list }, of, below, zone }: FigureCellProps) => {
  const { dashboard } = useWords();
  const may = useMay();
  if (!of) return null;
  const title = dashboard.figures[name];
  return (
    <div className={css.cell}>
      <dt>
        {list && may(list.right) ? (
          <Link className="t-link" href={list.href}>
            {title}
          </Link>
        ) : (
          title
        )}
      </dt>
      <dd>
        <span className={css.value}>{textOf(of)}</span>
        {of.before && <Change before={of.before} isCount={!isMoney(name)} zone={zone} />}
        {below && (
          <span className={css.below}>
            {fill(dashboard.below[below.name as keyof typeof dashboard.below], {
              value: textOf(below),
            })}
          </span>
        )}
      </dd>
    </div>
  );
};

const isMoney = (name: FigureName): boolean => moneyFigures.includes(name);

const textOf = ({ name, value }: Figure): string =>
  isMoney(name) ? figure(value) : count(Number(value));

type ChangeProps = { before: NonNullable<Figure['before']>; isCount: boolean; zone: Zone };

const Change = ({ before: { hour, atHour, dayBefore }, isCount, zone }: ChangeProps) => {
  const { dashboard } = useWords();
  const text = isCount ? difference(atHour, dayBefore) : percent(atHour, dayBefore);
  if (text === undefined) return null;
  const why = fill(dashboard.compared, { time: timeOfDay(hour, zone) });
  return (
    <span className={css.change} title={why}>
      {text}
      <span className="sr-only"> {why}</span>
    </span>
  );
};

const signed = (text: string, isBelow: boolean): string => `${isBelow ? MINUS : '+'}${text}`;

const difference = (at: string, before: string): string | undefined => {
  const by = Number(at) - Number(before);
  return by === 0 ? undefined : signed(count(Math.abs(by)), by < 0);
};

/** Of nothing there is no part. */
const percent = (at: string, before: string): string | undefined => {
  const [to, from] = [Number(at), Number(before)];
  if (from === 0) return undefined;
  const part = ((to - from) / Math.abs(from)) * 100;
  return `${signed(Math.abs(part).toFixed(1), part < 0)} %`;
};
