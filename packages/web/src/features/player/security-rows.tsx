import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { openModal } from '../../lib/navigation/modal';
import { useSession } from '../../lib/session/session';
import css from './account-page.module.css';

/** What protects the account, each with the way to change it. */
export const SecurityRows = () => {
  const { player } = usePhrases('player');
  const member = useSession((state) => state.member);
  if (!member) return null;
  const { hasPaymentPassword, mobileMasked, emailMasked } = member;
  const contactRow = (kind: 'email' | 'mobile', name: string, masked: string | undefined) => ({
    name,
    value: masked ?? player.unbound,
    action: masked ? player.change : player.bind,
    onAct: () => openModal('contact', { kind }),
  });
  const rows = [
    {
      name: player.loginPassword,
      value: player.isSet,
      action: player.change,
      onAct: () => openModal('changePassword', {}),
    },
    {
      name: player.paymentPassword,
      value: hasPaymentPassword ? player.isSet : player.isNotSet,
      action: hasPaymentPassword ? player.change : player.set,
      onAct: () => openModal('paymentPassword', {}),
    },
    contactRow('mobile', player.phone, mobileMasked),
    contactRow('email', player.email, emailMasked),
  ];
  return (
    <ul className={css.security}>
      {rows.map(({ name, value, action, onAct }) => (
        <li className={css.securityRow} key={name}>
          <span className="t-2">{name}</span>
          <span className="t-clip">{value}</span>
          <Button aria-label={`${action}: ${name}`} onClick={onAct} small>
            {action}
          </Button>
        </li>
      ))}
    </ul>
  );
};
