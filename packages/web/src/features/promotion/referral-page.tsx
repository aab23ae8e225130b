import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { currencyCircleDollar } from '@parlour/ui/icons/currency-circle-dollar';
import { qrCode } from '@parlour/ui/icons/qr-code';
import { userPlus } from '@parlour/ui/icons/user-plus';
import { usersThree } from '@parlour/ui/icons/users-three';
import { usePhrases } from '@parlour/ui/use-phrases';
import { PlateRows } from './plate-rows';
import css from './promotion.module.css';

/** `referral`: inviting friends; no player has a code of their own yet. */
export const ReferralPage = () => {
  const { promotion: words } = usePhrases('promotion');
  return (
    <>
      <EmptyState icon={userPlus}>
        <strong className={css.none}>{words.noReferral}</strong>
        {words.noReferralInfo}
      </EmptyState>
      <PlateRows
        rows={[
          { icon: qrCode, name: words.ownLink, text: words.ownLinkInfo },
          { icon: usersThree, name: words.invited, text: words.invitedInfo },
          { icon: currencyCircleDollar, name: words.earned, text: words.earnedInfo },
        ]}
        title={words.referralSays}
      />
    </>
  );
};
