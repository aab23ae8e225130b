import {
  cashierConsole,
  type ClaimedPayout,
  type OpenPayout,
} from '@parlour/contract/cashier/console';
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
import { Wide } from '../../lib/parts/wide';
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
    <Wide label={cashier.payouts}>
      {unknown > 0 && (
        <p className="t-warn" role="status">
          {fill(cashier.unknowns, { count: unknown })}
        </p>
      )}
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{cashier.number}</th>
            <th scope="col">{cashier.method}</th>
            <th scope="col">{cashier.state}</th>
            <th scope="col">{cashier.since}</th>
            <th scope="col">{cashier.sentAt}</th>
            <th className={parts.end} scope="col">
              {cashier.asked}
            </th>
            <th className={parts.end} scope="col">
              {cashier.amount}
            </th>
            <th scope="col">
              <span className="sr-only">{cashier.acts}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((payout) => (
            <PayoutRow key={payout.id} onClaimed={setPaid} payout={payout} />
          ))}
        </tbody>
      </table>
      {paid && <PayDialog onClose={() => setPaid(undefined)} onDone={readAgain} payout={paid} />}
    </Wide>
  );
};

type PayoutRowProps = { payout: OpenPayout; onClaimed: (payout: ClaimedPayout) => void };

const PayoutRow = ({ payout, onClaimed }: PayoutRowProps) => {
  const words = useWords();
  const { cashier } = words;
  const may = useMay();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { id, number, method, byHand, amount, currency, status } = payout;
  const { createdAt, sentAt, asks, claimedByName, bankReference } = payout;
  const act = async (acting: Promise<unknown>) => {
    await acting.catch((thrown: unknown) => toast({ text: refusalText(words, asRefused(thrown)) }));
    await readAgain();
  };
  const claim = async () => onClaimed(await call(cashierConsole.claimPayout, { id }));
  return (
    <tr>
      <td className={css.figure}>{number}</td>
      <td>{method}</td>
      <td>
        <span className={status === 'unknown' ? 't-warn' : undefined}>
          {cashier.states[status]}
        </span>
        {claimedByName && ` · ${claimedByName}`}
        {bankReference && <span className="t-2"> · {bankReference}</span>}
      </td>
      <td className={css.figure}>{dateTime(createdAt, zone, locale)}</td>
      <td className={css.figure}>{sentAt && dateTime(sentAt, zone, locale)}</td>
      <td className={`${parts.end} ${css.figure}`}>{fill(cashier.times, { count: asks })}</td>
      <td className={`${parts.end} ${css.figure}`}>
        {figure(amount)} {currency}
      </td>
      <td className={parts.end}>
        {may('withdrawal.w') &&
          (byHand ? (
            <Button onClick={() => void act(claim())} small>
              {cashier.pay}
            </Button>
          ) : (
            <Button onClick={() => void act(call(cashierConsole.askPayout, { id }))} small>
              {cashier.ask}
            </Button>
          ))}
      </td>
    </tr>
  );
};
