import { Button } from '@parlour/ui/components/form/button';
import { signOut } from '@parlour/ui/icons/sign-out';
import { useMedia } from '@parlour/ui/use-media';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { QueryScope } from '../../lib/api/queries';
import { useCentrePart } from '../../lib/navigation/centre';
import { openModal } from '../../lib/navigation/modal';
import { useSession } from '../../lib/session/session';
import css from './account-page.module.css';
import { Missed } from './missed';
import { ProfileHead } from './profile/profile-head';
import { SecurityLevel } from './security-level';
import { SecurityRows } from './security-rows';

/**
 * `securityCenter`: who one is on this site, what protects the account, and the way out. On a phone
 * its address without a part is the menu, under what one has and does most (the children).
 */
export const AccountPage = ({ children }: { children: ReactNode }) => {
  const { brand } = usePhrases('brand');
  const member = useSession((state) => state.member);
  const isMenu = useCentrePart() === undefined;
  const isDesk = useMedia('(width >= 48em)');
  if (!member) return null;
  return (
    <div className={css.account}>
      <ProfileHead member={member} />
      {isMenu && <div className={css.onPhone}>{children}</div>}
      {(isDesk || !isMenu) && (
        <div className={css.own}>
          <QueryScope>
            <SecurityLevel />
            <SecurityRows />
            <Missed />
          </QueryScope>
          <div className={css.out}>
            <Button icon={signOut} onClick={() => openModal('logout', {})}>
              {brand.logOut}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
