import { createHash } from 'node:crypto';
import type { Json } from '../../../audit';
import type { ChangeKind } from '../../../operator';
import { invalid, Refusal } from '../../../../lib/refusal';
import { changeKinds } from '../content-kind';
import { brandExists, findItem, lockBanners, readAllBanners } from '../item-queries';
import { emptyItem, type WrittenItem } from '../item-values';
import { opensLink } from '../outside-links';
import { placeOf } from '../place';

/** The flat names of a change, `code.texts.VI.title`, by their banner. */
export const byBanner = (values: WrittenItem): Map<string, WrittenItem> => {
  const found = new Map<string, WrittenItem>();
  for (const [name, value] of Object.entries(values)) {
    const [, code = '', field = ''] = /^([a-z][a-z0-9-]{0,39})\.(.+)$/.exec(name) ?? [];
    if (code === '') throw invalid({ name, code: 'field.unknown' });
    const fields = found.get(code) ?? {};
    fields[field] = value;
    found.set(code, fields);
  }
  return found;
};

export const underCode = (code: string, values: WrittenItem): WrittenItem =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${code}.${name}`, value]));

const ordered = (values: WrittenItem): WrittenItem =>
  Object.fromEntries(Object.entries(values).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** A banner that was not there before the change that is undone is taken down; its words stay. */
const partOf = (fields: WrittenItem, isThere: boolean): WrittenItem =>
  isThere && fields.enabled === null ? { enabled: false } : fields;

/** Many banners of a brand at once, the object its code; each keeps its own versions. */
export const banners: ChangeKind = {
  rights: { write: 'content.w', approve: 'content.a' },
  brandOf: (brand) => brand,
  lock: async (sql, brand) => {
    if (!(await brandExists(sql, brand))) return undefined;
    await lockBanners(sql, brand);
    const kept = await readAllBanners(sql, brand);
    const values: Record<string, Json> = {};
    for (const [code, item] of kept) Object.assign(values, underCode(code, ordered(item.values)));
    const versions = [...kept].map(([code, { version }]) => `${code} ${version}`).join('\n');
    const version = createHash('sha256').update(versions).digest('base64url');
    return { version, values, brand };
  },
  apply: async (applying, patch) => {
    const { sql, object: brand } = applying;
    const wanted = [...byBanner(patch)].toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [code, fields] of wanted) {
      const object = `${brand}:${code}`;
      const place = placeOf('banner', object)!;
      const kept = await findItem(sql, place);
      const before = { ...(kept?.values ?? emptyItem.banner), code };
      const part = partOf(fields, kept !== undefined);
      await changeKinds.banner!.apply({ ...applying, object }, part, before).catch(named(code));
    }
    return undefined;
  },
  loosens: (before, after) => {
    const had = byBanner(before);
    return [...byBanner(after)].some(([code, item]) => opensLink(had.get(code) ?? {}, item));
  },
  brandsOf: async (_sql, { object }) => [object],
  undoable: true,
};

/** A fault of a banner's field, by its name in the change. */
const named =
  (code: string) =>
  (error: unknown): never => {
    if (!(error instanceof Refusal) || !error.value?.fields) throw error;
    throw invalid(
      ...error.value.fields.map((fault) => ({ ...fault, name: `${code}.${fault.name}` })),
    );
  };
