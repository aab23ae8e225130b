import type { UnknownIdentity } from '@parlour/contract/session/identity';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { check } from '@parlour/ui/icons/check';
import { usePhrases } from '@parlour/ui/use-phrases';
import { CompanyMark, companyNames } from '../../../lib/identity/company-mark';
import css from './identity-buttons.module.css';

export type IdentityNoteProps = { unknown: UnknownIdentity; onLeave: () => void };

/** By which account the new player will sign in, in place of a password. */
export const IdentityNote = ({ unknown, onLeave }: IdentityNoteProps) => {
  const { session } = usePhrases('session');
  const { provider, email, mobile } = unknown;
  const isNumber = provider === 'firebase';
  return (
    <div className={css.note}>
      {isNumber ? <Icon of={check} /> : <CompanyMark company={provider} />}
      <div>
        <p className={css.who}>
          {isNumber
            ? session.provedNumber
            : fill(session.registeringBy, { company: companyNames[provider] })}{' '}
          <b>{isNumber ? `+${mobile}` : email}</b>
        </p>
        <p>{session.noPasswordNeeded}</p>
        <button className="t-link" onClick={onLeave} type="button">
          {session.registerOtherwise}
        </button>
      </div>
    </div>
  );
};
