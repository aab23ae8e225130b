import { createHash } from 'node:crypto';
import { invalid } from '../../../../lib/refusal';
import type { ChangeKind } from '../../../operator';
import { lockCatalogue } from '../desk-queries';
import { tellPages } from '../tell-pages';
import { fieldOf, flatSettings, isSetting, withFields } from './game-settings';
import * as queries from './import-queries';

type Values = Parameters<ChangeKind['loosens']>[0];

/** The fields of a change by their game; refuses what is no field of one. */
const byGame = (patch: Values): Map<string, Map<string, unknown>> => {
  const games = new Map<string, Map<string, unknown>>();
  for (const [name, value] of Object.entries(patch)) {
    const { key, field } = fieldOf(name) ?? {};
    if (key === undefined || field === undefined) throw invalid({ name, code: 'field.unknown' });
    if (!isSetting(field, value)) throw invalid({ name, code: 'field.pattern' });
    const fields = games.get(key) ?? new Map<string, unknown>();
    games.set(key, fields.set(field, value));
  }
  return games;
};

/**
 * What a brand sets of many games at once, the object its code: `HOUSE/lotus-pond.name.VI`. No sync
 * writes it.
 */
export const games: ChangeKind = {
  rights: { write: 'catalogue.w', approve: 'catalogue.a' },
  brandOf: (brand) => brand,
  lock: async (sql, brand) => {
    if (!(await queries.brandExists(sql, brand))) return undefined;
    await lockCatalogue(sql, brand);
    const settings = await queries.readSettings(sql, brand);
    const values: Values = {};
    for (const [key, of] of settings) Object.assign(values, flatSettings(key, of));
    const version = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
    return { version, values, brand };
  },
  apply: async ({ sql, live, object: brand }, patch) => {
    const wanted = byGame(patch);
    const known = await queries.findGameKeys(sql, brand, [...wanted.keys()]);
    const strange = [...wanted.keys()].find((key) => !known.has(key));
    if (strange !== undefined) throw invalid({ name: strange, code: 'field.unknown' });
    const settings = await queries.readSettings(sql, brand);
    const written = [...wanted].map(([key, fields]) => ({
      key,
      ...withFields(settings.get(key) ?? { names: {} }, fields),
    }));
    await queries.writeSettings(sql, brand, written);
    tellPages({ sql, live }, brand);
    return undefined;
  },
  loosens: (before, after) =>
    Object.entries(before).some(
      ([name, value]) => name.endsWith('.off') && value === true && after[name] !== true,
    ),
  brandsOf: async (_sql, { object }) => [object],
  undoable: true,
};
