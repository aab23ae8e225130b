import { invalid } from '../../../../lib/refusal';
import * as brand from '../../../brand';
import type { ChangeKind, ChangeValues } from '../kind';

const shown = new Set(['list', 'count', 'gone', 'base']);

const valuesOf = (list: brand.NetworkList | undefined): ChangeValues => ({
  list: list?.id ?? null,
  count: list?.count ?? 0,
  gone: list?.gone ?? 0,
  base: list?.base ?? null,
});

/** The list of imported networks that a brand refuses: `list` is its number, null is none. */
export const networksKind: ChangeKind = {
  rights: { write: 'brand.w', approve: 'brand.a' },
  brandOf: (code) => code,
  lock: async (sql, code) => {
    const found = await brand.lockNetworkList(sql, code);
    if (!found) return undefined;
    const values = valuesOf(found.list);
    return { version: String(values.list ?? 'none'), values, brand: code };
  },
  apply: async ({ sql, object: code }, patch) => {
    const strange = Object.keys(patch).find((name) => !shown.has(name));
    if (strange !== undefined) throw invalid({ name: strange, code: 'field.unknown' });
    const { list } = patch;
    if (list === undefined) throw invalid({ name: 'list', code: 'field.required' });
    const isNumber = typeof list === 'string' && /^[1-9]\d{0,17}$/.test(list);
    const isThere = isNumber && (await brand.findNetworkList(sql, code, list)) !== undefined;
    if (list !== null && !isThere) throw invalid({ name: 'list', code: 'field.unknown' });
    await brand.applyNetworkList(sql, code, list as string | null);
    return undefined;
  },
  // A network that was refused is served again. A list of other times is not compared.
  loosens: (before, after) =>
    before.list !== null && (after.list === null || after.base !== before.list || after.gone !== 0),
  brandsOf: async (_sql, { object }) => [object],
  undoable: true,
  follow: async (deps, code) => {
    brand.forgetBrands(deps.database);
    await brand.brandByCode(deps, code);
  },
};
