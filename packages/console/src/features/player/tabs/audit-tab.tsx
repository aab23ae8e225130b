import { audit } from '@parlour/contract/audit';
import { dateTime } from '@parlour/ui/dates';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { RecordsTable } from './records-table';

/** What operators and the machine did about the player. */
export const AuditTab = ({ playerId }: { playerId: string }) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const query = useInfiniteQuery({
    queryKey: ['player', playerId, 'audit'],
    queryFn: ({ pageParam: before, signal }) =>
      call(audit.listEntries, { playerId, before }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Answer of={query}>
      {({ pages }) => (
        <RecordsTable
          columns={[
            { name: player.at, draw: ({ at }) => dateTime(at, zone, locale) },
            { name: player.who, draw: ({ operator, role }) => operator ?? role ?? '' },
            { name: player.act, draw: ({ act }) => act },
            { name: player.why, draw: ({ reason }) => reason ?? '' },
            { name: player.line, isFigure: true, draw: ({ n }) => n ?? '' },
          ]}
          empty={player.noLines}
          keyOf={({ id }) => id}
          label={player.tabs.audit}
          more={
            query.hasNextPage
              ? { isBusy: query.isFetchingNextPage, read: () => void query.fetchNextPage() }
              : undefined
          }
          rows={pages.flatMap(({ list }) => list)}
        />
      )}
    </Answer>
  );
};
