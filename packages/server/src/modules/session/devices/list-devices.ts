import type { InputOf } from '@parlour/contract/endpoint';
import type { KnownDevice } from '@parlour/contract/session/devices';
import type { session } from '@parlour/contract/session';
import type { PlayerContext } from '../../../lib/context';
import { deviceCookie } from '../../../lib/http/http';
import { placeOf } from '../../../lib/place';
import { Refusal } from '../../../lib/refusal';
import { forgetRemembered } from '../remember/queries';
import { digestOf } from '../../../lib/secret';
import { publishEnded } from '../sign-in/authenticate';
import { deviceName } from '../../../lib/device-name';
import { deleteDevice, endSignInsOfDevice, readDevices } from './queries';

/** The browsers that are known to be the caller's. */
export const listDevices = async ({
  sql,
  signedIn,
  cookies,
}: PlayerContext): Promise<{ list: KnownDevice[] }> => {
  const cookie = cookies[deviceCookie];
  const own = cookie === undefined ? undefined : digestOf(cookie);
  const rows = await readDevices(sql, signedIn.playerId);
  const list = rows.map(({ id, hash, userAgent, address, addedAt, seenAt }) => {
    const place = address === null ? undefined : placeOf(address);
    return {
      id: id.toString(),
      device: deviceName(userAgent),
      ...(place && { place }),
      addedAt: addedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      current: own?.equals(hash) ?? false,
    };
  });
  return { list };
};

/** The browser is a stranger's again, and its sessions have ended, and it
 * remembers no one. */
export const forgetDevice = async (
  { database, live, signedIn }: PlayerContext,
  { id }: InputOf<typeof session.forgetDevice>,
): Promise<Record<string, never>> => {
  const { playerId } = signedIn;
  await database.transaction(async (sql) => {
    await forgetRemembered(sql, playerId, { deviceId: id });
    if (!(await deleteDevice(sql, playerId, id))) throw new Refusal('request.unknown');
    for (const ended of await endSignInsOfDevice(sql, playerId, id)) {
      await publishEnded(sql, BigInt(playerId), ended, 'logout', live);
    }
  });
  return {};
};
