import type { InputOf } from '@parlour/contract/endpoint';
import type { session } from '@parlour/contract/session';
import type { CodeSent } from '@parlour/contract/session/codes';
import type { StepChannel } from '@parlour/contract/session/factors';
import type { Context } from '../../../lib/context';
import { requestMessage } from '../../../lib/jobs/message-request';
import { Refusal } from '../../../lib/refusal';
import type { CodeFor } from '../codes/code';
import { issueCode } from '../codes/issue-code';
import { limitCodes } from '../codes/limit-codes';
import { readRecipient } from '../recovery/queries';
import { digestOf } from '../../../lib/secret';
import { findStep } from './step-queries';
import { stepWaysOf } from './step-ways';

export const mostStepTries = 3;

/** The code of one step: with another step's it opens nothing. */
export const stepCodeFor = ({ brand }: Context, to: string, stepId: string): CodeFor => ({
  brand: brand.code,
  purpose: 'step',
  to,
  asker: `step ${digestOf(stepId).toString('base64url')}`,
});

/** Sends the code to what the player proved; who asks knows the password, so no puzzle is asked. */
export const sendStepCode = async (
  context: Context,
  { stepId, kind }: InputOf<typeof session.sendStepCode>,
): Promise<CodeSent> => {
  const asked = { brand: context.brand.code, mostTries: mostStepTries };
  const waiting = await findStep(context.sql, digestOf(stepId), asked);
  if (!waiting) throw new Refusal('session.code_expired');
  const playerId = waiting.playerId.toString();
  const { [kind]: to } = (await stepWaysOf(context, playerId, waiting)).to;
  if (to === undefined) throw new Refusal('session.code_expired');
  const codeFor = stepCodeFor(context, to, stepId);
  return sendProvedCode(context, { playerId, kind, codeFor, verify: async () => {} });
};

type ProvedCode = {
  playerId: string;
  kind: StepChannel;
  codeFor: CodeFor;
  /** From the second code of a day on. */
  verify: () => Promise<void>;
};

/** Sends a code, in the player's language, to what the player has proved. */
export const sendProvedCode = async (
  context: Context,
  { playerId, kind, codeFor, verify }: ProvedCode,
): Promise<CodeSent> => {
  const { sql, config, database, brand } = context;
  const recipient = await readRecipient(sql, playerId);
  if (!recipient) throw new Refusal('session.code_expired');
  const { to } = codeFor;
  await limitCodes(context, to, { verify, ownerId: playerId });
  const minutes = brand.settings.codeMinutes;
  await database.transaction(async (tx) => {
    const code = await issueCode(tx, config, codeFor, minutes);
    await requestMessage(tx, config, {
      channel: kind,
      to,
      brand: brand.code,
      language: recipient.language,
      template: 'sign_in_code',
      values: { code, minutes },
      playerId,
    });
  });
  return { expiredMinutes: minutes };
};
