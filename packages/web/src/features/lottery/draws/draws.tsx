import type { LotteryDraw, LotteryGame } from '@parlour/contract/lottery';
import { fill } from '@parlour/locales/phrases';
import { cx } from '@parlour/ui/class-names';
import { Icon } from '@parlour/ui/components/art/icon';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { check } from '@parlour/ui/icons/check';
import { ticketFill } from '@parlour/ui/icons/ticket';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import type { Reader } from '../../../lib/api/reads/use-read';
import { useBrand } from '../../../lib/brand/brand';
import { gate, isPlayer, useSession } from '../../../lib/session/session';
import css from './draws.module.css';

type DrawsProps = {
  draws: Reader<LotteryDraw[]>;
  game: LotteryGame | undefined;
  /** Anyone who is not signed in may read them. */
  isPublic: boolean;
};

/** The draw that is on sale and those that were drawn, the newest first. */
export const Draws = ({ draws, game, isPublic }: DrawsProps) => {
  const { lottery } = usePhrases('lottery');
  return (
    <>
      <h2 className="t-h2" id="recent-draws">
        {lottery.recentDraws}
      </h2>
      <List draws={draws} game={game} isPublic={isPublic} />
    </>
  );
};

const List = ({ draws, game, isPublic }: DrawsProps) => {
  const hasPlayer = useSession(isPlayer);
  const isKnown = useSession(({ authState }) => authState !== 'unknown');
  const { data, error, refetch } = draws;
  if (!game) return <Ledger game={undefined} isByFigure={isPublic} results={[]} />;
  if (!isPublic && isKnown && !hasPlayer) return <PlayersOnly />;
  if (data) return <Ledger game={game} isByFigure={isPublic} results={data} />;
  if (error) return <QueryError onRetry={refetch} refused={asRefused(error)} />;
  return <TableSkeleton onRetry={refetch} rows={3} />;
};

const PlayersOnly = () => {
  const { lottery, brand } = usePhrases('lottery', 'brand');
  return (
    <div className={css.gate}>
      <p className="t-2">{lottery.logInForResults}</p>
      <Button onClick={() => gate('player')} small>
        {brand.logIn}
      </Button>
    </div>
  );
};

type LedgerProps = {
  game: LotteryGame | undefined;
  /** The first number is the special prize: a phone shows it alone. */
  isByFigure: boolean;
  results: LotteryDraw[];
};

const Ledger = ({ game, isByFigure, results }: LedgerProps) => {
  const { lottery } = usePhrases('lottery');
  const isEmpty = results.length === 0 && !game?.issue;
  return (
    <>
      <table aria-labelledby="recent-draws" className={css.ledger}>
        <thead>
          <tr>
            <th scope="col">{lottery.issue}</th>
            <th scope="col">{lottery.result}</th>
            <th className={css.end} scope="col">
              {lottery.state}
            </th>
          </tr>
        </thead>
        <tbody>
          {isEmpty && (
            <tr>
              <td colSpan={3}>
                <p className="t-label">{lottery.noDraws}</p>
                <p className="t-small t-2">{lottery.noDrawsInfo}</p>
              </td>
            </tr>
          )}
          {game?.issue && <OnSale game={game} issue={game.issue} />}
          {results.map((draw) => (
            <Result draw={draw} isByFigure={isByFigure} key={draw.issue} />
          ))}
        </tbody>
      </table>
      {isEmpty && <div aria-hidden="true" className={css.blank} />}
    </>
  );
};

const OnSale = ({ game, issue }: { game: LotteryGame; issue: string }) => {
  const { lottery } = usePhrases('lottery');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const time = game.nextDraw && dateTime(game.nextDraw, timeZone, locale);
  return (
    <tr>
      <th className={css.issue} scope="row">
        {issue}
      </th>
      <td className="t-2">{time && fill(lottery.drawAt, { time })}</td>
      <td className={css.end}>
        <span className={css.onSale}>
          <Icon of={ticketFill} size={16} />
          {lottery.onSale}
        </span>
      </td>
    </tr>
  );
};

type ResultProps = Pick<LedgerProps, 'isByFigure'> & { draw: LotteryDraw };

const Result = ({ draw: { issue, numbers }, isByFigure }: ResultProps) => {
  const { lottery } = usePhrases('lottery');
  const [first, ...others] = numbers;
  return (
    <tr>
      <th className={css.issue} scope="row">
        {issue}
      </th>
      <td>
        <span className={css.first}>{first}</span>{' '}
        <span className={cx(css.others, isByFigure && css.deskOnly)}>{others.join('  ')}</span>
      </td>
      <td className={css.end}>
        <span className={css.drawn}>
          <Icon of={check} size={14} />
          {lottery.drawn}
        </span>
      </td>
    </tr>
  );
};
