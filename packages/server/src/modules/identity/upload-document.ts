import type { identity, IdentityView } from '@parlour/contract/identity';
import type { InputOf } from '@parlour/contract/endpoint';
import type { PlayerContext } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { deleteImages, keepImage, reEncode } from '../upload';
import { mayUpload } from './identity-state';
import { dropDocument, insertDocument, lockIdentity } from './queries';
import { readIdentity } from './read-identity';

/** Takes a picture of one side; a later picture of the same side replaces it. */
export const uploadDocument = async (
  context: PlayerContext,
  { side }: InputOf<typeof identity.uploadDocument>,
): Promise<IdentityView> => {
  const { database, config, brand, image: sent } = context;
  const { playerId } = context.signedIn;
  if (!sent) throw new Error('the contract gives this call a picture');
  const image = await reEncode(sent);
  await database.transaction(async (sql) => {
    const { state, round } = await lockIdentity(sql, { playerId, brand: brand.code });
    if (!mayUpload(state)) throw new Refusal('identity.not_now');
    // What is replaced was sent to no person: nothing of it stays.
    await deleteImages(sql, await dropDocument(sql, { playerId, round, side }));
    const owner = { playerId, brand: brand.code, purpose: 'identity' } as const;
    const imageId = await keepImage(sql, config, owner, image);
    await insertDocument(sql, { playerId, round, side, imageId });
  });
  return readIdentity(context);
};
