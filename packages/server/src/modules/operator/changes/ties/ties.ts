import type { Sql } from '@parlour/node-kit/database/database';
import { Refusal } from '../../../../lib/refusal';
import type { ChangeKind, ChangePlace } from '../kind';
import { findKind } from '../kinds';

type TiedAmong = (
  sql: Sql,
  operatorId: string,
  playerIds: readonly string[],
) => Promise<ReadonlySet<string>>;

let tiedAmong: TiedAmong = () => Promise.reject(new Error('no one says who is tied'));

/** Who is tied to whom only a module above can say: it is set with the kinds of changes. */
export const addTies = (ties: TiedAmong): void => {
  tiedAmong = ties;
};

export type PlaceOfKind = ChangePlace & { kind: string };

/** The players whom each of these is about: one question for each kind. */
export const playersIn = async (
  sql: Sql,
  places: readonly PlaceOfKind[],
): Promise<(readonly string[])[]> => {
  const players = new Map<PlaceOfKind, readonly string[]>();
  for (const name of new Set(places.map(({ kind }) => kind))) {
    const some = places.filter(({ kind }) => kind === name);
    const found = (await findKind(name)?.playersOf?.(sql, some)) ?? [];
    some.forEach((place, n) => players.set(place, found[n] ?? []));
  }
  return places.map((place) => players.get(place)!);
};

/** Whether one of each of these groups of players is one to whom the operator is tied. */
export const areTied = async (
  sql: Sql,
  operatorId: string,
  groups: readonly (readonly string[])[],
): Promise<boolean[]> => {
  const ids = [...new Set(groups.flat())];
  const tied = ids.length === 0 ? new Set() : await tiedAmong(sql, operatorId, ids);
  return groups.map((players) => players.some((id) => tied.has(id)));
};

type Row = { id: bigint; kind: string; object: string };

/** Which of these changes are about a player to whom the operator is tied. */
export const tiedChanges = async (
  sql: Sql,
  operatorId: string,
  rows: readonly Row[],
): Promise<ReadonlySet<bigint>> => {
  const places = rows.map(({ id, ...row }) => ({ ...row, id: id.toString() }));
  const tied = await areTied(sql, operatorId, await playersIn(sql, places));
  return new Set(rows.flatMap(({ id }, n) => (tied[n] ? [id] : [])));
};

export const assertUntiedChange = async (sql: Sql, operatorId: string, row: Row): Promise<void> => {
  if ((await tiedChanges(sql, operatorId, [row])).size > 0) throw new Refusal('desk.conflict');
};

/** What a kind has whose object is a player's number: who is tied may stop, and loosens nothing. */
export const aboutPlayer = (
  loosens: ChangeKind['loosens'],
): Pick<ChangeKind, 'loosens' | 'isOwn' | 'playersOf'> => ({
  loosens,
  isOwn: async (sql, operatorId, { object, before, after }) => {
    if (!loosens(before, after)) return false;
    if ((await tiedAmong(sql, operatorId, [object])).size > 0) throw new Refusal('desk.conflict');
    return false;
  },
  playersOf: async (_sql, changes) => changes.map(({ object }) => [object]),
});
