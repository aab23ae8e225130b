import type { InputOf } from '@parlour/contract/endpoint';
import { session, type SignIn } from '@parlour/contract/session';
import type { Context } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { isFlagOn, loadedBrand, unseal } from '../../brand';
import { createTrial } from '../../player';
import type { OnPlayerCreated } from '../registration/create-account';
import { openSignIn } from '../sign-in/open-sign-in';

/** Makes a trial account with play money and signs it in. Nothing signs in to it again. */
export const logInFree =
  (welcome: OnPlayerCreated) =>
  async (context: Context, { random }: InputOf<typeof session.logInFree>): Promise<SignIn> => {
    const brand = await loadedBrand(context, context.brand.code);
    if (!isFlagOn(brand.flags, 'FREEPLAY3')) throw new Refusal('brand.not_enabled');
    const { method, path } = session.logInFree;
    await unseal(context, random, method, path);
    return context.database.transaction(async (sql) => {
      const { language, address, host } = context;
      const { code } = brand.facts;
      const playerId = await createTrial(sql, { brand: code, language, address, host });
      const signIn = await openSignIn(sql, context, playerId);
      const { account: username } = signIn;
      const created = { playerId, brand: code, username, currency: 'FUN', linkId: undefined };
      await welcome(sql, { ...created, type: 4 });
      return signIn;
    });
  };
