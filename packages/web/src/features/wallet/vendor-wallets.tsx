import type { VendorWallet } from '@parlour/contract/wallet';
import { micros } from '@parlour/contract/money';
import { Button } from '@parlour/ui/components/form/button';
import { Money } from '@parlour/ui/components/display/money';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { Tag } from '@parlour/ui/components/display/tag';
import { money } from '@parlour/ui/format';
import { wallet as walletIcon } from '@parlour/ui/icons/wallet';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useMutation } from '@tanstack/react-query';
import { useBalance } from '../../lib/session/balance';
import { useBrand } from '../../lib/brand/brand';
import { asRefused } from '../../lib/api/refused';
import { QueryError } from '../../lib/api/query-error';
import { vendorsPart } from '../../lib/brand/vendors-part';
import { sendTransfer } from './send-transfer';
import { TransferForm } from './transfer-form';
import { TransferOutcome } from './transfer-outcome';
import { useWallets } from './use-wallets';
import css from './vendor-wallets.module.css';

/** The wallets of vendors, where the site has them, and what leads from one to another. */
export const VendorWallets = () => {
  const { wallet: words } = usePhrases('wallet');
  const wallets = useWallets();
  if (wallets.isPending) return <TableSkeleton onRetry={() => void wallets.refetch()} rows={2} />;
  if (!wallets.data) {
    return <QueryError onRetry={() => void wallets.refetch()} refused={asRefused(wallets.error)} />;
  }
  const { isSingle, wallets: list } = wallets.data;
  if (isSingle && list.length === 0) return null;
  if (list.length === 0) return <EmptyState icon={walletIcon}>{words.noVendors}</EmptyState>;
  return (
    <>
      <hr className="rule" />
      <Holdings info={isSingle ? words.leftInfo : words.vendorWalletsInfo} wallets={list} />
      {!isSingle && (
        <>
          <hr className="rule" />
          <TransferForm wallets={list} />
        </>
      )}
    </>
  );
};

type HoldingsProps = { wallets: readonly VendorWallet[]; info: string };

const Holdings = ({ wallets, info }: HoldingsProps) => {
  const { wallet: words } = usePhrases('wallet');
  const { currencySymbol: symbol } = useBrand();
  const { balance, isHidden: hidden } = useBalance();
  const atVendors = vendorsPart(balance);
  const collect = useMutation({
    mutationFn: ({ vendor }: { vendor: string | undefined; amount: string }) =>
      sendTransfer({ from: vendor, all: true }),
  });
  const { isPending, isSuccess, error, variables } = collect;
  const isCollecting = (vendor?: string) => isPending && variables.vendor === vendor;
  const doneText = isSuccess
    ? fill(words.collected, { amount: money(variables.amount, symbol, { hidden }) })
    : undefined;

  return (
    <section aria-labelledby="vendor-wallets" className={css.holdings}>
      <div className={css.head}>
        <h4 className="t-h3" id="vendor-wallets">
          {words.vendorWallets}
        </h4>
        <Button
          busy={isCollecting() && words.collecting}
          disabled={!atVendors}
          onClick={() => atVendors && collect.mutate({ vendor: undefined, amount: atVendors })}
          small
        >
          {words.collect}
        </Button>
      </div>
      <p className="t-small t-2">{info}</p>
      <ul className={`panel ${css.list}`}>
        {wallets.map((one) => (
          <li className={css.row} key={one.vendor}>
            <span className={css.name}>
              {one.name} {one.maintenance && <Tag>{words.maintenance}</Tag>}
            </span>
            <Money amount={one.balance} className={css.amount} hidden={hidden} size="m" />
            <span className={css.collect}>
              {micros(one.balance) > 0n && (
                <Button
                  aria-label={fill(words.collectFrom, { wallet: one.name })}
                  busy={isCollecting(one.vendor) && words.collecting}
                  look="quiet"
                  onClick={() => collect.mutate({ vendor: one.vendor, amount: one.balance })}
                  small
                >
                  {words.collectOne}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <TransferOutcome doneText={doneText} refused={error ? asRefused(error) : undefined} />
    </section>
  );
};
