import {
  winnerBoards,
  type WinnerBoard,
  winnerPeriods,
  type WinnerPeriod,
} from '@parlour/contract/round';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { TabbedPanel } from '@parlour/ui/components/layout/tabs';
import { crown } from '@parlour/ui/icons/crown';
import { useMedia } from '@parlour/ui/use-media';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, useState } from 'react';
import { QueryError } from '../../../../lib/api/query-error';
import { asRefused } from '../../../../lib/api/refused';
import { useNewWinners, useWinners } from './use-winners';
import css from './winners.module.css';
import { WinnerList } from './winner-list';

/** Who won last, most at once and most in all; of the boards nothing is said before there is one. */
export const WinnerBoards = () => {
  const { lobby } = usePhrases('lobby');
  const fresh = useNewWinners();
  const latest = useWinners('latest', 'week');
  const retry = () => void latest.refetch();
  if (latest.data && latest.data.length > 0) return <NamedBoards fresh={fresh} />;
  return (
    <Winners>
      {latest.data ? (
        // Without a single round the three boards would say so three times.
        <div className={css.none}>
          <EmptyState icon={crown}>{lobby.noWinners}</EmptyState>
        </div>
      ) : latest.error ? (
        <QueryError onRetry={retry} refused={asRefused(latest.error)} />
      ) : (
        <TableSkeleton onRetry={retry} rows={2} />
      )}
    </Winners>
  );
};

/** Under their heading, which has the choice of a period beside it. */
const Winners = ({ periods, children }: { periods?: ReactNode; children: ReactNode }) => {
  const { lobby } = usePhrases('lobby');
  return (
    <section aria-labelledby="winners" className={css.winners}>
      <div className={css.head}>
        <h2 className="t-h2" id="winners">
          {lobby.winners}
        </h2>
        {periods}
      </div>
      {children}
    </section>
  );
};

/** Side by side on a desk, one at a time on a phone. */
const NamedBoards = ({ fresh }: { fresh: ReadonlySet<string> }) => {
  const { lobby } = usePhrases('lobby');
  const [board, setBoard] = useState<WinnerBoard>('latest');
  const [period, setPeriod] = useState<WinnerPeriod>('week');
  const isDesk = useMedia('(width >= 64em)');
  const hasPeriods = isDesk || board !== 'latest';
  return (
    <Winners periods={hasPeriods && <Periods onChange={setPeriod} period={period} />}>
      {isDesk ? (
        <div className={css.boards}>
          {winnerBoards.map((name) => (
            <section aria-labelledby={`winners-${name}`} className={css.board} key={name}>
              <h3 className="t-h3" id={`winners-${name}`}>
                {lobby[name]}
              </h3>
              <Board board={name} fresh={fresh} period={period} />
            </section>
          ))}
        </div>
      ) : (
        <div className={css.board}>
          <TabbedPanel
            id="winners-board"
            label={lobby.winners}
            names={lobby}
            onChange={setBoard}
            value={board}
            views={winnerBoards}
          >
            <Board board={board} fresh={fresh} period={period} />
          </TabbedPanel>
        </div>
      )}
    </Winners>
  );
};

type PeriodsProps = { period: WinnerPeriod; onChange: (period: WinnerPeriod) => void };

const Periods = ({ period, onChange }: PeriodsProps) => {
  const { lobby } = usePhrases('lobby');
  return (
    <Chips label={lobby.period}>
      {winnerPeriods.map((name) => (
        <Chip key={name} on={name === period} onClick={() => onChange(name)}>
          {lobby[name]}
        </Chip>
      ))}
    </Chips>
  );
};

type BoardProps = { board: WinnerBoard; period: WinnerPeriod; fresh: ReadonlySet<string> };

const Board = ({ board, period, fresh }: BoardProps) => {
  const { lobby } = usePhrases('lobby');
  const winners = useWinners(board, board === 'latest' ? 'week' : period);
  if (winners.data?.length === 0) {
    return (
      <p className={css.noOne}>{board === 'ranking' ? lobby.noRanking : lobby.noWinnersYet}</p>
    );
  }
  if (winners.data) {
    return <WinnerList fresh={fresh} isRanking={board === 'ranking'} winners={winners.data} />;
  }
  if (winners.error) {
    return <QueryError onRetry={() => void winners.refetch()} refused={asRefused(winners.error)} />;
  }
  return <TableSkeleton onRetry={() => void winners.refetch()} rows={4} />;
};
