import { round, type RoundDetail } from '@parlour/contract/round';
import type { Phrases } from '@parlour/locales/nouns';
import { CopyButton } from '@parlour/ui/components/form/copy-button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { type Fact, Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/api';
import { asRefused } from '../../lib/api/refused';
import { useBalance } from '../../lib/session/balance';
import { useBrand, useSite } from '../../lib/brand/brand';
import { Ending } from './ending';
import { ReplayButtons } from './replay-buttons';
import css from './record.module.css';
import { vendorNameOf } from './vendor-name';
import { QueryError } from '../../lib/api/query-error';

type RoundDialogProps = { roundId: string; onClose: () => void };

/**
 * One round with all its movements, the balance before and after, and the vendor's own page of
 * it.
 */
export const RoundDialog = ({ roundId, onClose }: RoundDialogProps) => {
  const { report } = usePhrases('report');
  const detail = useQuery({
    queryKey: ['round', roundId],
    queryFn: ({ signal }) => call(round.readRound, { id: roundId }, { signal }),
  });
  return (
    <Dialog
      actions={detail.data && <ReplayButtons roundId={detail.data.roundId} />}
      onClose={onClose}
      size="form"
      title={report.details}
    >
      {detail.isPending && <TableSkeleton onRetry={() => void detail.refetch()} rows={2} />}
      {detail.isError && (
        <QueryError onRetry={() => void detail.refetch()} refused={asRefused(detail.error)} />
      )}
      {detail.data && <Detail round={detail.data} />}
    </Dialog>
  );
};

const Detail = ({ round: one }: { round: RoundDetail }) => {
  const { report } = usePhrases('report');
  const { categories } = useSite();
  const { timeZone } = useBrand();
  const locale = useLocale();
  const hidden = useBalance((state) => state.isHidden);
  const figure = (amount: string | null) => <Money amount={amount} hidden={hidden} />;
  const facts: Fact[] = [
    {
      name: report.game,
      value: `${one.game.name} · ${vendorNameOf(categories, one.game.vassalage)}`,
    },
    {
      name: report.status,
      value: <Ending isVoided={one.voided !== undefined} round={one} />,
    },
    ...voidFacts(one, report, (at) => dateTime(at, timeZone, locale)),
    { name: report.stake, value: figure(one.stake) },
    { name: report.payout, value: figure(one.status === 'open' ? null : one.payout) },
    {
      name: report.net,
      value: (
        <Money amount={one.status === 'open' ? null : one.net} coloured hidden={hidden} signed />
      ),
    },
    { name: report.balanceBefore, value: figure(one.balanceBefore) },
    { name: report.balanceAfter, value: figure(one.balanceAfter) },
    { name: report.time, value: dateTime(one.openedAt, timeZone, locale) },
    ...(one.game.version ? [{ name: report.version, value: one.game.version }] : []),
    {
      name: report.id,
      value: (
        <span className={css.withCopy}>
          <span className="t-fig">{one.roundId}</span>
          <CopyButton of={report.id} text={one.roundId} />
        </span>
      ),
    },
  ];
  return (
    <div className={css.detail}>
      <Facts facts={facts} />
      <section className={css.movements}>
        <h3 className="t-h3">{report.movements}</h3>
        <Facts
          facts={one.movements.map(({ kind, amount, at }) => ({
            name: `${report[kind]} · ${dateTime(at, timeZone, locale)}`,
            value: figure(amount),
          }))}
        />
      </section>
    </div>
  );
};

/** Why and when operators voided it. */
const voidFacts = (
  { voided }: RoundDetail,
  words: Phrases['report'],
  timeText: (time: string) => string,
): Fact[] =>
  voided
    ? [
        {
          name: words.voidedWhy,
          value: `${words[`void_${voided.reason}`]} · ${timeText(voided.at)}`,
        },
      ]
    : [];
