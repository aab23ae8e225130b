import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { LiveSession, PastSignIn } from '@parlour/contract/session/devices';
import type { session } from '@parlour/contract/session';
import type { PlayerContext } from '../../../lib/context';
import { placeOf } from '../../../lib/place';
import { Refusal } from '../../../lib/refusal';
import { forgetRemembered } from '../remember/queries';
import { publishEnded } from '../sign-in/authenticate';
import { deviceName } from '../../../lib/device-name';
import { endOwnSignIn, readLiveSignIns, readSignIns, type SignInRow } from './queries';

/** The caller's live sessions. */
export const listSessions = async ({
  sql,
  signedIn,
}: PlayerContext): Promise<{ list: LiveSession[] }> => {
  const rows = await readLiveSignIns(sql, signedIn.playerId);
  const list = rows.map((row) => ({
    ...seen(row),
    activeAt: row.activeAt.toISOString(),
    current: row.id.toString() === signedIn.signInId,
  }));
  return { list };
};

const pageSize = 20;

/** The caller's sign-ins, a page at a time. */
export const listSignIns = async (
  { sql, signedIn }: PlayerContext,
  { page = 1 }: InputOf<typeof session.listSignIns>,
): Promise<OutputOf<typeof session.listSignIns>> => {
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await readSignIns(sql, signedIn.playerId, window);
  const list = rows.map((row): PastSignIn => ({
    ...seen(row),
    ...(row.endedAt && { endedAt: row.endedAt.toISOString() }),
    ...(row.reason && { reason: row.reason }),
  }));
  const total = rows[0]?.total ?? 0;
  return { list, page, total, totalPages: Math.ceil(total / pageSize) };
};

const seen = ({ id, userAgent, address, createdAt }: SignInRow) => {
  const place = placeOf(address);
  return {
    id: id.toString(),
    device: deviceName(userAgent),
    ...(place && { place }),
    at: createdAt.toISOString(),
  };
};

/** Ends one of the caller's sessions; of another's it is unknown. */
export const endSession = async (
  { database, live, signedIn }: PlayerContext,
  { id }: InputOf<typeof session.endSession>,
): Promise<Record<string, never>> => {
  const { playerId } = signedIn;
  await database.transaction(async (sql) => {
    await forgetRemembered(sql, playerId, { signInId: id });
    if (!(await endOwnSignIn(sql, playerId, id))) throw new Refusal('request.unknown');
    await publishEnded(sql, BigInt(playerId), BigInt(id), 'logout', live);
  });
  return {};
};
