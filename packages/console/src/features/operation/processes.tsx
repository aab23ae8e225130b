import type { ProcessState } from '@parlour/contract/operation';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { Wide } from '../../lib/parts/wide';
import css from './operation.module.css';

const tones = { live: 't-pos', unseen: 't-neg', ended: 't-3' } as const;

/** The processes of the site: what each runs, and with which configuration. */
export const Processes = ({ list }: { list: readonly ProcessState[] }) => {
  const { operation } = useWords();
  const columns = [...useMain(), ...useTimes()];
  return (
    <Section aside={list.length} title={operation.processes}>
      {list.length === 0 ? (
        <p className={parts.empty}>{operation.noProcesses}</p>
      ) : (
        <Wide label={operation.processes}>
          <DataTable
            columns={columns}
            keyOf={({ id }) => id}
            label={operation.processes}
            rows={list}
          />
        </Wide>
      )}
    </Section>
  );
};

/** What a process is, and what it runs. */
const useMain = (): readonly Column<ProcessState>[] => {
  const { operation } = useWords();
  return [
    {
      key: 'name',
      name: operation.process,
      place: 'title',
      cell: ({ host, pid }) => `${host}:${pid}`,
    },
    {
      key: 'state',
      name: operation.state,
      place: 'status',
      cell: ({ state }) => <span className={tones[state]}>{operation.states[state]}</span>,
    },
    { key: 'roles', name: operation.roles, place: 'meta', cell: ({ roles }) => roles.join(', ') },
    {
      key: 'version',
      name: operation.version,
      place: 'id',
      cell: ({ build, nodeVersion }) => `${build} · Node ${nodeVersion}`,
    },
    {
      key: 'digest',
      name: operation.digest,
      place: 'wide',
      cell: ({ buildDigest }) =>
        buildDigest ? (
          <code title={buildDigest}>{buildDigest.slice(0, 12)}</code>
        ) : (
          operation.unknown
        ),
    },
    {
      key: 'configuration',
      name: operation.configuration,
      place: 'wide',
      cell: ({ configVersions }) =>
        Object.entries(configVersions)
          .map(([brand, version]) => `${brand} ${version}`)
          .join(', '),
    },
  ];
};

/** Its clock, and since when it runs. */
const useTimes = (): readonly Column<ProcessState>[] => {
  const { operation } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return [
    {
      key: 'drift',
      name: operation.drift,
      place: 'wide',
      atEnd: true,
      cell: ({ driftMs }) => (
        <span className={css.figure}>{fill(operation.ms, { count: count(driftMs) })}</span>
      ),
    },
    {
      key: 'started',
      name: operation.started,
      place: 'wide',
      cell: ({ startedAt }) => dateTime(startedAt, zone, locale),
    },
    {
      key: 'seen',
      name: operation.seen,
      place: 'time',
      cell: ({ seenAt }) => dateTime(seenAt, zone, locale),
    },
  ];
};
