import { report } from '@parlour/contract/report';
import { Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { TextField } from '@parlour/ui/components/form/field';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { serverNow } from '../../../lib/api/server-time';
import { useBrand } from '../../../lib/brand/brand';
import { useBalance } from '../../../lib/session/balance';
import css from '../record.module.css';
import { instantOf, localTimeOf } from './instant-of';
import { TransactionDialog } from './transaction-dialog';
import { useWalletName } from './use-wallet-name';

/** What every wallet had at a moment of one's choice. */
export const BalanceThen = () => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const [local, setLocal] = useState('');
  const at = instantOf(local, timeZone);
  return (
    <section aria-labelledby="balance-then" className={css.movements}>
      <h3 className="t-h3" id="balance-then">
        {words.balanceThen}
      </h3>
      <TextField
        label={words.moment}
        max={localTimeOf(serverNow(), timeZone)}
        name="moment"
        onChange={({ target }) => setLocal(target.value)}
        type="datetime-local"
        value={local}
      />
      {at && <Wallets at={at} />}
    </section>
  );
};

const Wallets = ({ at }: { at: string }) => {
  const { report: words } = usePhrases('report');
  const nameOf = useWalletName();
  const hidden = useBalance((state) => state.isHidden);
  const isTelling = useBalance(({ heldSince, isOpening }) => isOpening || heldSince !== undefined);
  const then = useQuery({
    queryKey: ['report', 'balance', at],
    queryFn: ({ signal }) => call(report.readBalanceAt, { at }, { signal }),
    enabled: !isTelling,
  });
  const [opened, setOpened] = useState<string>();
  const retry = () => void then.refetch();
  if (then.isPending) return <TableSkeleton onRetry={retry} rows={1} />;
  if (!then.data) return <QueryError onRetry={retry} refused={asRefused(then.error)} />;
  return (
    <output>
      <Facts
        facts={[
          { name: words.total, value: <Money amount={then.data.sum} hidden={hidden} size="m" /> },
          ...then.data.wallets.map(({ wallet, balance, lastId }) => ({
            name: nameOf(wallet),
            value: (
              <span className={css.withCopy}>
                <Money amount={balance} hidden={hidden} />
                {lastId && (
                  <IconButton
                    icon={magnifyingGlass}
                    label={`${words.lastLine}, ${nameOf(wallet)}`}
                    onClick={() => setOpened(lastId)}
                  />
                )}
              </span>
            ),
          })),
        ]}
      />
      {opened && <TransactionDialog id={opened} onClose={() => setOpened(undefined)} />}
    </output>
  );
};
