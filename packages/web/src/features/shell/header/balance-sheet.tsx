import { Button } from '@parlour/ui/components/form/button';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { Facts } from '@parlour/ui/components/display/facts';
import { Money } from '@parlour/ui/components/display/money';
import { Ticket } from '@parlour/ui/components/display/ticket';
import { signOf } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useBalance } from '../../../lib/session/balance';
import { useBrand } from '../../../lib/brand/brand';
import { isOnTrial, useSession } from '../../../lib/session/session';
import { goAccount, goDeposit, goWithdraw } from '../../../lib/session/member-actions';
import { closeModal, openModal } from '../../../lib/navigation/modal';
import { useIsOpen } from '../../../lib/navigation/open';
import { vendorsPart } from '../../../lib/brand/vendors-part';
import { BalanceFigure, BalanceTools } from './balance';
import css from '../navigation/sheets.module.css';

/** The phone's money at a glance: the sum, its parts, and what one does with it. */
export const BalanceSheet = () => {
  const { brand } = usePhrases('brand');
  const isTrial = useSession(isOnTrial);
  return (
    <Dialog onClose={closeModal} title={isTrial ? brand.trialAccount : brand.balance}>
      <Ticket className={css.sum}>
        <BalanceFigure size="xl" />
        <BalanceTools />
      </Ticket>
      {isTrial ? <TrialActions /> : <OwnMoney />}
    </Dialog>
  );
};

/** Play money has no parts: a way to a true account, and the way out. */
const TrialActions = () => {
  const { brand, wallet } = usePhrases('brand', 'wallet');
  return (
    <>
      <p className="t-2">{wallet.trialWhy}</p>
      <div className={css.two}>
        <Button look="accent" onClick={() => openModal('register', {})} wide>
          {brand.signUp}
        </Button>
        <Button onClick={() => openModal('logout', {})} wide>
          {wallet.leaveTrial}
        </Button>
      </div>
    </>
  );
};

const OwnMoney = () => {
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
    <>
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
    </>
  );
};
