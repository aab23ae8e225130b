import { Icon } from '@parlour/ui/components/art/icon';
import { caretDown } from '@parlour/ui/icons/caret-down';
import type { RegistrationField } from '@parlour/contract/registration-fields';
import type { UnknownIdentity } from '@parlour/contract/session/identity';
import { Button } from '@parlour/ui/components/form/button';
import { CheckField } from '@parlour/ui/components/form/check-field';
import { ErrorSummary, FormAlert } from '@parlour/ui/components/form/error-summary';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import { openTabs, type RegistrationTab } from '@parlour/contract/registration';
import { TextField, type TextFieldProps } from '@parlour/ui/components/form/field';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { useEffect, useState } from 'react';
import { useBrand, useStatus } from '../../../lib/brand/brand';
import { isEnabled } from '../../../lib/brand/flags';
import { IdentityButtons } from '../identity/identity-buttons';
import {
  LateAppliedCode,
  LateCountryField,
  LateIdentityNote,
  LateRegistrationCode,
  LateWrongCode,
} from './late-parts';
import { keepTab, keptTab } from './registration-draft';
import { RegistrationInput } from './registration-input';
import css from '../session.module.css';
import { type RegistrationState, useRegistration } from './use-registration';
import { FormSwitchLinks } from '../form-switch-links';
import { LazyCaptcha } from '../verification/lazy-captcha';

export type RegisterFormProps = {
  username?: string;
  unknown?: UnknownIdentity | undefined;
  onDone: () => void;
  onLogin: (username: string) => void;
  onTouched?: () => void;
};

/** Registration by the open ways: tabs of them, the only one, or why there is none. */
export const RegisterForm = (props: RegisterFormProps) => {
  const { session, refusal } = usePhrases('session', 'refusal');
  const { whitelabel } = useStatus();
  const tabs = openTabs((flag) => isEnabled(whitelabel, flag));
  const [kept, setKept] = useState<RegistrationTab>();
  const [chosen, setChosen] = useState<RegistrationTab>();
  const [unknown, setUnknown] = useState(props.unknown);
  const [isRefused, setRefused] = useState(false);
  // A number is the username of an account by number.
  const first = unknown?.provider === 'firebase' ? 'registerMobile' : kept;
  const tab = tabs.find((one) => one === (chosen ?? first)) ?? tabs[0];
  // The page as the server drew it knows nothing of the tab of the browser.
  useEffect(() => setKept(keptTab()), []);
  const choose = (next: RegistrationTab) => {
    keepTab(next);
    setChosen(next);
  };
  if (!tab) return <p className="t-2">{session.registrationClosed}</p>;
  const labels = { register: session.tabUsername, registerMobile: session.tabMobile };
  return (
    <div className={css.form}>
      {!unknown && (
        <IdentityButtons
          isAbove
          onDone={props.onDone}
          onUnknown={(found) => {
            setRefused(false);
            setUnknown(found);
          }}
        />
      )}
      {tabs.length > 1 && (
        <Tabs
          items={tabs.map((id) => ({ id, label: labels[id] }))}
          label={session.registrationTabs}
          onChange={choose}
          value={tab}
        />
      )}
      {isRefused && <FormAlert>{refusal['session.external_failed']}</FormAlert>}
      {unknown && <LateIdentityNote onLeave={() => setUnknown(undefined)} unknown={unknown} />}
      <TabForm
        {...props}
        key={`${tab} ${unknown?.identity}`}
        onTicketRefused={() => {
          setUnknown(undefined);
          setRefused(unknown !== undefined);
        }}
        tab={tab}
        unknown={unknown}
      />
    </div>
  );
};

