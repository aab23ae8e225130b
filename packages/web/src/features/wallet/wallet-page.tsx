import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { goMember } from '../../lib/navigation/navigation';
import { QueryScope } from '../../lib/api/queries';
import { Pockets } from './balance-parts';
import { BalanceTicket } from './balance-ticket';
import { useWallets } from './use-wallets';
import { VendorWallets } from './vendor-wallets';
import css from './wallet-page.module.css';

/** `transferFund`: what one has and where, and what one does with it. */
export const WalletPage = () => (
  <QueryScope>
    <div className={css.wallet}>
      <BalanceTicket>
        <Pockets />
      </BalanceTicket>
      <Actions />
      <VendorWallets />
    </div>
  </QueryScope>
);

const Actions = () => {
  const { wallet } = usePhrases('wallet');
  // Where money is moved on this page, that is its one accent.
  const isSingle = useWallets().data?.isSingle ?? true;
  return (
    <div className={css.actions}>
      <Button look={isSingle ? 'accent' : 'outline'} onClick={() => goMember('depositv2')}>
        {wallet.deposit}
      </Button>
      <Button onClick={() => goMember('withdraw')}>{wallet.withdraw}</Button>
      <Button onClick={() => goMember('personalHistoryCopy')}>{wallet.record}</Button>
    </div>
  );
};
