import { type LeftRound, roundConsole } from '@parlour/contract/round-console';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { figure } from '@parlour/ui/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { call } from '../../../lib/api/call';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { More } from '../../../lib/parts/more';
import css from './voidings.module.css';

/** The rounds that a voiding left, each with why. */
export const LeftRounds = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { common, round } = useWords();
  const query = useInfiniteQuery({
    queryKey: ['left-rounds', id],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(roundConsole.listLeftRounds, { id, cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Dialog
      actions={<Button onClick={onClose}>{common.close}</Button>}
      onClose={onClose}
      size="form"
      title={round.many.leftTitle}
    >
      <Answer of={query}>
        {() => (
          <>
            <Lines list={list} />
            <More of={query}>{round.many.more}</More>
          </>
        )}
      </Answer>
    </Dialog>
  );
};

const Lines = ({ list }: { list: readonly LeftRound[] }) => {
  const { player, round } = useWords();
  const words = round.many;
  const columns: readonly Column<LeftRound>[] = [
    {
      key: 'round',
      name: words.round,
      place: 'title',
      cell: ({ roundId, playerId }) => (
        <Link className="t-link" href={`/players/${playerId}/rounds?round=${roundId}`}>
          {roundId}
        </Link>
      ),
    },
    {
      key: 'player',
      name: round.player,
      place: 'meta',
      isNamed: true,
      cell: ({ playerId }) => playerId,
    },
    { key: 'why', name: player.state, place: 'status', cell: ({ why }) => words.why[why] },
    {
      key: 'missing',
      name: words.missing,
      place: 'figure',
      atEnd: true,
      cell: ({ missing, currency }) =>
        missing !== undefined && (
          <span className={css.figure}>
            {figure(missing)} {currency}
          </span>
        ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      keyOf={({ roundId }) => roundId}
      label={words.leftTitle}
      rows={list}
    />
  );
};
