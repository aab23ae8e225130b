import { Button } from '@parlour/ui/components/form/button';
import { Facts } from '@parlour/ui/components/display/facts';
import { Avatar } from '@parlour/ui/components/art/avatar';
import { signOut } from '@parlour/ui/icons/sign-out';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { openModal } from '../../lib/navigation/modal';
import { useSession } from '../../lib/session/session';
import css from './account-page.module.css';
import { SecurityRows } from './security-rows';

/**
 * `securityCenter`: who one is on this site, and the way out; on a phone its children stand here
 * too: what one has, and what is done most.
 */
export const AccountPage = ({ children }: { children: ReactNode }) => {
  const { player, brand } = usePhrases('player', 'brand');
  const member = useSession((state) => state.member);
  if (!member) return null;
  return (
    <div className={css.account}>
      <div className={css.who}>
        <Avatar name={member.account} size={56} />
        <div className={css.names}>
          <p className="t-h2 t-clip">{member.nickname}</p>
          <p className="t-small t-3">{fill(player.memberId, { id: member.id })}</p>
        </div>
      </div>
      <div className={css.onPhone}>
        {children}
        <hr className="rule" />
      </div>
      <Facts
        facts={[
          { name: player.accountName, value: member.account },
          { name: player.nickname, value: member.nickname },
          { name: player.currency, value: member.currency },
        ]}
      />
      <SecurityRows />
      <div className={css.out}>
        <Button icon={signOut} onClick={() => openModal('logout', {})}>
          {brand.logOut}
        </Button>
      </div>
    </div>
  );
};
