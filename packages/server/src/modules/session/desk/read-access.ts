import type { InputOf } from '@parlour/contract/endpoint';
import type { DeskDevice, PlayerAccess, sessionConsole } from '@parlour/contract/session-console';
import type { OperatorContext } from '../../../lib/context';
import { deviceName } from '../../../lib/device-name';
import { placeOf } from '../../../lib/place';
import { Refusal } from '../../../lib/refusal';
import { shownUsername } from '../../player';
import { type DeviceRow, readDevices, readSignIns, type SignInRow } from '../devices/queries';
import { isHeld, type OtherAccount, readBrandOf, readOthersOnDevices } from './queries';

const newest = { limit: 20, offset: 0 };

/** The newest sign-ins of a player, every known browser, and who else came from it. */
export const readAccess = async (
  { sql, operator }: OperatorContext,
  { playerId }: InputOf<typeof sessionConsole.readAccess>,
): Promise<PlayerAccess> => {
  const brand = await readBrandOf(sql, playerId);
  if (brand === undefined || !operator.brands.includes(brand)) throw new Refusal('request.unknown');
  const { 'player.r': brands = [] } = operator.rights;
  const [held, sessions, devices, others] = await Promise.all([
    isHeld(sql, playerId),
    readSignIns(sql, playerId, newest),
    readDevices(sql, playerId),
    readOthersOnDevices(sql, { playerId, brands }),
  ]);
  return {
    isHeld: held,
    sessions: sessions.map(signInOf),
    devices: devices.map((device) => deviceOf(device, others)),
  };
};

const signInOf = (row: SignInRow): PlayerAccess['sessions'][number] => ({
  id: row.id.toString(),
  ...from(row),
  createdAt: row.createdAt.toISOString(),
  activeAt: row.activeAt.toISOString(),
  ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
  ...(row.reason && { reason: row.reason }),
});

const deviceOf = (row: DeviceRow, others: readonly OtherAccount[]): DeskDevice => ({
  id: row.id.toString(),
  device: deviceName(row.userAgent),
  ...(row.address !== null && from({ ...row, address: row.address })),
  addedAt: row.addedAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  others: others
    .filter(({ deviceId }) => deviceId === row.id)
    .map(({ id, username }) => ({ id: id.toString(), username: shownUsername(username) })),
});

const from = ({ userAgent, address }: { userAgent: string; address: string }) => {
  const place = placeOf(address);
  return { device: deviceName(userAgent), address, ...(place && { place }) };
};
