import { isTrial } from '@parlour/contract/account-type';
import type { SecurityPoint } from '@parlour/contract/session/security';
import { fill } from '@parlour/locales/phrases';
import { date } from '@parlour/ui/dates';
import { bank } from '@parlour/ui/icons/bank';
import { deviceMobile } from '@parlour/ui/icons/device-mobile';
import { envelopeSimple } from '@parlour/ui/icons/envelope-simple';
import { lockKey } from '@parlour/ui/icons/lock-key';
import { password } from '@parlour/ui/icons/password';
import { receipt } from '@parlour/ui/icons/receipt';
import { user } from '@parlour/ui/icons/user';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../lib/brand/brand';
import { openModal } from '../../lib/navigation/modal';
import { useIsOpen } from '../../lib/navigation/open';
import { goWithdraw } from '../../lib/session/member-actions';
import { useSession } from '../../lib/session/session';
import css from './account-page.module.css';
import { CompanyRows } from './company-rows';
import { DetailRows } from './detail-rows';
import { DocumentRow } from './documents/document-row';
import { FactorRows } from './factor-rows';
import { SecurityRow } from './security-row';
import { useOwnFactors } from './use-own-factors';
import { usePayees } from './use-payees';
import { useSecurity } from './use-security';

/** What protects the account and what it knows of its player, each with the way to change it. */
export const SecurityRows = () => (
  <ul className={css.security}>
    <AccountRow />
    <PasswordRows />
    <ContactRow kind="mobile" />
    <ContactRow kind="email" />
    <DetailRows />
    <BankRow />
    <CompanyRows />
    <FactorRows />
    <DocumentRow />
    <DataRow />
  </ul>
);

const AccountRow = () => {
  const { player } = usePhrases('player');
  const account = useSession(({ member }) => member?.account);
  return <SecurityRow icon={user} name={player.accountName} value={account} />;
};

/** One accent: on what protects the account most now. */
const useUrgent = (): ((point: SecurityPoint) => boolean) => {
  const { data } = useSecurity();
  return (point) => data?.missing[0] === point;
};

const PasswordRows = () => {
  const { player } = usePhrases('player');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const isUrgent = useUrgent();
  const { data } = useSecurity();
  const hasPaymentPassword = useSession(({ member }) => member?.hasPaymentPassword ?? false);
  // Until it is known, an account has a password.
  const { hasPassword = true } = useOwnFactors();
  const changedOn =
    data?.passwordAt && fill(player.changedOn, { date: date(data.passwordAt, timeZone, locale) });
  return (
    <>
      <SecurityRow
        action={hasPassword ? player.change : player.set}
        icon={password}
        isSet={hasPassword}
        isUrgent={isUrgent('password')}
        name={player.loginPassword}
        onAct={() => openModal('changePassword', { isFirst: !hasPassword })}
        value={hasPassword ? (changedOn ?? player.isSet) : player.isNotSet}
      />
      <SecurityRow
        action={hasPaymentPassword ? player.change : player.set}
        icon={lockKey}
        isSet={hasPaymentPassword}
        isUrgent={isUrgent('paymentPassword')}
        name={player.paymentPassword}
        onAct={() => openModal('paymentPassword', {})}
        value={hasPaymentPassword ? player.isSet : player.isNotSet}
      />
    </>
  );
};

const contactIcons = { email: envelopeSimple, mobile: deviceMobile };

/** A contact that was typed and not proved by a code is not set yet. */
const ContactRow = ({ kind }: { kind: 'email' | 'mobile' }) => {
  const { player } = usePhrases('player');
  const { data } = useSecurity();
  const isUrgent = useUrgent();
  const masked = useSession(({ member }) =>
    kind === 'email' ? member?.emailMasked : member?.mobileMasked,
  );
  const isUnproved = masked !== undefined && (data?.missing.includes(kind) ?? false);
  return (
    <SecurityRow
      action={isUnproved ? player.verify : masked ? player.change : player.bind}
      icon={contactIcons[kind]}
      isSet={masked !== undefined && !isUnproved}
      isUrgent={isUrgent(kind)}
      name={kind === 'email' ? player.email : player.phone}
      onAct={() => openModal('contact', { kind })}
      value={isUnproved ? `${masked} · ${player.unproved}` : (masked ?? player.unbound)}
    />
  );
};

/** Bank accounts are added and removed where money is withdrawn. */
const BankRow = () => {
  const { player } = usePhrases('player');
  const isOpen = useIsOpen();
  const { data } = usePayees();
  if (!isOpen('withdraw')) return null;
  const count = data?.list.length ?? 0;
  return (
    <SecurityRow
      action={count > 0 ? player.manage : player.add}
      icon={bank}
      isSet={data && count > 0}
      name={player.bankAccounts}
      onAct={goWithdraw}
      value={data && (count > 0 ? fill(player.accountCount, { count }) : player.isNotSet)}
    />
  );
};

/** A copy of what is kept, and the end of the account. */
const DataRow = () => {
  const { player } = usePhrases('player');
  const type = useSession(({ member }) => member?.type);
  if (type === undefined || isTrial(type)) return null;
  return (
    <SecurityRow
      action={player.manage}
      icon={receipt}
      name={player.ownData}
      onAct={() => openModal('privacy', {})}
      value={player.ownDataText}
    />
  );
};
