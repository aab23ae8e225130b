import type { InputOf } from '@parlour/contract/endpoint';
import type { session, SignIn } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { digestOf } from '../secret';
import { countOrRefuse, forgive, publishRefused } from '../sign-in/guard';
import { openSignIn } from '../sign-in/open-sign-in';
import { isFactor } from './check-factor';
import { takeStep, tryStep } from './step-queries';

const mostTries = 3;

/** The second factor of a sign-in whose password was right. Wrong ones count as failed sign-ins. */
export const answerStep = async (
  context: Context,
  { stepId, ...given }: InputOf<typeof session.answerStep>,
): Promise<SignIn> => {
  const idHash = digestOf(stepId);
  const waiting = await tryStep(context.sql, idHash, mostTries);
  if (!waiting) throw new Refusal('session.code_expired');
  const playerId = waiting.playerId.toString();
  const counted = await countOrRefuse(context, { playerId });
  if (!(await isFactor(context, playerId, given))) {
    await publishRefused(context, counted, 'step');
    throw new Refusal('session.code_wrong');
  }
  await forgive(context, counted);
  return context.database.transaction(async (sql) => {
    if (!(await takeStep(sql, idHash))) throw new Refusal('session.code_expired');
    const { byPassword, remember } = waiting;
    const mustChange = waiting.mustChange ?? undefined;
    return openSignIn(sql, context, playerId, { byPassword, mustChange, remember });
  });
};
