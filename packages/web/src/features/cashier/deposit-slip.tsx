import { cashier, type Deposit } from '@parlour/contract/cashier';
import { pages } from '@parlour/contract/pages';
import { Button, buttonClass } from '@parlour/ui/components/form/button';
import { Money } from '@parlour/ui/components/display/money';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import type { Tone } from '@parlour/ui/components/display/tag';
import { dateTime, duration } from '@parlour/ui/dates';
import { figure, timeOfDay } from '@parlour/ui/format';
import { checkCircleFill } from '@parlour/ui/icons/check-circle';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { xCircle } from '@parlour/ui/icons/x-circle';
import { fill } from '@parlour/locales/phrases';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api/api';
import { asRefused } from '../../lib/api/refused';
import { refreshBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import { onLive } from '../../lib/api/live';
import { leaveMember, Link } from '../../lib/navigation/navigation';
import { serverNow } from '../../lib/api/server-time';
import css from './deposit.module.css';
import { formPath, isInGame } from './slip-path';
import { SlipTicket } from './slip-ticket';
import { TransferSlip } from './transfer-slip';
import { QueryError } from '../../lib/api/query-error';

const askEveryMs = 3000;

/**
 * One deposit: pending, credited, failed or expired. The live socket updates it, and a query every
 * three seconds covers a lost message.
 */
export const DepositSlip = ({ id }: { id: string }) => {
  const deposit = useQuery({
    queryKey: ['cashier', 'deposit', id],
    queryFn: ({ signal }) => call(cashier.readDeposit, { id }, { signal }),
    refetchInterval: (query) => (isOpen(query.state.data) ? askEveryMs : false),
  });
  const { refetch } = deposit;
  useEffect(
    () =>
      onLive((message) => {
        if (message.type === 'deposit') void refetch();
      }),
    [refetch],
  );
  const isCredited = deposit.data?.status === 'credited';
  useEffect(() => {
    if (isCredited) void refreshBalance().catch(() => undefined);
  }, [isCredited]);

  if (deposit.isPending) return <TableSkeleton onRetry={() => void refetch()} rows={2} />;
  const failed = deposit.isError && (
    <QueryError onRetry={() => void refetch()} refused={asRefused(deposit.error)} />
  );
  if (!deposit.data) return failed;
  return (
    <>
      {failed && <div className={css.failed}>{failed}</div>}
      <Shown deposit={deposit.data} />
    </>
  );
};

/** A transfer is first its slip; once the player has made it, the deposit that waits for it. */
const Shown = ({ deposit }: { deposit: Deposit }) => {
  const [isSent, setIsSent] = useState(false);
  const { transfer } = deposit;
  if (transfer && !isSent) {
    return <TransferSlip deposit={deposit} onSent={() => setIsSent(true)} transfer={transfer} />;
  }
  return (
    <div className={css.slip}>
      <Slip deposit={deposit} />
      <News deposit={deposit} />
      <NextSteps deposit={deposit} onBack={() => setIsSent(false)} />
    </div>
  );
};

const isOpen = (deposit: Deposit | undefined): boolean =>
  deposit?.status === 'pending' || deposit?.status === 'received';

const looks: Record<Deposit['status'], { tone: Tone; icon: string }> = {
  pending: { tone: 'info', icon: hourglass },
  received: { tone: 'info', icon: hourglass },
  credited: { tone: 'pos', icon: checkCircleFill },
  failed: { tone: 'neg', icon: xCircle },
  expired: { tone: 'plain', icon: xCircle },
};

const Slip = ({ deposit }: { deposit: Deposit }) => {
  const { cashier: words } = usePhrases('cashier');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const { number, amount, fee, received, method, status } = deposit;
  const { createdAt, expiresAt, creditedAt, askedAmount, dueAt, reason } = deposit;
  return (
    <SlipTicket
      amount={{ name: words.amount, value: amount }}
      facts={[
        { name: words.method, value: method.name },
        ...(askedAmount ? [{ name: words.askedName, value: <Money amount={askedAmount} /> }] : []),
        { name: words.feeName, value: <Money amount={fee} /> },
        { name: words.youReceive, value: <Money amount={received} /> },
        ...(reason ? [{ name: words.reason, value: words[`reason_${reason}`] }] : []),
        { name: words.madeAt, value: dateTime(createdAt, timeZone, locale) },
        ...(status === 'pending'
          ? [
              { name: words.payUntil, value: timeOfDay(expiresAt, timeZone) },
              { name: words.waitedName, value: <Waited since={createdAt} /> },
            ]
          : []),
        ...(dueAt ? [{ name: words.decidedBy, value: timeOfDay(dueAt, timeZone) }] : []),
        ...(creditedAt
          ? [{ name: words.creditedAt, value: dateTime(creditedAt, timeZone, locale) }]
          : []),
      ]}
      number={{ name: words.slipId, value: number }}
      status={{ name: words[status], ...looks[status] }}
    />
  );
};

/** Counts up, since the duration is unknown. */
const Waited = ({ since }: { since: string }) => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, []);
  return <span className="t-fig">{duration(now - new Date(since).getTime())}</span>;
};

