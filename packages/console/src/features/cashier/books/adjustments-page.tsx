import {
  adjustmentCalls,
  type Adjustment,
  adjustmentKinds,
} from '@parlour/contract/report/adjustments';
import { DataTable, type Column } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { call } from '../../../lib/api/call';
import { useBrand, useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { More } from '../../../lib/parts/more';
import { Page } from '../../../lib/parts/page';
import parts from '../../../lib/parts/parts.module.css';
import { useReasonName } from '../../casework/use-reason-name';
import css from '../cashier.module.css';
import { amountColumn } from './amount-column';
import { DayField, lastWeek } from './days';
import { SaveAdjustments } from './save-adjustments';

/** What persons posted by a verdict on money: by whom, confirmed by whom, why, and its entry. */
export const AdjustmentsPage = () => {
  const { adjustments: words } = useWords();
  const { filter, change } = useFilter();
  const query = useInfiniteQuery({
    queryKey: ['adjustments', filter],
    queryFn: ({ pageParam: cursor }) =>
      call(adjustmentCalls.listAdjustments, { ...filter, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const list = query.data?.pages.flatMap((page) => page.list) ?? [];
  return (
    <Page actions={<SaveAdjustments filter={filter} />} title={words.title}>
      <p className={`t-2 ${css.about}`}>{words.about}</p>
      <Filters change={change} filter={filter} key={filter.operatorId} />
      <Answer of={query}>
        {() =>
          list.length === 0 ? (
            <p className={parts.empty}>{words.none}</p>
          ) : (
            <>
              <Lines list={list} />
              <More of={query}>{words.more}</More>
            </>
          )
        }
      </Answer>
    </Page>
  );
};

export type AdjustmentFilter = {
  brand?: string | undefined;
  from: string;
  to: string;
  kind?: Adjustment['kind'] | undefined;
  operatorId?: string | undefined;
};

type Name = 'from' | 'to' | 'kind' | 'operatorId';
type Change = (name: Name) => (value: string) => void;

/** The filters, which are in the address; the last week without any. */
const useFilter = (): { filter: AdjustmentFilter; change: Change } => {
  const brand = useBrand()?.code;
  const [params, setParams] = useSearchParams();
  const [[weekAgo, today]] = useState(lastWeek);
  const kind = adjustmentKinds.find((one) => one === params.get('kind'));
  const operatorId = /^[1-9]\d{0,17}$/.exec(params.get('operatorId') ?? '')?.[0];
  const [from, to] = [params.get('from') ?? weekAgo, params.get('to') ?? today];
  const change: Change = (name) => (value) => {
    if ((name === 'from' || name === 'to') && !value) return;
    const next = { from, to, kind, operatorId, [name]: value };
    setParams(
      Object.entries(next).filter((one): one is [string, string] => Boolean(one[1])),
      { replace: true },
    );
  };
  return { filter: { brand, from, to, kind, operatorId }, change };
};

const Filters = ({ filter, change }: { filter: AdjustmentFilter; change: Change }) => {
  const { adjustments: words, audit } = useWords();
  return (
    <form
      aria-label={words.filters}
      className={css.days}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('operatorId');
        change('operatorId')(String(typed ?? '').trim());
      }}
    >
      <DayField label={words.from} onChange={change('from')} value={filter.from} />
      <DayField label={words.to} onChange={change('to')} value={filter.to} />
      <SelectField
        label={words.kind}
        onChange={({ target }) => change('kind')(target.value)}
        options={[
          { value: '', label: words.allKinds },
          ...adjustmentKinds.map((value) => ({ value, label: words.kinds[value] })),
        ]}
        value={filter.kind ?? ''}
      />
      <TextField
        autoComplete="off"
        defaultValue={filter.operatorId}
        inputMode="numeric"
        label={words.operatorId}
        name="operatorId"
        pattern="[1-9][0-9]{0,17}"
      />
      <Button type="submit">{audit.apply}</Button>
    </form>
  );
};

const Lines = ({ list }: { list: readonly Adjustment[] }) => {
  const { adjustments: words } = useWords();
  const locale = useConsoleLocale();
  const zone = useZone();
  const names: Record<string, string> = words.verdicts;
  const columns: readonly Column<Adjustment>[] = [
    { key: 'at', name: words.at, place: 'time', cell: ({ at }) => dateTime(at, zone, locale) },
    {
      key: 'verdict',
      name: words.verdict,
      place: 'title',
      cell: (each) => (
        <span className={css.long}>
          {words.kinds[each.kind]}: {names[each.verdict] ?? each.verdict}
          <Why of={each} />
        </span>
      ),
    },
    {
      key: 'case',
      name: words.case,
      place: 'id',
      cell: (each) => <Subject of={each} />,
    },
    {
      key: 'persons',
      name: words.persons,
      place: 'status',
      cell: ({ first, second }) => [first, second].filter(Boolean).join(' + '),
    },
    amountColumn(words.amount),
    { key: 'entry', name: words.entry, place: 'meta', cell: (each) => <Entry of={each} /> },
  ];
  return (
    <DataTable
      columns={columns}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      label={words.title}
      rows={list}
    />
  );
};

/** The case that was decided, or the round that was voided. */
const Subject = ({ of: { kind, id, number, brand, player, playerId } }: { of: Adjustment }) => {
  const { round } = useWords();
  return (
    <span className={css.long}>
      {kind === 'void' ? (
        <Link className="t-link" href={`/players/${playerId}/rounds?round=${id}`}>
          {fill(round.title, { id })}
        </Link>
      ) : (
        <Link className="t-link" href={`/queues/${kind}/${id}`}>
          {number}
        </Link>
      )}
      {[brand, player ?? playerId].filter(Boolean).map((each) => ` · ${each}`)}
    </span>
  );
};

/** The reason from the list and the person's own words, where there are any. */
const Why = ({ of: { kind, reasonCode, note, isWithheld } }: { of: Adjustment }) => {
  const { casework, round } = useWords();
  const nameOf = useReasonName(kind);
  const ofRound: Readonly<Record<string, string>> = kind === 'void' ? round.reasons : {};
  const words = [reasonCode && (ofRound[reasonCode] ?? nameOf(reasonCode)), note].filter(Boolean);
  if (isWithheld) return <span className="t-2"> · {casework.withheld}</span>;
  return words.length > 0 && <span className="t-2"> · {words.join(' · ')}</span>;
};

/** From where to where; a verdict by which a payout is sent has none. */
const Entry = ({ of: { kind, entry } }: { of: Adjustment }) => {
  const { adjustments: words } = useWords();
  if (!entry) return <span className="t-2">{kind === 'void' ? '—' : words.noEntry}</span>;
  const { namespace, reference, source, target, amount } = entry;
  return (
    <span className={css.long} title={`${namespace} ${reference}`}>
      {source} → {target} <span className={css.figure}>{figure(amount)}</span>
    </span>
  );
};
