import type { TransactionRow, TransactionTotals } from '@parlour/contract/report';
import { reportConsole } from '@parlour/contract/report-console';
import { TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import type { ReadInParts } from '../../../lib/parts/more';
import css from '../player.module.css';
import { PeriodFields } from './period-fields';
import { RecordsTable } from './records-table';
import { usePeriod } from './use-period';

/** The entries of one wallet, which add up, and what there was at any moment. */
export const TransactionsTab = ({ playerId }: { playerId: string }) => {
  const { player } = useWords();
  const period = usePeriod();
  const { from, to } = period;
  const [wallet, setWallet] = useState('main');
  const query = useInfiniteQuery({
    queryKey: ['player', playerId, 'transactions', from, to, wallet],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(
        reportConsole.listPlayerTransactions,
        { playerId, from, to, wallet, cursor },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const names: Readonly<Record<string, string>> = player.wallets;
  const wallets = query.data?.pages[0]?.wallets ?? [wallet];
  return (
    <>
      <PeriodFields of={period}>
        <SelectField
          label={player.wallet}
          onChange={({ target: { value } }) => setWallet(value)}
          options={wallets.map((name) => ({ value: name, label: names[name] ?? name }))}
          value={wallet}
        />
      </PeriodFields>
      <Answer of={query}>
        {({ pages }) => (
          <>
            {pages[0] && <Sum totals={pages[0].totals} />}
            <Entries read={query} rows={pages.flatMap(({ list }) => list)} />
          </>
        )}
      </Answer>
      <BalanceAt playerId={playerId} />
    </>
  );
};

const Sum = ({ totals }: { totals: TransactionTotals }) => {
  const { player } = useWords();
  return (
    <p className={css.sum}>
      {fill(player.sum, {
        opening: figure(totals.opening),
        in: figure(totals.in),
        out: figure(totals.out),
        closing: figure(totals.closing),
      })}
    </p>
  );
};

type EntriesProps = {
  rows: readonly TransactionRow[];
  read: ReadInParts;
};

const Entries = ({ rows, read }: EntriesProps) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <RecordsTable
      columns={[
        { name: player.at, draw: ({ at }) => dateTime(at, zone, locale) },
        { name: player.reason, draw: ({ type }) => player.types[type] },
        {
          name: player.reference,
          draw: ({ reference, roundId }) => (
            <span className={css.reference}>{roundId ?? reference}</span>
          ),
        },
        { name: player.party, draw: ({ party }) => party ?? '' },
        {
          name: player.amount,
          isFigure: true,
          draw: ({ amount }) => figure(amount, { signed: true }),
        },
        { name: player.after, isFigure: true, draw: ({ after }) => figure(after) },
      ]}
      empty={player.noEntries}
      keyOf={({ id }) => id}
      label={player.tabs.transactions}
      read={read}
      rows={rows}
    />
  );
};

/** What each wallet had just before a moment. */
const BalanceAt = ({ playerId }: { playerId: string }) => {
  const { player } = useWords();
  const [moment, setMoment] = useState('');
  const at = moment === '' ? undefined : new Date(moment).toISOString();
  const query = useQuery({
    queryKey: ['player', playerId, 'balance', at],
    queryFn: ({ signal }) =>
      call(reportConsole.readPlayerBalanceAt, { playerId, at: at! }, { signal }),
    enabled: at !== undefined,
  });
  return (
    <div className={css.fields}>
      <TextField
        label={player.balanceAt}
        onChange={({ target: { value } }) => setMoment(value)}
        type="datetime-local"
        value={moment}
      />
      {at !== undefined && (
        <Answer of={query}>
          {({ sum, wallets }) => (
            <p className={css.sum} role="status">
              {fill(player.balanceThen, { sum: figure(sum) })}{' '}
              {wallets.map(({ wallet, balance }) => `${wallet} ${figure(balance)}`).join(' · ')}
            </p>
          )}
        </Answer>
      )}
    </div>
  );
};
