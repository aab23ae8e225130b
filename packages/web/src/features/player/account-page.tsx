import { Button } from '@parlour/ui/components/button';
import { Facts } from '@parlour/ui/components/facts';
import { Seal } from '@parlour/ui/components/seal';
import { signOut } from '@parlour/ui/icons/sign-out';
import { fill } from '@parlour/ui/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { openModal } from '../../lib/modal';
import { useSession } from '../../lib/session';
import css from './account-page.module.css';

/** `securityCenter`: who one is on this site, and the way out. */
export const AccountPage = () => {
  const { player, brand } = usePhrases('player', 'brand');
  const member = useSession((state) => state.member);
  if (!member) return null;
  return (
    <div className={css.account}>
      <div className={css.who}>
        <Seal name={member.account} size={64} />
        <div>
          <p className="t-h2">{member.nickname}</p>
          <p className="t-small t-3">{fill(player.memberId, { id: member.id })}</p>
        </div>
      </div>
      <Facts
        facts={[
          { name: player.accountName, value: member.account },
          { name: player.nickname, value: member.nickname },
          { name: player.phone, value: member.mobileMasked ?? player.unbound },
          { name: player.email, value: member.emailMasked ?? player.unbound },
          { name: player.currency, value: member.currency },
        ]}
      />
      <div>
        <Button icon={signOut} onClick={() => openModal('logout', {})}>
          {brand.logOut}
        </Button>
      </div>
    </div>
  );
};
