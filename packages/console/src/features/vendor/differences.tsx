import {
  gatewayConsole,
  type DeskVendor,
  type VendorDifference,
} from '@parlour/contract/gateway-console';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useBrand, useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { More } from '../../lib/parts/more';
import parts from '../../lib/parts/parts.module.css';
import { ReasonFormDialog } from '../../lib/parts/reason-form-dialog';
import { Section } from '../../lib/parts/section';
import { useMay } from '../../lib/session/me';
import css from './vendor.module.css';

/** Where the vendor's list and our rounds differ: a person explains, or has it asked again. */
export const Differences = ({ vendor }: { vendor: DeskVendor }) => {
  const { vendor: words, catalogue } = useWords();
  const brand = useBrand()?.code;
  const { code, differences } = vendor;
  const query = useInfiniteQuery({
    queryKey: ['differences', code, brand],
    queryFn: ({ pageParam: before, signal }) =>
      call(gatewayConsole.listVendorDifferences, { code, brand, before }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Section
      aside={fill(words.explained, { count: count(differences.explained) })}
      title={words.differences}
    >
      <Answer of={query}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          if (list.length === 0) return <p className={parts.empty}>{words.noDifferences}</p>;
          return (
            <>
              <Table list={list} />
              <More of={query}>{catalogue.more}</More>
            </>
          );
        }}
      </Answer>
    </Section>
  );
};

const Table = ({ list }: { list: readonly VendorDifference[] }) => {
  const { vendor: words } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const kinds = words.kinds as Readonly<Record<string, string>>;
  const columns: readonly Column<VendorDifference>[] = [
    { key: 'round', name: words.round, place: 'title', cell: ({ round }) => <code>{round}</code> },
    { key: 'what', name: words.what, place: 'status', cell: ({ what }) => kinds[what] ?? what },
    { key: 'player', name: words.player, place: 'meta', cell: ({ player }) => player },
    {
      key: 'sides',
      name: `${words.ours} · ${words.theirs}`,
      place: 'figure',
      cell: ({ ours, theirs }) => (
        <span className={css.side}>
          {sideOf(ours)} · {sideOf(theirs)}
        </span>
      ),
    },
    {
      key: 'hour',
      name: words.hour,
      place: 'id',
      cell: ({ hour }) => dateTime(hour, zone, locale),
    },
    {
      key: 'explanation',
      name: words.explanation,
      place: 'wide',
      cell: ({ explanation, explainedBy }) =>
        explanation && `${explanation} – ${explainedBy ?? ''}`,
    },
    {
      key: 'acts',
      name: words.acts,
      place: 'time',
      atEnd: true,
      cell: (one) => <Acts difference={one} />,
    },
  ];
  return (
    <DataTable columns={columns} keyOf={({ id }) => id} label={words.differences} rows={list} />
  );
};

const sideOf = (side: unknown): string => {
  if (side === undefined || side === null) return '—';
  if (typeof side !== 'object') return String(side);
  return Object.entries(side)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
};

const Acts = ({ difference: { id, brand, round } }: { difference: VendorDifference }) => {
  const { vendor: words } = useWords();
  const may = useMay();
  const [shown, setShown] = useState<'ask' | 'explain'>();
  if (!may('vendor.w', brand)) return null;
  const hide = () => setShown(undefined);
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['differences'] });
    await client.invalidateQueries({ queryKey: ['desk-vendors'] });
  };
  return (
    <span className={css.acts}>
      <Button onClick={() => setShown('explain')} small>
        {words.explain}
      </Button>
      <Button onClick={() => setShown('ask')} small>
        {words.ask}
      </Button>
      {shown === 'explain' && (
        <ReasonFormDialog
          act={words.explain}
          label={words.explanation}
          name="explanation"
          onClose={hide}
          send={async (explanation) => {
            await call(gatewayConsole.explainDifference, { id, explanation });
            await refresh();
          }}
          title={`${words.explain} ${round}`}
          what={words.explainWhat}
        />
      )}
      {shown === 'ask' && (
        <ReasonFormDialog
          act={words.ask}
          onClose={hide}
          send={async (reason) => {
            await call(gatewayConsole.askAboutDifference, { id, reason });
            await refresh();
          }}
          title={`${words.ask} ${round}`}
          what={words.askWhat}
        />
      )}
    </span>
  );
};
