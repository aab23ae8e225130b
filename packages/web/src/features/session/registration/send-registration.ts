import type { RegistrationRules } from '@parlour/contract/brand';
import type { RegistrationField } from '@parlour/contract/registration-fields';
import type { InputOf } from '@parlour/contract/endpoint';
import type { Registering, RegistrationTab } from '@parlour/contract/registration';
import { session, type SignIn } from '@parlour/contract/session';
import type { UnknownIdentity } from '@parlour/contract/session/identity';
import { call } from '../../../lib/api/api';
import { asRefused } from '../../../lib/api/refused';
import type { FormValues } from '../../../lib/form/form-values';
import { signIn } from '../../../lib/session/sign-in';
import { withVerification } from '../../../lib/session/verify';
import { dropNumber } from '../codes/typed-number';
import type { NumberProof } from '../identity/use-number-proof';
import { dropDraft } from './registration-draft';
import { inputOf } from './registration-values';
import { dropCodes, type useAffiliateCode } from './agent-code/use-affiliate-code';

type Registration = {
  tab: RegistrationTab;
  rules: RegistrationRules;
  asked: readonly RegistrationField[];
  affiliate: ReturnType<typeof useAffiliateCode>;
  registering: Registering;
  unknown: UnknownIdentity | undefined;
  proof: NumberProof | undefined;
  onDone: () => void;
  onTicketRefused: () => void;
};

/** Sends the form of a registration: the agent's code, the number's proof, the verification. */
export const senderOf =
  ({ tab, rules, asked, affiliate, registering, unknown, proof, ...ends }: Registration) =>
  async (values: FormValues): Promise<void> => {
    const typedCode = String(values.affiliateCode ?? '');
    if (!(await affiliate.isSound(typedCode))) return;
    const input = {
      ...inputOf(values, asked, rules.terms.version),
      ...affiliate.codesOf(typedCode),
      ...(unknown && { identity: unknown.identity }),
      ...(registering.hasSmsCode && proof && (await tokenOf(proof, values))),
    };
    const signedIn = await sendRegistration(tab, input as Sent).catch((thrown: unknown) => {
      const { code } = asRefused(thrown);
      if (code === 'session.external_failed') ends.onTicketRefused();
      if (code === 'session.number_unproved') proof?.forget();
      throw thrown;
    });
    if (!signedIn) return;
    signIn(signedIn);
    dropDraft();
    dropNumber();
    dropCodes();
    ends.onDone();
  };

/** Beside the form's answers: what proves the number to Firebase's project. */
const tokenOf = async (proof: NumberProof, values: FormValues) => ({
  firebaseChannel: 'sms' as const,
  firebaseIdToken: await proof.prove(values),
});

type Sent = InputOf<typeof session.register>;

const calls = { register: session.register, registerMobile: session.registerByMobile };

/** Undefined when the visitor gives the puzzle up. */
const sendRegistration = (tab: RegistrationTab, input: Sent): Promise<SignIn | undefined> =>
  withVerification('register', (verification) =>
    call(calls[tab], { ...input, ...(verification && { verification }) }, { loader: true }),
  );