/** What the state means, and the next steps. */
const News = ({ deposit }: { deposit: Deposit }) => {
  const { cashier: words } = usePhrases('cashier');
  const { currencySymbol } = useBrand();
  const shown = (amount: string) => `${currencySymbol}\u00a0${figure(amount)}`;
  const amount = shown(deposit.received);
  const { askedAmount, creditedAt, expiresAt, transfer, method } = deposit;
  const minutes = { minutes: method.minutes };
  const texts: Record<Deposit['status'], [string, string]> = {
    pending: transfer
      ? [words.bankWaitingTitle, fill(words.bankWaitingInfo, minutes)]
      : [words.waitingTitle, words.waitingInfo],
    received: [words.receivedTitle, words.receivedInfo],
    credited: [words.creditedTitle, fill(words.creditedInfo, { amount })],
    failed: [
      words.failedTitle,
      deposit.reason === 'returned' ? words.reason_returned : words.failedInfo,
    ],
    expired: [words.expiredTitle, words.expiredInfo],
  };
  const [title, text] = texts[deposit.status];
  return (
    <section aria-live="polite" className={css.news}>
      <h4 className="t-h2">{title}</h4>
      <p className="t-2 t-prose">{text}</p>
      {askedAmount && (
        <p className="t-2 t-prose">
          {fill(words.otherAmount, { asked: shown(askedAmount), arrived: shown(deposit.amount) })}
        </p>
      )}
      {creditedAt && creditedAt > expiresAt && <p className="t-2 t-prose">{words.lateInfo}</p>}
    </section>
  );
};

/** The next steps; on a phone always in reach. */
const NextSteps = ({
  deposit: { status, payUrl, transfer },
  onBack,
}: {
  deposit: Deposit;
  onBack: () => void;
}) => {
  const { cashier: words, common } = usePhrases('cashier', 'common');
  if (status === 'received') return null;
  if (status === 'pending') {
    return (
      <div className={css.actions}>
        {transfer && (
          <Button look="outline" onClick={onBack}>
            {words.showTransfer}
          </Button>
        )}
        {payUrl && (
          <a
            className={buttonClass({ look: 'accent' })}
            href={payUrl}
            {...(isInGame() ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {words.payNow}
          </a>
        )}
      </div>
    );
  }
  return (
    <div className={css.actions}>
      <Link className={buttonClass({ look: 'outline' })} href={formPath()}>
        {status === 'credited' ? words.again : words.tryAgain}
      </Link>
      {status === 'credited' && isInGame() && (
        <Button look="primary" onClick={leaveMember}>
          {common.close}
        </Button>
      )}
      {status === 'credited' && !isInGame() && (
        <Link className={buttonClass({ look: 'primary' })} href={pages.rng.path}>
          {words.playNow}
        </Link>
      )}
    </div>
  );
};
