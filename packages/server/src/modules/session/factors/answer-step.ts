import type { InputOf } from '@parlour/contract/endpoint';
import type { session, SignIn } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { redeemCode } from '../codes/redeem-code';
import { digestOf } from '../../../lib/secret';
import { countOrRefuse, forgive, publishRefused, uncount } from '../sign-in/guard';
import { openSignIn } from '../sign-in/open-sign-in';
import { spendVerification } from '../verification/assert-verified';
import { isFactor } from './check-factor';
import { mostStepTries, stepCodeFor } from './step-code';
import { takeStep, tryStep } from './step-queries';
import { type StepWays, stepWaysOf } from './step-ways';

type Answer = InputOf<typeof session.answerStep>;

/** What a sign-in asked for beside the password. Wrong answers count as failed sign-ins. */
export const answerStep = async (context: Context, answer: Answer): Promise<SignIn> => {
  const idHash = digestOf(answer.stepId);
  const asked = { brand: context.brand.code, mostTries: mostStepTries };
  const waiting = await tryStep(context.sql, idHash, asked);
  if (!waiting) throw new Refusal('session.code_expired');
  const playerId = waiting.playerId.toString();
  const counted = await countOrRefuse(context, { playerId });
  try {
    await judge(context, playerId, answer, await stepWaysOf(context, playerId, waiting));
  } catch (thrown) {
    // Nothing was guessed: the code was left out, or its time was over.
    const isGuess = !(thrown instanceof Refusal) || !noGuess.has(thrown.code);
    await (isGuess ? publishRefused(context, counted, 'step') : uncount(context, counted));
    throw thrown;
  }
  await forgive(context, counted);
  return context.database.transaction(async (sql) => {
    if (!(await takeStep(sql, idHash))) throw new Refusal('session.code_expired');
    const { byPassword, remember } = waiting;
    const mustChange = waiting.mustChange ?? undefined;
    const isUnproved = answer.kind === 'slider';
    return openSignIn(sql, context, playerId, { byPassword, mustChange, remember, isUnproved });
  });
};

const noGuess: ReadonlySet<string> = new Set(['session.code_missing', 'session.code_expired']);

/** Refuses an answer that is wrong, or of a kind that was not asked for. */
const judge = async (
  context: Context,
  playerId: string,
  { stepId, kind, verification, ...given }: Answer,
  { kinds, to }: StepWays,
): Promise<void> => {
  if (!kinds.includes(kind)) throw new Refusal('session.code_wrong');
  if (kind === 'slider') {
    const isSolved = await spendVerification(context, verification ?? '', 'login');
    if (!isSolved) throw new Refusal('session.verification_failed');
  } else if (kind === 'mail' || kind === 'sms') {
    const codeFor = stepCodeFor(context, to[kind] ?? '', stepId);
    await redeemCode(context.sql, context.config, codeFor, given.code);
  } else if (!(await isFactor(context, playerId, given))) {
    throw new Refusal('session.code_wrong');
  }
};
