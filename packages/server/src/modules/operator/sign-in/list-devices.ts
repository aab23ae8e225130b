import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { operator } from '@parlour/contract/operator';
import { deviceName } from '../../../lib/device-name';
import type { OperatorContext } from '../../../lib/context';
import { placeOf } from '../../../lib/place';
import { Refusal } from '../../../lib/refusal';
import { digestOf } from '../../../lib/secret';
import { writeAudit } from '../../audit';
import { actorOf } from '../actor';
import { deleteDevice, readDevices } from './device-queries';
import { deviceCookie } from './known-device';

/** The browsers in which the caller is known. */
export const listDevices = async ({
  sql,
  operator: { id },
  cookies,
}: OperatorContext): Promise<OutputOf<typeof operator.listDevices>> => {
  const cookie = cookies[deviceCookie];
  const own = cookie === undefined ? undefined : digestOf(cookie);
  const rows = await readDevices(sql, id);
  const list = rows.map((row) => {
    const country = row.address === null ? undefined : placeOf(row.address);
    return {
      id: row.id.toString(),
      device: deviceName(row.userAgent ?? ''),
      ...(country && { country }),
      since: row.addedAt.toISOString(),
      seenAt: row.seenAt.toISOString(),
      isOwn: own?.equals(row.digest) ?? false,
    };
  });
  return { list };
};

/** The browser is a stranger's again: a sign-in in it takes a mailed code. */
export const forgetDevice = async (
  context: OperatorContext,
  { id }: InputOf<typeof operator.forgetDevice>,
): Promise<Record<string, never>> => {
  const { database, operator: by, requestId } = context;
  await database.transaction(async (sql) => {
    if (!(await deleteDevice(sql, by.id, id))) throw new Refusal('request.unknown');
    await writeAudit(sql, {
      actor: actorOf(context),
      act: 'device.forget',
      objectKind: 'operator',
      objectId: by.id,
      requestId,
    });
  });
  return {};
};
