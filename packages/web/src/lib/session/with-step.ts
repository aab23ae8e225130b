import { session, type SignIn } from '@parlour/contract/session';
import type { Step } from '@parlour/contract/session/factors';
import { call } from '../api/api';
import { Refused } from '../api/refused';
import { closeAbove, openAbove, type StepAnswer } from '../navigation/modal';
import { verify } from './verify';

/**
 * A sign-in that may need more than the password: a dialog asks for it, and the answer is that of
 * the sign-in. Given up, it is refused as before; when the tries are used up, it is sent again.
 */
export const withStep = async (send: () => Promise<SignIn>): Promise<SignIn> => {
  try {
    return await send();
  } catch (thrown) {
    const step = stepOf(thrown);
    if (!step) throw thrown;
    const answer = await (step.kinds.includes('slider') ? bySlider(step) : byDialog(step));
    if (answer === 'again') return withStep(send);
    if (!answer) throw thrown;
    return answer;
  }
};

const byDialog = (step: Step): Promise<StepAnswer> =>
  new Promise<StepAnswer>((resolve) => {
    openAbove('signInStep', { step, onDone: resolve });
  }).finally(closeAbove);

/** The account has nothing else to ask for. */
const bySlider = async ({ id: stepId }: Step): Promise<SignIn | undefined> => {
  const verification = await verify('login', { note: 'newDevice' });
  if (verification === undefined) return undefined;
  return call(session.answerStep, { stepId, kind: 'slider', verification }, { loader: true });
};

const stepOf = (thrown: unknown): Step | undefined =>
  thrown instanceof Refused && thrown.code === 'session.step_required'
    ? (thrown.value.step as Step | undefined)
    : undefined;
