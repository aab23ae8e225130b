import { messageConsole, type Sending } from '@parlour/contract/message-console';
import { fill } from '@parlour/locales/phrases';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { More } from '../../lib/parts/more';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { useAudienceText } from './audience-text';

/** The sendings with their progress, the newest first; one that is under way is followed. */
export const SendingList = ({ brand }: { brand: string | undefined }) => {
  const { message } = useWords();
  const query = useInfiniteQuery({
    queryKey: ['sendings', brand],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(messageConsole.listSendings, { brand, cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ list }) => list.some(({ doneAt }) => !doneAt)) ? 1000 : 10_000,
  });
  return (
    <Section title={message.sendings}>
      <Answer of={query}>
        {({ pages }) => (
          <>
            <Rows list={pages.flatMap(({ list }) => list)} />
            <More of={query}>{message.more}</More>
          </>
        )}
      </Answer>
    </Section>
  );
};

const Rows = ({ list }: { list: readonly Sending[] }) => {
  const { casework, message } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const whom = useAudienceText();
  if (list.length === 0) return <p className={parts.empty}>{message.noSendings}</p>;
  const columns: readonly Column<Sending>[] = [
    {
      key: 'subject',
      name: message.subject,
      place: 'title',
      cell: ({ texts, isWithheld }) =>
        isWithheld ? casework.withheld : (texts.VI ?? texts.EN)?.title,
    },
    { key: 'whom', name: message.whom, place: 'meta', cell: ({ audience }) => whom(audience) },
    { key: 'by', name: message.by, place: 'id', cell: ({ operatorName }) => operatorName },
    {
      key: 'at',
      name: message.sentAt,
      place: 'time',
      cell: ({ at }) => dateTime(at, zone, locale),
    },
    {
      key: 'progress',
      name: message.progress,
      place: 'figure',
      atEnd: true,
      cell: ({ written, wanted, doneAt }) =>
        `${fill(message.progressOf, { written: count(written), wanted: count(wanted) })} · ${
          doneAt ? message.done : message.going
        }`,
    },
  ];
  return (
    <DataTable columns={columns} keyOf={({ id }) => id} label={message.sendings} rows={list} />
  );
};
