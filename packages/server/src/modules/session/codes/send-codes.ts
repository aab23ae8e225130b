import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { CodeSent } from '@parlour/contract/session/codes';
import type { Context } from '../../../lib/context';
import { type MessageTemplate, requestMessage } from '../../../lib/jobs/message-request';
import { Refusal } from '../../../lib/refusal';
import { isFlagOn, loadedBrand } from '../../brand';
import { findPlayerByContact } from '../../player';
import { assertVerified } from '../verification/assert-verified';
import { askingBrowser } from './asker';
import type { CodeFor } from './code';
import { issueCode } from './issue-code';
import { limitCodes } from './limit-codes';
import { assertMobile } from './mobile';

const flagOf = { login: 'MOBILEVERCODELOGIN3', password: 'CHNGPASSVERIF3' } as const;
const templateOf = { login: 'sign_in_code', password: 'password_reset_code' } as const;

/**
 * Sends a code to a number that an account may have. A number without an account gets the same
 * answer by the same work; its message says that there is none.
 */
export const sendLoginCode = async (
  context: Context,
  {
    mobileNum,
    countryDialingCode,
    purpose = 'login',
    verification,
  }: InputOf<typeof session.sendLoginCode>,
): Promise<CodeSent> => {
  await assertFlag(context, flagOf[purpose]);
  const to = assertMobile({ mobileNum, countryDialingCode });
  await limitCodes(context, to, {
    verify: () => assertVerified(context, verification, 'sms'),
  });
  const codeFor = { brand: context.brand.code, purpose, to, asker: askingBrowser(context) };
  const owner = await findPlayerByContact(context.sql, context.config, codeFor.brand, 'mobile', to);
  const template = owner?.isVerified ? templateOf[purpose] : 'mobile_has_no_account';
  return sendCode(context, codeFor, template);
};

const registrationFlags = { register: 'USERNAMEREG3', registerMobile: 'MOBILENUMREG3' } as const;

/** Sends a code to a number that is to be registered. The owner of a taken one reads that it is. */
export const sendRegistrationCode = async (
  context: Context,
  {
    mobileNo,
    countryDialingCode,
    regType,
    verification,
  }: InputOf<typeof session.sendRegistrationCode>,
): Promise<CodeSent> => {
  await assertFlag(context, registrationFlags[regType], 'REGMOBVERF3');
  if (regType === 'register' && !context.brand.settings.smsOnUsername) {
    throw new Refusal('brand.not_enabled');
  }
  const to = assertMobile({ mobileNo, countryDialingCode });
  await limitCodes(context, to, {
    verify: () => assertVerified(context, verification, 'sms'),
  });
  const asker = askingBrowser(context);
  const codeFor = { brand: context.brand.code, purpose: 'registration' as const, to, asker };
  const owner = await findPlayerByContact(context.sql, context.config, codeFor.brand, 'mobile', to);
  const template = owner?.isVerified ? 'number_has_account' : 'registration_code';
  return sendCode(context, codeFor, template);
};

/** While Firebase sends the codes, only those for a forgotten password are ours. */
const assertFlag = async (context: Context, ...wanted: string[]): Promise<void> => {
  const { flags } = await loadedBrand(context, context.brand.code);
  const isOn = wanted.every((flag) => isFlagOn(flags, flag));
  const isTheirs = isFlagOn(flags, 'FIREBASE') && !wanted.includes(flagOf.password);
  if (!isOn || isTheirs) throw new Refusal('brand.not_enabled');
};

type CodeTemplate = Extract<
  MessageTemplate,
  'sign_in_code' | 'password_reset_code' | 'registration_code'
>;
type Template = CodeTemplate | 'mobile_has_no_account' | 'number_has_account';

/** A code is made for every number; where the message has no place for it no one learns it. */
const sendCode = async (
  { database, config, brand, language }: Context,
  codeFor: CodeFor,
  template: Template,
): Promise<CodeSent> => {
  const minutes = brand.settings.codeMinutes;
  await database.transaction(async (sql) => {
    const code = await issueCode(sql, config, codeFor, minutes);
    const request = { channel: 'sms' as const, to: codeFor.to, brand: brand.code, language };
    if (template === 'mobile_has_no_account' || template === 'number_has_account') {
      await requestMessage(sql, config, { ...request, template, values: {} });
    } else {
      await requestMessage(sql, config, { ...request, template, values: { code, minutes } });
    }
  });
  return { expiredMinutes: minutes };
};
