import { isAgent } from '@parlour/contract/account-type';
import type { InputOf } from '@parlour/contract/endpoint';
import type { session, SignIn } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { isFlagOn, loadedBrand } from '../../brand';
import { typingBrowser } from '../codes/asker';
import { assertMobile } from '../codes/mobile';
import { redeemCode } from '../codes/redeem-code';
import { requireStep } from '../factors/require-step';
import { findByNumber } from './find-by-number';
import { openSignIn } from './open-sign-in';

type Form = InputOf<typeof session.logIn>;

/** Signs in by a number and the code that was sent to it; the account may have no password. */
export const logInBySms = async (
  context: Context,
  { username, password: code, countryDialingCode = '', entrance, remember }: Form,
): Promise<SignIn> => {
  const { sql, config, brand } = context;
  const { flags } = await loadedBrand(context, brand.code);
  if (!isFlagOn(flags, 'MOBILEVERCODELOGIN3')) throw new Refusal('brand.not_enabled');
  const to = assertMobile({ username, countryDialingCode });
  const codeFor = { brand: brand.code, purpose: 'login' as const, to };
  await redeemCode(sql, config, { ...codeFor, asker: typingBrowser(context) }, code);
  const credential = await findByNumber(context, to);
  // A code that was guessed for a number without an account opens nothing.
  if (!credential) throw new Refusal('session.code_wrong');
  if (entrance === 'agent' && !isAgent(credential.type)) throw new Refusal('session.not_agent');
  const playerId = credential.playerId.toString();
  await requireStep(context, playerId, { remember });
  return context.database.transaction((tx) => openSignIn(tx, context, playerId, { remember }));
};
