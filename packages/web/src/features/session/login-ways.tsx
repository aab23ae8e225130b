import type { UnknownIdentity } from '@parlour/contract/session/identity';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useStatus } from '../../lib/brand/brand';
import { isEnabled } from '../../lib/brand/flags';
import { Words } from '../../lib/language/words';
import { chunk } from '../../lib/navigation/chunk';
import { openModal } from '../../lib/navigation/modal';
import { useSession } from '../../lib/session/session';
import { readSession } from '../../lib/session/storage';
import { IdentityButtons } from './identity/identity-buttons';
import { LoginForm, type LoginFormProps } from './login-form';
import type { SmsLoginFormProps } from './codes/sms-login-form';
import { FreePlay } from './free-play/free-play';
import css from './session.module.css';

type LoginWaysProps = LoginFormProps & {
  /** Why the form is open: an action needs a signed-in player. */
  isGate?: boolean;
};

type Way = 'username' | 'mobile';

const smsLogin = chunk<SmsLoginFormProps>(
  ['session', 'passwords', 'form', 'refusal', 'common'],
  async () => {
    const { SmsLoginForm } = await import('./codes/sms-login-form');
    return SmsLoginForm;
  },
);

/** Who is not known yet goes on to the registration, wherever the login stands. */
const registerUnknown = (unknown: UnknownIdentity): void => openModal('register', { unknown });

/** The box of the form that stands here is for every way in. */
const isChecked = (ways: HTMLElement | null): boolean =>
  ways?.querySelector<HTMLInputElement>('[name=remember]')?.checked ?? false;

/** The ways in that the brand has on: by name and password, by a code to a number. */
export const LoginWays = ({ isGate = false, ...props }: LoginWaysProps) => {
  const words = usePhrases('session', 'refusal');
  const { whitelabel } = useStatus();
  const endedBy = useSession((state) => state.endedBy);
  const [way, setWay] = useState<Way>('username');
  const id = useId();
  const ways = useRef<HTMLDivElement>(null);
  const { onDone, onRegister, onTouched } = props;
  const hasSms = isEnabled(whitelabel, 'MOBILEVERCODELOGIN3');
  // A number was typed in this tab: after a reload one goes on there.
  useEffect(() => {
    if (hasSms && readSession('typedNumber')) setWay('mobile');
  }, [hasSms]);
  return (
    <div className={css.ways} ref={ways}>
      {isGate && (
        <p className={css.gate}>{endedBy ? words.refusal[endedBy] : words.session.logInFirst}</p>
      )}
      {hasSms && (
        <Tabs
          controls={id}
          items={[
            { id: 'username', label: words.session.username },
            { id: 'mobile', label: words.session.mobileNum },
          ]}
          label={words.session.logInTitle}
          onChange={setWay}
          value={way}
        />
      )}
      <div id={id} role={hasSms ? 'tabpanel' : undefined}>
        {way === 'username' ? (
          <LoginForm {...props} />
        ) : (
          <Suspense>
            <Words nouns={smsLogin.nouns}>
              <smsLogin.Component
                {...{ onDone, onRegister, onTouched }}
                onUnknown={registerUnknown}
              />
            </Words>
          </Suspense>
        )}
      </div>
      <IdentityButtons
        isRemembering={() => isChecked(ways.current)}
        onDone={onDone}
        onUnknown={registerUnknown}
      />
      <FreePlay />
    </div>
  );
};
