import { audit } from '@parlour/contract/audit';
import { dateTime } from '@parlour/ui/dates';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { whoActed } from '../../../lib/who-acted';
import { RecordsTable } from './records-table';

/** What operators, the machine and the player did about the account. */
export const AuditTab = ({ playerId }: { playerId: string }) => {
  const { audit: words, casework, player } = useWords();
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
            { name: player.who, draw: (line) => whoActed(words, line) ?? '' },
            { name: player.act, draw: ({ act }) => act },
            {
              name: player.why,
              draw: ({ reason, isWithheld }) => (isWithheld ? casework.withheld : (reason ?? '')),
            },
            { name: player.line, isFigure: true, draw: ({ n }) => n ?? '' },
          ]}
          empty={player.noLines}
          keyOf={({ id }) => id}
          label={player.tabs.audit}
          read={query}
          rows={pages.flatMap(({ list }) => list)}
        />
      )}
    </Answer>
  );
};
