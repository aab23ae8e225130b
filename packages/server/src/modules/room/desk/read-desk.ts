import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { DeskRoom, DeskRoomMessage, roomDesk, Silence } from '@parlour/contract/room-desk';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { tiedAmong } from '../../casework';
import { shownUsername } from '../../player';
import { isRoomOpen } from '../assert-open';
import { readRoomRow } from '../queries';
import { type DeskLineRow, readDeskLines, readSilences, type SilenceRow } from './queries';

const mostLines = 100;
const mostSilences = 50;

/** A room with what is hidden in it. */
export const readDeskRoom = async (
  context: OperatorContext,
  { brand, before }: InputOf<typeof roomDesk.readDeskRoom>,
): Promise<DeskRoom> => {
  const { sql, operator } = context;
  if (!operator.brands.includes(brand)) throw new Refusal('request.unknown');
  const { lastN, firstN } = await readRoomRow(sql, brand);
  const upTo = Math.min((before ?? lastN + 1) - 1, lastN);
  const after = Math.max(upTo - mostLines, firstN - 1);
  const lines = await readDeskLines(sql, { brand, after, upTo });
  return {
    isOpen: await isRoomOpen(context, brand),
    lastN,
    messages: lines.map(deskMessageOf),
    hasOlder: after + 1 > firstN,
  };
};

/** Who may not write in a brand's room, the latest first. */
export const listSilences = async (
  { sql, operator }: OperatorContext,
  { brand, before }: InputOf<typeof roomDesk.listSilences>,
): Promise<OutputOf<typeof roomDesk.listSilences>> => {
  if (!operator.brands.includes(brand)) throw new Refusal('request.unknown');
  const rows = await readSilences(sql, { brand, before, most: mostSilences + 1 });
  const shown = rows.slice(0, mostSilences);
  const tied = await tiedAmong(
    sql,
    operator.id,
    shown.map(({ playerId }) => playerId),
  );
  return {
    list: shown.map((row) => (tied.has(row.playerId) ? withheld(row) : silenceOf(row))),
    hasOlder: rows.length > mostSilences,
  };
};

/** Why colleagues silenced a player is not for who is tied to that one. */
const withheld = (row: SilenceRow): Silence => {
  const { reason: _reason, ...silence } = silenceOf(row);
  return { ...silence, isWithheld: true };
};

export const deskMessageOf = ({
  n,
  at,
  playerId,
  username,
  text,
  hiddenAt,
  hides,
  reports,
}: DeskLineRow): DeskRoomMessage => ({
  n,
  at: at.toISOString(),
  ...(playerId !== null && { playerId }),
  ...(username !== null && { username: shownUsername(username) }),
  ...(text !== null && { text }),
  ...(hiddenAt !== null && { hiddenAt: hiddenAt.toISOString() }),
  ...(hides !== null && { hides }),
  reports,
});

export const silenceOf = ({ username, at, until, ...silence }: SilenceRow): Silence => ({
  ...silence,
  username: shownUsername(username),
  at: at.toISOString(),
  ...(until !== null && { until: until.toISOString() }),
});
