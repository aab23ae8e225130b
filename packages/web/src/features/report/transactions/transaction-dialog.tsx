import { report, type TransactionDetail } from '@parlour/contract/report';
import { Button } from '@parlour/ui/components/form/button';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { type Fact, Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { dateTime } from '@parlour/ui/dates';
import { ticket } from '@parlour/ui/icons/ticket';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import { useBalance } from '../../../lib/session/balance';
import css from '../record.module.css';
import { RoundDialog } from '../round-dialog';
import { useWalletName } from './use-wallet-name';

type TransactionDialogProps = { id: string; onClose: () => void };

/** One line with every change that its command made in the player's wallets; a bet's round too. */
export const TransactionDialog = ({ id, onClose }: TransactionDialogProps) => {
  const { report: words } = usePhrases('report');
  const [roundId, setRoundId] = useState<string>();
  const detail = useQuery({
    queryKey: ['report', 'transaction', id],
    queryFn: ({ signal }) => call(report.readTransaction, { id }, { signal }),
  });
  if (roundId) return <RoundDialog onClose={() => setRoundId(undefined)} roundId={roundId} />;
  const round = detail.data?.roundId;
  return (
    <Dialog
      actions={
        round && (
          <Button icon={ticket} onClick={() => setRoundId(round)}>
            {words.openRound}
          </Button>
        )
      }
      onClose={onClose}
      size="form"
      title={words.transactionDetails}
    >
      {detail.isPending && <TableSkeleton onRetry={() => void detail.refetch()} rows={2} />}
      {detail.isError && (
        <QueryError onRetry={() => void detail.refetch()} refused={asRefused(detail.error)} />
      )}
      {detail.data && <Detail line={detail.data} />}
    </Dialog>
  );
};

const Detail = ({ line }: { line: TransactionDetail }) => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const nameOf = useWalletName();
  const hidden = useBalance((state) => state.isHidden);
  const figure = (amount: string) => <Money amount={amount} hidden={hidden} />;
  const copied = (name: string, text: string): Fact => ({
    name,
    value: (
      <span className={css.withCopy}>
        <span className="t-fig">{text}</span>
        <CopyButton of={name} text={text} />
      </span>
    ),
  });
  const facts: Fact[] = [
    { name: words.kind, value: words[line.type] },
    { name: words.amount, value: <Money amount={line.amount} coloured hidden={hidden} signed /> },
    { name: words.before, value: figure(line.before) },
    { name: words.after, value: figure(line.after) },
    { name: words.time, value: dateTime(line.at, timeZone, locale) },
    ...(line.party ? [{ name: words.party, value: line.party }] : []),
    ...(line.remark ? [{ name: words.remark, value: line.remark }] : []),
    copied(words.transactionId, line.id),
    copied(words.reference, line.reference),
  ];
  return (
    <div className={css.detail}>
      <Facts facts={facts} />
      <section className={css.movements}>
        <h3 className="t-h3">{words.entries}</h3>
        {line.entries.map((entry) => (
          <Facts
            facts={[
              {
                name: nameOf(entry.wallet),
                value: <Money amount={entry.amount} coloured hidden={hidden} signed />,
              },
              { name: words.before, value: figure(entry.before) },
              { name: words.after, value: figure(entry.after) },
            ]}
            key={`${entry.wallet} ${entry.before} ${entry.after}`}
          />
        ))}
      </section>
    </div>
  );
};
