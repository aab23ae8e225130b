import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { signOf } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBalance } from '../../../lib/session/balance';
import { useBrand } from '../../../lib/brand/brand';
import { goAccount, goDeposit, goWithdraw } from '../../../lib/session/member-actions';
import { closeModal } from '../../../lib/navigation/modal';
import { useIsOpen } from '../../../lib/navigation/open';
import { vendorsPart } from '../../../lib/brand/vendors-part';
import { BalanceFigure, BalanceTools } from './balance';
import css from '../navigation/sheets.module.css';

/** The phone's money at a glance: the sum, its parts, and what one does with it. */
export const BalanceSheet = () => {
  const { brand, wallet } = usePhrases('brand', 'wallet');
  const { balance, isHidden } = useBalance();
  const { currencySymbol } = useBrand();
  const isOpen = useIsOpen();
  const atVendors = vendorsPart(balance);
  const then = (act: () => void) => () => {
    closeModal();
    act();
  };
  const part = (name: string, amount: string | undefined) => ({
    name,
    value: <Money amount={amount} hidden={isHidden} symbol={currencySymbol} />,
  });
  return (
    <Dialog onClose={closeModal} title={brand.balance}>
      <Ticket className={css.sum}>
        <BalanceFigure size="xl" />
        <BalanceTools />
      </Ticket>
      <Facts
        facts={[
          part(wallet.main, balance?.cash),
          ...(atVendors ? [part(wallet.atVendors, atVendors)] : []),
          part(wallet.bonus, balance?.bonus),
          ...(signOf(balance?.held) > 0 ? [part(wallet.locked, balance?.held)] : []),
        ]}
      />
      <div className={css.two}>
        {isOpen('depositv2') && (
          <Button look="accent" onClick={then(goDeposit)} wide>
            {brand.deposit}
          </Button>
        )}
        {isOpen('withdraw') && (
          <Button onClick={then(goWithdraw)} wide>
            {brand.withdraw}
          </Button>
        )}
      </div>
      <Button look="quiet" onClick={then(goAccount)} wide>
        {brand.account}
      </Button>
    </Dialog>
  );
};
