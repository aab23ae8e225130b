import { bankByBin, demoBankBin } from '@parlour/contract/banks';
import { invalid } from '../../../lib/refusal';
import type { ChangeKind } from '../../operator';
import {
  isNumberTaken,
  lockAccount,
  readTransferMethods,
  writeAccount,
  type HouseAccountPlace,
  type TransferMethodRow,
} from './account-queries';

type Values = Parameters<ChangeKind['loosens']>[0];
type Lock = Parameters<ChangeKind['lock']>[0];

/** An object is `brand:method:bank:number`: another number is another account. */
const placeOf = (object: string): HouseAccountPlace | undefined => {
  const [brand, methodId, bankBin, number, ...more] = object.split(':');
  const isWhole = brand && methodId && bankBin !== undefined && number !== undefined;
  return isWhole && more.length === 0 ? { brand, methodId, bankBin, number } : undefined;
};

const findMethod = async (
  sql: Lock,
  { brand, methodId }: HouseAccountPlace,
): Promise<TransferMethodRow | undefined> => {
  const methods = await readTransferMethods(sql, [brand]);
  return methods.find((method) => method.methodId === methodId);
};

/** An account to which players transfer: the destination of money, so that two persons open it. */
export const accountKind: ChangeKind = {
  rights: { write: 'method.w', approve: 'method.a' },
  brandOf: (object) => placeOf(object)?.brand,
  lock: async (sql, object) => {
    const place = placeOf(object);
    const method = place && (await findMethod(sql, place));
    if (!method) return undefined;
    assertPlace(place, method);
    const row = await lockAccount(sql, method.provider, place);
    const values: Values = { holder: row?.holder ?? '', enabled: row?.enabled ?? false };
    return { version: row ? JSON.stringify(values) : '0', values, brand: place.brand };
  },
  apply: async ({ sql, object }, patch, before) => {
    const place = placeOf(object)!;
    const method = await findMethod(sql, place);
    if (!method) throw invalid({ name: 'object', code: 'field.unknown' });
    const strange = Object.keys(patch).find((name) => !(name in before));
    if (strange !== undefined) throw invalid({ name: strange, code: 'field.unknown' });
    const { holder, enabled } = { ...before, ...patch };
    if (typeof enabled !== 'boolean') throw invalid({ name: 'enabled', code: 'field.pattern' });
    // A new account that is taken back keeps its name and is closed.
    const name = holder === '' && !enabled ? before.holder : holder;
    if (!isHolder(name)) throw invalid({ name: 'holder', code: 'field.pattern' });
    if (await isNumberTaken(sql, method.provider, place)) {
      throw invalid({ name: 'number', code: 'field.taken' });
    }
    await writeAccount(sql, place, { holder: name, currency: method.currency, enabled });
    return undefined;
  },
  // Players would send their money to it; who asked before it was closed still reads its name.
  loosens: (before, after) =>
    (after.enabled === true && before.enabled !== true) ||
    (before.holder !== '' && before.holder !== after.holder),
  isStop: (patch) => patch.enabled === false && Object.keys(patch).length === 1,
  brandsOf: async (_sql, { object }) => [placeOf(object)!.brand],
  undoable: true,
};

/** As banks write it: letters, digits and what stands in names. */
const isHolder = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() === value &&
  /^[\p{L}\p{N} .,&'()/-]{1,50}$/u.test(value);

const assertPlace = ({ bankBin, number }: HouseAccountPlace, { demo }: TransferMethodRow): void => {
  const isBank = bankByBin(bankBin) !== undefined || (demo && bankBin === demoBankBin);
  if (!isBank) throw invalid({ name: 'bank', code: 'field.unknown' });
  if (!/^[0-9A-Z]{4,19}$/.test(number)) throw invalid({ name: 'number', code: 'field.pattern' });
};
