import {
  cashierConsole,
  type ClaimedPayout,
  type OpenPayout,
} from '@parlour/contract/cashier/console';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { toast } from '@parlour/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { asRefused } from '../../lib/api/refused';
import { useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { AsOf } from '../../lib/parts/as-of';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { refusalText } from '../../lib/refusal-text';
import { useMay } from '../../lib/session/me';
import css from './cashier.module.css';
import { PayDialog } from './pay-dialog';

const refreshMs = 10_000;

const readAgain = () => client.invalidateQueries({ queryKey: ['payouts'] });

/** Payouts that are not final: who pays them, how often the company was asked. */
export const PayoutsPage = () => {
  const { cashier } = useWords();
  const query = useQuery({
    queryKey: ['payouts'],
    queryFn: async () => (await call(cashierConsole.listPayouts, {})).list,
    refetchInterval: refreshMs,
  });
  return (
    <Page actions={<AsOf of={query} />} title={cashier.payouts}>
      <Answer of={query}>{(list) => <Payouts list={list} />}</Answer>
    </Page>
  );
};

const Payouts = ({ list }: { list: readonly OpenPayout[] }) => {
  const { cashier } = useWords();
  const [paid, setPaid] = useState<ClaimedPayout>();
  const unknown = list.filter(({ status }) => status === 'unknown').length;
  if (list.length === 0) return <p className={parts.empty}>{cashier.noPayouts}</p>;
  return (
    <>
      {unknown > 0 && (
        <p className={css.unknowns} role="status">
          {fill(cashier.unknowns, { count: unknown })}
        </p>
      )}
      <PayoutTable list={list} onClaimed={setPaid} />
      {paid && <PayDialog onClose={() => setPaid(undefined)} onDone={readAgain} payout={paid} />}
    </>
  );
};

type OnClaimed = { onClaimed: (payout: ClaimedPayout) => void };

const PayoutTable = ({ list, onClaimed }: OnClaimed & { list: readonly OpenPayout[] }) => {
  const { cashier } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const timeOf = (at: string | undefined) => figureOf(at && dateTime(at, zone, locale));
  const columns: readonly Column<OpenPayout>[] = [
    { key: 'number', name: cashier.number, place: 'title', cell: ({ number }) => figureOf(number) },
    { key: 'method', name: cashier.method, place: 'meta', cell: (of) => <Way of={of} /> },
    { key: 'state', name: cashier.state, place: 'status', cell: (of) => <State of={of} /> },
    { key: 'since', name: cashier.since, place: 'id', cell: ({ createdAt }) => timeOf(createdAt) },
    { key: 'sent', name: cashier.sentAt, place: 'wide', cell: ({ sentAt }) => timeOf(sentAt) },
    {
      key: 'asked',
      name: cashier.asked,
      place: 'wide',
      atEnd: true,
      cell: ({ asks }) => figureOf(fill(cashier.times, { count: asks })),
    },
    {
      key: 'amount',
      name: cashier.amount,
      place: 'figure',
      atEnd: true,
      cell: ({ amount, currency }) => figureOf(`${figure(amount)} ${currency}`),
    },
    {
      key: 'acts',
      name: cashier.acts,
      place: 'time',
      atEnd: true,
      cell: (payout) => <Act onClaimed={onClaimed} payout={payout} />,
    },
  ];
  return <DataTable columns={columns} keyOf={({ id }) => id} label={cashier.payouts} rows={list} />;
};

const figureOf = (text: string | undefined) => <span className={css.figure}>{text}</span>;

const State = ({ of: { status } }: { of: OpenPayout }) => {
  const { cashier } = useWords();
  return (
    <span className={status === 'unknown' ? 't-warn' : undefined}>{cashier.states[status]}</span>
  );
};

/** How it is paid, who pays it by hand, and what the bank calls it. */
const Way = ({ of: { method, claimedByName, bankReference } }: { of: OpenPayout }) => (
  <span className={css.long}>
    {method}
    {claimedByName && ` · ${claimedByName}`}
    {bankReference && <span className="t-2"> · {bankReference}</span>}
  </span>
);

const Act = ({ payout: { id, byHand }, onClaimed }: OnClaimed & { payout: OpenPayout }) => {
  const words = useWords();
  const { cashier } = words;
  const may = useMay();
  if (!may('withdrawal.w')) return null;
  const act = async (acting: Promise<unknown>) => {
    await acting.catch((thrown: unknown) => toast({ text: refusalText(words, asRefused(thrown)) }));
    await readAgain();
  };
  const claim = async () => onClaimed(await call(cashierConsole.claimPayout, { id }));
  return byHand ? (
    <Button onClick={() => void act(claim())} small>
      {cashier.pay}
    </Button>
  ) : (
    <Button onClick={() => void act(call(cashierConsole.askPayout, { id }))} small>
      {cashier.ask}
    </Button>
  );
};
