import type { SignedIn } from './context';
import { Refusal } from './refusal';

/**
 * Refuses unless the player confirmed within the last minutes who they are. A call that always
 * needs it says so in the contract (`stepUp`); this is for one that needs it for some inputs only.
 */
export const assertStepUp = ({ isSteppedUp }: Pick<SignedIn, 'isSteppedUp'>): void => {
  if (!isSteppedUp) throw new Refusal('session.step_up_required');
};
