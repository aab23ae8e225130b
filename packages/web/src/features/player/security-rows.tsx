import { deviceMobile } from '@parlour/ui/icons/device-mobile';
import { envelopeSimple } from '@parlour/ui/icons/envelope-simple';
import { lockKey } from '@parlour/ui/icons/lock-key';
import { password } from '@parlour/ui/icons/password';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryScope } from '../../lib/api/queries';
import { openModal } from '../../lib/navigation/modal';
import { useSession } from '../../lib/session/session';
import css from './account-page.module.css';
import { FactorRows } from './factor-rows';
import { SecurityRow } from './security-row';

/** What protects the account, each with the way to change it. */
export const SecurityRows = () => {
  const { player } = usePhrases('player');
  const member = useSession((state) => state.member);
  if (!member) return null;
  const { hasPaymentPassword, mobileMasked, emailMasked } = member;
  const contactRow = (kind: 'email' | 'mobile', masked: string | undefined) => ({
    value: masked ?? player.unbound,
    isSet: masked !== undefined,
    action: masked ? player.change : player.bind,
    onAct: () => openModal('contact', { kind }),
  });
  return (
    <ul className={css.security}>
      <SecurityRow
        action={player.change}
        icon={password}
        isSet
        name={player.loginPassword}
        onAct={() => openModal('changePassword', {})}
        value={player.isSet}
      />
      <SecurityRow
        action={hasPaymentPassword ? player.change : player.set}
        icon={lockKey}
        isSet={hasPaymentPassword}
        name={player.paymentPassword}
        onAct={() => openModal('paymentPassword', {})}
        value={hasPaymentPassword ? player.isSet : player.isNotSet}
      />
      <SecurityRow
        {...contactRow('mobile', mobileMasked)}
        icon={deviceMobile}
        name={player.phone}
      />
      <SecurityRow
        {...contactRow('email', emailMasked)}
        icon={envelopeSimple}
        name={player.email}
      />
      <QueryScope>
        <FactorRows />
      </QueryScope>
    </ul>
  );
};
