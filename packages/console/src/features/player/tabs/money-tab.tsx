import { reportConsole } from '@parlour/contract/report-console';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { RecordsTable } from './records-table';

/** The last deposits and withdrawals, whatever became of them. */
export const MoneyTab = ({ playerId }: { playerId: string }) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const query = useQuery({
    queryKey: ['player', playerId, 'money'],
    queryFn: async ({ signal }) =>
      (await call(reportConsole.listPlayerMoney, { playerId }, { signal })).list,
  });
  const statuses: Readonly<Record<string, string>> = player.statuses;
  return (
    <Answer of={query}>
      {(rows) => (
        <RecordsTable
          columns={[
            { name: player.at, draw: ({ at }) => dateTime(at, zone, locale) },
            { name: player.reason, draw: ({ kind }) => player.types[kind] },
            { name: player.number, draw: ({ number }) => number },
            { name: player.method, draw: ({ method }) => method },
            { name: player.state, draw: ({ status }) => statuses[status] ?? status },
            { name: player.fee, isFigure: true, draw: ({ fee }) => figure(fee) },
            { name: player.amount, isFigure: true, draw: ({ amount }) => figure(amount) },
          ]}
          empty={player.noMoney}
          keyOf={({ number }) => number}
          label={player.tabs.money}
          rows={rows}
        />
      )}
    </Answer>
  );
};
