import { deviceMobile } from '@parlour/ui/icons/device-mobile';
import { envelopeSimple } from '@parlour/ui/icons/envelope-simple';
import { lockKey } from '@parlour/ui/icons/lock-key';
import { password } from '@parlour/ui/icons/password';
import { usePhrases } from '@parlour/ui/use-phrases';
import { QueryScope } from '../../lib/api/queries';
import { QueryError } from '../../lib/api/query-error';
import { asRefused } from '../../lib/api/refused';
import { openModal } from '../../lib/navigation/modal';
import { useOwnIdentity } from '../../lib/identity/use-own-identity';
import { useSession } from '../../lib/session/session';
import css from './account-page.module.css';
import { CompanyRows } from './company-rows';
import { DocumentRow } from './documents/document-row';
import { FactorRows } from './factor-rows';
import { SecurityRow } from './security-row';
import { useOwnFactors } from './use-own-factors';
import { useOwnSessions } from './use-own-sessions';

/** What protects the account, each with the way to change it. */
export const SecurityRows = () => (
  <QueryScope>
    <Rows />
    <Missed />
  </QueryScope>
);

/** What of the rows was not answered: they stay blank. */
const Missed = () => {
  const factors = useOwnFactors();
  const sessions = useOwnSessions();
  const identity = useOwnIdentity();
  const missed = [factors, sessions, identity].filter(({ error }) => error);
  const [first] = missed;
  if (!first) return null;
  return (
    <QueryError
      onRetry={() => missed.forEach(({ refetch }) => void refetch())}
      refused={asRefused(first.error)}
    />
  );
};

const Rows = () => {
  const { player } = usePhrases('player');
  const member = useSession((state) => state.member);
  // Until it is known, an account has a password.
  const { hasPassword = true } = useOwnFactors();
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
        action={hasPassword ? player.change : player.set}
        icon={password}
        isSet={hasPassword}
        name={player.loginPassword}
        onAct={() => openModal('changePassword', { isFirst: !hasPassword })}
        value={hasPassword ? player.isSet : player.isNotSet}
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
      <CompanyRows />
      <FactorRows />
      <DocumentRow />
    </ul>
  );
};
