import type { InputOf } from '@parlour/contract/endpoint';
import type { operator, OperatorMe } from '@parlour/contract/operator';
import type { ConsoleContext } from '../../../lib/context';
import { isPassword } from '../../../lib/factors/password';
import { Refusal } from '../../../lib/refusal';
import { assertNetwork } from '../assert-network';
import { foldName } from '../people/fold-name';
import { assertFactor } from './check-factor';
import { assertKnownDevice } from './device-code';
import { guarded } from './guard';
import { enter, openSession } from './open-session';
import { knownDevice } from './known-device';
import { signerOf } from './passkeys';
import { findAccount } from './queries';

type Given = InputOf<typeof operator.signIn>;

export const signIn = async (context: ConsoleContext, given: Given): Promise<OperatorMe> => {
  const operatorId = await personOf(context, given);
  await assertNetwork(context, { operatorId, address: context.address });
  await assertKnownDevice(context, operatorId);
  const cookie = await context.database.transaction((sql) => openSession(sql, context, operatorId));
  return enter(context, cookie);
};

const personOf = async (context: ConsoleContext, given: Given): Promise<string> => {
  const { name, password, ceremonyId, credential, code } = given;
  if (name === undefined && ceremonyId !== undefined && credential !== undefined) {
    const signer = await signerOf(context, { ceremonyId, credential });
    if (signer === undefined) throw new Refusal('operator.wrong_credentials');
    return signer;
  }
  if (name === undefined || password === undefined) {
    throw new Refusal('operator.wrong_credentials');
  }
  const nameKey = foldName(name);
  const all = `name ${nameKey}`;
  const device = await knownDevice(context, nameKey);
  // An address has no space, so that no name makes the subject of another.
  const subjects =
    device === undefined
      ? { own: `from ${context.address} ${all}`, all }
      : { own: `device ${device} ${all}` };
  return guarded(context, subjects, async () => {
    const account = await findAccount(context.sql, nameKey);
    const fits = await isPassword(password, account?.passwordHash);
    if (!account || !fits) throw new Refusal('operator.wrong_credentials');
    const operatorId = account.id.toString();
    await assertFactor(context, operatorId, { code, ceremonyId, credential });
    return operatorId;
  });
};
