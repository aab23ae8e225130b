import { hasLinkOutside } from '../../lib/link-outside';
import { Refusal } from '../../lib/refusal';

/** A player is never sent to another site by a message of ours. */
export const assertNoLink = (text: string): void => {
  if (hasLinkOutside(text)) throw new Refusal('desk.link_outside');
};
