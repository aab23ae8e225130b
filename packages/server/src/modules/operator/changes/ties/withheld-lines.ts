import type { WithheldLines } from '../../../audit';
import { readCasePlayers, readPlaces } from '../queries';
import { areTied, type PlaceOfKind, playersIn } from './ties';

type Line = Parameters<WithheldLines>[2][number];

/**
 * Which lines of the audit are about a player to whom the operator is tied: what they changed, and
 * why, is not for that operator. A line is about the player that it names, and those of its change
 * and of its case.
 */
export const withheldLines: WithheldLines = async (sql, operatorId, lines) => {
  const decided = lines.filter(({ objectKind }) => objectKind === 'change').map(numberOf);
  const changes = new Map((await readPlaces(sql, decided)).map((place) => [place.id, place]));
  const places = lines.map(
    (line): PlaceOfKind =>
      changes.get(line.objectKind === 'change' ? numberOf(line) : '') ?? {
        id: numberOf(line),
        kind: line.objectKind,
        object: line.objectId,
      },
  );
  const players = await playersIn(sql, places);
  const ofCases = await readCasePlayers(
    sql,
    lines.flatMap(({ caseId }) => caseId?.toString() ?? []),
  );
  const groups = lines.map(({ playerId, caseId }, n) => [
    ...players[n]!,
    ...ofCases.filter(({ id }) => id === caseId?.toString()).map((one) => one.playerId),
    ...(playerId === null ? [] : [playerId.toString()]),
  ]);
  const tied = await areTied(sql, operatorId, groups);
  return new Set(lines.flatMap(({ id }, n) => (tied[n] ? [id] : [])));
};

/** Of its change, which a line has among its values or as its object; 0 where it is of none. */
const numberOf = ({ change, objectId }: Line): string =>
  [change, objectId].find((one) => one !== null && /^[1-9]\d{0,17}$/.test(one)) ?? '0';
