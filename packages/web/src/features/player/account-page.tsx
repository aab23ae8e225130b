import { fill } from '@parlour/locales/phrases';
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
import { useLastSignIn } from './use-own-sessions';

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
  const isWhole = isDesk || !isMenu;
  return (
    <QueryScope>
      <div className={css.account}>
        <ProfileHead member={member}>{isWhole && <LastSignIn />}</ProfileHead>
        {isMenu && <div className={css.onPhone}>{children}</div>}
        {isWhole && (
          <div className={css.own}>
            <SecurityLevel />
            <SecurityRows />
            <Missed />
            <div className={css.out}>
              <Button icon={signOut} onClick={() => openModal('logout', {})}>
                {brand.logOut}
              </Button>
            </div>
          </div>
        )}
      </div>
    </QueryScope>
  );
};

const LastSignIn = () => {
  const { player } = usePhrases('player');
  const at = useLastSignIn();
  return at && <span>{fill(player.lastSignedIn, { at })}</span>;
};
