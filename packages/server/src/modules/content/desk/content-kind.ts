import { type ContentKind, contentKinds, twoPersonHelp } from '@parlour/contract/content-console';
import { loadedBrand } from '../../brand';
import type { Transaction } from '@parlour/node-kit/database/database';
import { invalid } from '../../../lib/refusal';
import type { Json } from '../../audit';
import type { ChangeKind } from '../../operator';
import { assertItem, cleanPatch } from './check-item';
import {
  brandExists,
  countBanners,
  findItem,
  isParent,
  isTop,
  lockPlace,
  writeItem,
} from './item-queries';
import { emptyItem, type WrittenItem } from './item-values';
import { readPictures } from './read-pictures';
import { opensLink } from './outside-links';
import { type ContentPlace, placeOf } from './place';
import { insertVersion } from './version-queries';

/** What takes an item down, and changes nothing else of it. */
const takesDown = (patch: WrittenItem): boolean =>
  patch.enabled === false && Object.keys(patch).length === 1;

/** An item of a kind: its versions are its own, its draft and its undo are those of any change. */
const contentKind = (kind: ContentKind): ChangeKind => ({
  rights: { write: 'content.w', approve: 'content.a' },
  brandOf: (object) => placeOf(kind, object)?.brand,
  lock: async (sql, object) => {
    const place = placeOf(kind, object);
    if (!place || !(await brandExists(sql, place.brand))) return undefined;
    await lockPlace(place, sql);
    const { brand, code } = place;
    const found = await findItem(sql, place);
    const { version, values } = found ?? { version: 0, values: emptyItem[kind] };
    return { version: String(version), values: { ...values, code }, brand };
  },
  apply: async (applying, patch, before) => {
    const { sql, object, changeId } = applying;
    const place = placeOf(kind, object)!;
    const { code: _, ...had } = before;
    const given = cleanPatch(place, patch);
    const item = withoutNone({ ...had, ...given });
    const { facts, settings } = await loadedBrand(applying, place.brand);
    const { defaultLang } = facts;
    const now = applying.clock.now();
    const pictures = await readPictures(sql, place.brand, [item], [had]);
    assertItem(place, item, { defaultLang, imageHosts: settings.imageHosts, pictures, now });
    if (kind === 'help') await assertParent(sql, place, item.parent);
    const known = await findItem(sql, place);
    if (!known && kind === 'banner') await assertRoom(sql, place.brand);
    // What came with the site is its first version.
    if (known) await insertVersion(sql, place, { version: known.version, item: known.values });
    const version = await writeItem(sql, place, item);
    const { values } = (await findItem(sql, place))!;
    await insertVersion(sql, place, { version, item: values, changeId });
    return undefined;
  },
  loosens: (before, after) => {
    if (opensLink(before, after)) return true;
    if (kind !== 'help' || !twoPersonHelp.includes(String(after.code))) return false;
    return !isTakenDown(before, after);
  },
  isStop: takesDown,
  brandsOf: async (_sql, { object }) => [placeOf(kind, object)?.brand ?? ''],
  undoable: true,
});

/** A change of many reads all banners of a brand: one that it did not read would pass unseen. */
const mostBanners = 2000;

const assertRoom = async (sql: Transaction, brand: string): Promise<void> => {
  if ((await countBanners(sql, brand)) < mostBanners) return;
  throw invalid({ name: 'code', code: 'field.above', max: mostBanners });
};

/** Help has two levels: what is below an item has none below it, so that no circle hides one. */
const assertParent = async (sql: Transaction, place: ContentPlace, parent: Json): Promise<void> => {
  if (!parent) return;
  const isRight = (await isTop(sql, place.brand, String(parent))) && !(await isParent(sql, place));
  if (!isRight) throw invalid({ name: 'parent', code: 'field.pattern' });
};

const withoutNone = (values: WrittenItem): WrittenItem =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** The same but for being shown. */
const isTakenDown = (before: WrittenItem, after: WrittenItem): boolean =>
  before.enabled === true &&
  after.enabled === false &&
  [...new Set([...Object.keys(before), ...Object.keys(after)])].every(
    (name) => name === 'enabled' || JSON.stringify(before[name]) === JSON.stringify(after[name]),
  );

export const changeKinds: Readonly<Record<string, ChangeKind>> = Object.fromEntries(
  contentKinds.map((kind) => [kind, contentKind(kind)]),
);
