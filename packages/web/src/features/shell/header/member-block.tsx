import { centreFlags } from '@parlour/contract/centres';
import { pages } from '@parlour/contract/pages';
import { fill } from '@parlour/locales/phrases';
import { Badge } from '@parlour/ui/components/display/badge';
import { buttonClass, Button } from '@parlour/ui/components/form/button';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { signOut as signOutIcon } from '@parlour/ui/icons/sign-out';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useStatus } from '../../../lib/brand/brand';
import { isEnabled } from '../../../lib/brand/flags';
import { openModal } from '../../../lib/navigation/modal';
import { goAccount, goDeposit, goWithdraw } from '../../../lib/session/member-actions';
import { Link } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import { isOnTrial, mayOpenAgentCentre, useSession } from '../../../lib/session/session';
import { useCentreCounts } from '../../../lib/session/centre-counts';
import { useUnclaimed } from '../../../lib/session/unclaimed';
import { BalanceFigure, BalanceTools } from './balance';
import css from './member-block.module.css';

/** Balance, deposit, withdraw, who one is, and the way out. */
export const MemberBlock = () => {
  const { brand } = usePhrases('brand');
  const member = useSession((state) => state.member);
  const isOpen = useIsOpen();
  const { count: promotions } = useUnclaimed();
  const { messageV2: unread = 0 } = useCentreCounts();
  const count = promotions + unread;
  const isTrial = useSession(isOnTrial);
  const hasAgentCentre = isEnabled(useStatus().whitelabel, centreFlags.agent);
  return (
    <div className={css.block}>
      <span className={css.balance}>
        <BalanceFigure />
        <BalanceTools />
      </span>
      <span className={css.actions}>
        {isTrial && (
          <Button look="accent" onClick={() => openModal('register', {})} small>
            {brand.signUp}
          </Button>
        )}
        {!isTrial && isOpen('depositv2') && (
          <Button look="accent" onClick={goDeposit} small>
            {brand.deposit}
          </Button>
        )}
        {!isTrial && isOpen('withdraw') && (
          <Button onClick={goWithdraw} small>
            {brand.withdraw}
          </Button>
        )}
      </span>
      <button className={css.who} onClick={goAccount} type="button">
        <Avatar name={member?.avatar ?? member?.account ?? ''} size={28} />
        <span className="t-clip">{member?.nickname ?? brand.account}</span>
        {count > 0 && (
          <>
            <Badge count={count} />
            <span className="sr-only">{fill(brand.unclaimed, { count })}</span>
          </>
        )}
      </button>
      {hasAgentCentre && mayOpenAgentCentre(member) && (
        <Link className={buttonClass({ look: 'quiet', small: true })} href={pages.join.path}>
          {brand.agent}
        </Link>
      )}
      <IconButton
        aria-haspopup="dialog"
        icon={signOutIcon}
        label={brand.logOut}
        onClick={() => openModal('logout', {})}
        size={18}
      />
    </div>
  );
};
