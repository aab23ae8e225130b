import { invalid, Refusal } from '../../lib/refusal';
import { liftExclusion, listMarkedOwners, lockCarried } from '../compliance';
import { aboutPlayer, type ChangeKind } from '../operator';
import { readContacts } from '../player';
import { readBrandOf } from './queries';

const isNumber = (object: string): boolean => /^[1-9]\d{0,17}$/.test(object);

/**
 * A player's exclusion that was carried over from another account, by the player's number. Two
 * persons lift it where a contact was wrongly taken for the same person's. What the player chose in
 * this account is lifted by no one.
 */
export const exclusionKind: ChangeKind = {
  rights: { write: 'exclusion.w', approve: 'exclusion.a' },
  lock: async (sql, object) => {
    if (!isNumber(object)) return undefined;
    const carried = await lockCarried(sql, object);
    const brand = carried && (await readBrandOf(sql, object));
    if (!carried || brand === undefined) return undefined;
    const { version, until } = carried;
    return { version, values: { lifted: false, until: until?.toISOString() ?? null }, brand };
  },
  apply: async ({ sql, config, object: playerId, changeId, persons }, patch) => {
    const unknown = Object.keys(patch).find((name) => name !== 'lifted');
    if (unknown !== undefined) throw invalid({ name: unknown, code: 'field.unknown' });
    if (patch.lifted !== true) throw invalid({ name: 'lifted', code: 'field.required' });
    // Tried by its author: it is written once the second person confirms it.
    if (!persons) return undefined;
    const { proposer, decider } = persons;
    if (proposer === null) throw new Refusal('change.needs_second');
    const brand = await readBrandOf(sql, playerId);
    if (brand === undefined) throw new Refusal('request.unknown');
    const contacts = await readContacts(sql, config, playerId);
    const ofPlayers = await listMarkedOwners(sql, config, { playerId, brand, contacts });
    await liftExclusion(sql, { playerId, ofPlayers, changeId, proposer, decider });
    return undefined;
  },
  ...aboutPlayer(() => true),
  alwaysTwo: () => true,
  brandsOf: async (sql, { object }) => {
    const brand = await readBrandOf(sql, object);
    return brand === undefined ? [] : [brand];
  },
  undoable: false,
  isTimeless: true,
};
