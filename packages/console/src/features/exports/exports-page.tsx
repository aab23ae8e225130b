import { exportCalls, exportKinds, exportRights } from '@parlour/contract/report/exports';
import type { ExportJob, ExportKind } from '@parlour/contract/report/exports';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { useMay } from '../../lib/session/me';
import { AskExport } from './ask-export';
import { ExportActs } from './export-acts';

/** Files that the person asked for, and those that wait for them as the second. */
export const ExportsPage = () => {
  const { exports } = useWords();
  const may = useMay();
  const [asked, setAsked] = useState<ExportKind>();
  const query = useQuery({
    queryKey: ['exports'],
    queryFn: async ({ signal }) => (await call(exportCalls.listExports, {}, { signal })).list,
    refetchInterval: 3000,
  });
  return (
    <Page
      actions={exportKinds
        .filter((kind) => may(exportRights[kind]))
        .map((kind) => (
          <Button
            aria-label={fill(exports.askOf, { kind: exports.kinds[kind] })}
            key={kind}
            onClick={() => setAsked(kind)}
          >
            {exports.kinds[kind]}
          </Button>
        ))}
      title={exports.title}
    >
      <p className="t-2">{exports.about}</p>
      <Answer of={query}>{(list) => <Jobs list={list} />}</Answer>
      {asked && <AskExport kind={asked} onClose={() => setAsked(undefined)} />}
    </Page>
  );
};

const Jobs = ({ list }: { list: readonly ExportJob[] }) => {
  const { exports } = useWords();
  const columns = useColumns();
  if (list.length === 0) return <p className={parts.empty}>{exports.none}</p>;
  return <DataTable columns={columns} keyOf={({ id }) => id} label={exports.title} rows={list} />;
};

const useColumns = (): readonly Column<ExportJob>[] => {
  const { exports } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const time = (at: string) => dateTime(at, zone, locale);
  return [
    {
      key: 'what',
      name: exports.what,
      place: 'title',
      cell: ({ kind, brands }) => `${exports.kinds[kind]} · ${brands.join(', ')}`,
    },
    {
      key: 'state',
      name: exports.state,
      place: 'status',
      cell: ({ state, until }) => fill(exports.states[state], { until: time(until) }),
    },
    {
      key: 'filter',
      name: exports.filter,
      place: 'meta',
      cell: ({ filter, reason }) => [...Object.values(filter), reason].join(' · '),
    },
    {
      key: 'lines',
      name: exports.lines,
      place: 'figure',
      isNamed: true,
      atEnd: true,
      cell: ({ lines }) => count(lines),
    },
    {
      key: 'asked',
      name: exports.asked,
      place: 'id',
      cell: ({ askedAt, operator }) => `${time(askedAt)} · ${operator}`,
    },
    {
      key: 'acts',
      name: exports.acts,
      place: 'time',
      atEnd: true,
      cell: (job) => <ExportActs job={job} />,
    },
  ];
};
