import type { InputOf } from '@parlour/contract/endpoint';
import type { Member } from '@parlour/contract/player';
import type { own } from '@parlour/contract/session/own';
import type { PlayerContext } from '../../../lib/context';
import { updateOwn } from '../../player';

/** The player says how they want to be called and shown, or leaves it as it is. */
export const finishFirstLogin = (
  context: PlayerContext,
  chosen: InputOf<typeof own.finishFirstLogin>,
): Promise<Member> => updateOwn(context, chosen);
