import type { SignIn } from '@parlour/contract/session';
import type { Step } from '@parlour/contract/session/factors';
import { Refused } from '../api/refused';
import { closeAbove, openAbove } from '../navigation/modal';

/**
 * A sign-in that may need a second factor: its dialog asks, and the answer is that of the sign-in.
 * Given up, it is refused as before.
 */
export const withStep = async (send: () => Promise<SignIn>): Promise<SignIn> => {
  try {
    return await send();
  } catch (thrown) {
    const step = stepOf(thrown);
    if (!step) throw thrown;
    const answer = await new Promise<SignIn | undefined>((resolve) => {
      openAbove('signInStep', { step, onDone: resolve });
    }).finally(closeAbove);
    if (!answer) throw thrown;
    return answer;
  }
};

const stepOf = (thrown: unknown): Step | undefined =>
  thrown instanceof Refused && thrown.code === 'session.step_required'
    ? (thrown.value.step as Step | undefined)
    : undefined;
