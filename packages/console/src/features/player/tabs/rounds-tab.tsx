import type { OutputOf } from '@parlour/contract/endpoint';
import { reportConsole } from '@parlour/contract/report-console';
import { dateTime } from '@parlour/ui/dates';
import { count, figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { RoundCard } from '../../round/round-card';
import css from '../player.module.css';
import { PeriodFields } from './period-fields';
import { type RecordColumn, RecordsTable } from './records-table';
import { usePeriod } from './use-period';

/** The round that is open above the others; it is in the address, where the search leads. */
const useOpened = (): [string | undefined, (id: string | undefined) => void] => {
  const [params, setParams] = useSearchParams();
  const open = (id: string | undefined) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (id === undefined) after.delete('round');
      else after.set('round', id);
      return after;
    });
  return [params.get('round') ?? undefined, open];
};

/** The rounds that the player opened in a period, and what they come to. */
export const RoundsTab = ({ brand, playerId }: { brand: string; playerId: string }) => {
  const { player } = useWords();
  const [opened, open] = useOpened();
  const columns = useColumns(open);
  const period = usePeriod();
  const { from, to } = period;
  const query = useInfiniteQuery({
    queryKey: ['player', playerId, 'rounds', from, to],
    queryFn: ({ pageParam: page, signal }) =>
      call(reportConsole.listPlayerRounds, { playerId, from, to, page }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
  });
  return (
    <>
      {opened !== undefined && (
        <RoundCard brand={brand} id={opened} key={opened} onClose={() => open(undefined)} />
      )}
      <PeriodFields of={period} />
      <Answer of={query}>
        {({ pages }) => (
          <>
            {pages[0] && (
              <p className={css.sum}>
                {fill(player.roundSum, {
                  count: count(pages[0].totals.rounds),
                  stake: figure(pages[0].totals.stake),
                  payout: figure(pages[0].totals.payout),
                  net: figure(pages[0].totals.net, { signed: true }),
                })}
              </p>
            )}
            <RecordsTable
              columns={columns}
              empty={player.noRounds}
              keyOf={({ roundId }) => roundId}
              label={player.tabs.rounds}
              read={query}
              rows={pages.flatMap(({ list }) => list)}
            />
          </>
        )}
      </Answer>
    </>
  );
};

type Row = OutputOf<typeof reportConsole.listPlayerRounds>['list'][number];

const useColumns = (open: (id: string) => void): readonly RecordColumn<Row>[] => {
  const { player, round } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return [
    { name: player.at, draw: ({ at }) => dateTime(at, zone, locale) },
    {
      name: player.round,
      draw: ({ roundId }) => (
        <button
          aria-label={fill(round.open, { id: roundId })}
          className="t-link"
          onClick={() => open(roundId)}
          type="button"
        >
          {roundId}
        </button>
      ),
    },
    { name: player.game, draw: ({ game }) => `${game.name} · ${game.vassalage}` },
    {
      name: player.state,
      draw: ({ status, isVoided }) => (isVoided ? player.roundVoided : player.roundStates[status]),
    },
    { name: player.stake, isFigure: true, draw: ({ stake }) => figure(stake) },
    { name: player.payout, isFigure: true, draw: ({ payout }) => figure(payout) },
    {
      name: player.net,
      isFigure: true,
      draw: ({ net }) => figure(net, { signed: true }),
    },
  ];
};
