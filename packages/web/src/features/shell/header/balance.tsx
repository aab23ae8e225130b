import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Money } from '@parlour/ui/components/display/money';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { eye } from '@parlour/ui/icons/eye';
import { eyeSlash } from '@parlour/ui/icons/eye-slash';
import { usePhrases } from '@parlour/ui/use-phrases';
import { refreshBalance, toggleHiddenBalance, useBalance } from '../../../lib/session/balance';
import { useBrand } from '../../../lib/brand/brand';
import { isOnTrial, useSession } from '../../../lib/session/session';
import css from './balance.module.css';

/**
 * The player's money, or the play money of a trial account: the amount, six asterisks when hidden,
 * or "updating" until it is known.
 */
export const BalanceFigure = ({ size = 's' }: { size?: 'l' | 'm' | 's' | 'xl' }) => {
  const { brand } = usePhrases('brand');
  const { currencySymbol } = useBrand();
  const { balance, isHidden } = useBalance();
  const isTrial = useSession(isOnTrial);
  if (!balance) return <span className={css.updating}>{brand.balanceUpdating}</span>;
  return (
    <Money
      amount={balance.sumBalance}
      className={css.figure}
      hidden={isHidden}
      size={size}
      symbol={isTrial ? brand.freePlay : balance.symbol || currencySymbol}
    />
  );
};

export const BalanceTools = () => {
  const { brand } = usePhrases('brand');
  const { isHidden, isRefreshing } = useBalance();
  return (
    <span className={css.tools}>
      <IconButton
        aria-pressed={isHidden}
        icon={isHidden ? eyeSlash : eye}
        label={isHidden ? brand.showBalance : brand.hideBalance}
        onClick={toggleHiddenBalance}
        size={18}
      />
      <IconButton
        className={isRefreshing ? css.turning : undefined}
        disabled={isRefreshing}
        icon={arrowsClockwise}
        label={brand.refreshBalance}
        onClick={() => void refreshBalance().catch(() => undefined)}
        size={18}
      />
    </span>
  );
};