/** Required fields first, the others in a disclosure. */
const TabForm = ({
  tab,
  username = '',
  unknown,
  onDone,
  onLogin,
  onTouched,
  onTicketRefused,
}: RegisterFormProps & { tab: RegistrationTab; onTicketRefused: () => void }) => {
  const ends = { onDone, onTouched, onTicketRefused };
  const registration = useRegistration(tab, { unknown, ...ends });
  const { form, alert, labelOf, affiliate } = registration;
  const { session } = usePhrases('session');
  const { demo } = useBrand();
  return (
    <form {...form.formProps} className={css.registration}>
      {form.isSent && form.faults.length >= 3 && (
        <ErrorSummary
          fields={form.faults.map((fault) => ({
            id: form.idOf(fault.name),
            label: labelOf(fault.name),
            text: form.errorOf(fault.name) ?? '',
          }))}
        />
      )}
      {alert && <FormAlert>{alert}</FormAlert>}
      <FirstFields known={{ ...knownOf(unknown), username }} registration={registration} />
      {affiliate.applied !== undefined && <LateAppliedCode code={affiliate.applied} />}
      <OptionalFields known={knownOf(unknown)} registration={registration} />
      <div className={css.ending}>
        <Agreement registration={registration} />
        <div className={css.foot}>
          <Button busy={form.isBusy && session.registering} look="accent" type="submit" wide>
            {session.register}
          </Button>
          <FormSwitchLinks
            action={session.logInTitle}
            onGo={onLogin}
            question={session.hasAccount}
          />
        </div>
      </div>
      {affiliate.isWrong && <LateWrongCode onClose={affiliate.forgive} />}
      {demo && <p className={css.demo}>{session.demoAccount}</p>}
    </form>
  );
};

type PartProps = { registration: RegistrationState };

/** What stands in the fields before anything is typed. */
type Known = Partial<Record<RegistrationField, string>>;

const knownOf = (unknown: UnknownIdentity | undefined): Known => ({
  email: unknown?.email ?? '',
  payeeName: unknown?.name ?? '',
});

/** The password's repetition stands beside it. */
const FirstFields = ({ registration, known }: PartProps & { known: Known }) => {
  const { first, isRequired, registering, inputProps, hintOf, tries } = registration;
  return (
    <div className={css.columns}>
      {first.flatMap((name) => [
        name === 'captcha' ? (
          <LazyCaptcha key={`captcha ${tries}`} purpose="register" {...inputProps(name)} />
        ) : (
          <RegistrationInput
            {...inputProps(name)}
            defaultValue={known[name] ?? ''}
            field={name}
            hint={hintOf(name)}
            isMeasured={name === 'password'}
            isOptional={!isRequired(name)}
            key={name}
          />
        ),
        ...(name === 'mobileNum' && registering.hasSmsCode
          ? [<LateRegistrationCode key="code" registration={registration} tab={registration.tab} />]
          : []),
        ...(name === 'password'
          ? [
              <RegistrationInput
                {...inputProps('confirmPassword')}
                field="password"
                key="confirm"
              />,
            ]
          : []),
      ])}
      <Residence registration={registration} />
    </div>
  );
};

/** Where someone lives and comes from, where the brand asks it. */
const Residence = ({ registration: { rules, inputProps } }: PartProps) => (
  <>
    {rules.askAddress && <PlainField {...inputProps('address')} autoComplete="street-address" />}
    {rules.askNationality && <LateCountryField {...inputProps('nationality')} />}
  </>
);

const OptionalFields = ({ registration, known }: PartProps & { known: Known }) => {
  const { optional, inputProps, labelOf, hintOf } = registration;
  const { session } = usePhrases('session');
  if (optional.length === 0) return null;
  return (
    <details className={css.more} open={optional.some((name) => Boolean(known[name]))}>
      <summary>
        <Icon of={caretDown} size={16} />
        {session.moreFields}
        <span className={css.moreNames}>{optional.map((name) => labelOf(name)).join(', ')}</span>
      </summary>
      <div className={css.columns}>
        {optional.map((name) => (
          <RegistrationInput
            {...inputProps(name)}
            defaultValue={known[name] ?? ''}
            field={name}
            hint={hintOf(name)}
            isOptional
            key={name}
          />
        ))}
      </div>
    </details>
  );
};

const Agreement = ({ registration: { form, rules } }: PartProps) => {
  const { session } = usePhrases('session');
  const [before, after] = session.agree.split('{terms}');
  const check = (name: string) => {
    const { id, error, onChange } = form.field(name);
    return { id, name, error, onChange };
  };
  return (
    <div className={css.checks}>
      <CheckField {...check('agree')}>
        {before}
        <a className="t-link" href={rules.terms.url} rel="noopener" target="_blank">
          {session.terms}
        </a>
        {after}
      </CheckField>
      <CheckField {...check('ofAge')}>{fill(session.ofAge, { age: rules.minAge })}</CheckField>
    </div>
  );
};

type PlainFieldProps = ReturnType<RegistrationState['inputProps']> &
  Pick<TextFieldProps, 'autoComplete'>;

const PlainField = ({ refusal, error, ...field }: PlainFieldProps) => (
  <TextField {...field} error={error ?? refusal} />
);
