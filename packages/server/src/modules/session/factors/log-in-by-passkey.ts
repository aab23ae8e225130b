import type { InputOf } from '@parlour/contract/endpoint';
import type { session, SignIn } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { forgivePlayer } from '../sign-in/guard';
import { openSignIn } from '../sign-in/open-sign-in';
import { signerOf } from './passkey';

/** A passkey signs in alone: it is a thing that one has, and it asked for what one is or knows. */
export const logInByPasskey = async (
  context: Context,
  { remember, ...signed }: InputOf<typeof session.logInByPasskey>,
): Promise<SignIn> => {
  const playerId = await signerOf(context, signed);
  if (playerId === undefined) throw new Refusal('session.wrong_credentials');
  await forgivePlayer(context, playerId);
  return context.database.transaction((sql) => openSignIn(sql, context, playerId, { remember }));
};
