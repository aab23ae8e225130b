import { codePattern, contentFields } from '@parlour/contract/content-console';
import { bannerColumns, type contentImports } from '@parlour/contract/content-imports';
import type { InputOf, TextFile } from '@parlour/contract/endpoint';
import type { FieldFault } from '@parlour/contract/errors';
import type { ImportLine, ImportPreview } from '@parlour/contract/operator/imports';
import type { OperatorContext } from '../../../../lib/context';
import { csvLine, csvMark } from '../../../../lib/csv';
import {
  flagOf,
  flagText,
  type ImportRow,
  mostPatchLetters,
  readTable,
} from '../../../../lib/import-table';
import { Refusal } from '../../../../lib/refusal';
import { loadedBrand } from '../../../brand';
import { previewChange } from '../../../operator';
import { assertItem, cleanPatch, type ItemBrand } from '../check-item';
import { type KeptItem, readAllBanners } from '../item-queries';
import { emptyItem, type WrittenItem } from '../item-values';
import { readPictures } from '../read-pictures';
import type { ContentPlace } from '../place';

/** What a file would write: its good rows as the patch of one change, the bad ones with why. */
export const previewBanners = async (
  context: OperatorContext,
  { brand, file }: InputOf<typeof contentImports.previewBanners>,
): Promise<ImportPreview> => {
  const rows = readTable(file, { known: bannerColumns, needed: ['code'] });
  const kept = await readAllBanners(context.sql, brand);
  const { facts, settings } = await loadedBrand(context, brand);
  const asked = rows.map(valuesOf);
  const had = [...kept.values()].map(({ values }) => values);
  const of: ItemBrand = {
    defaultLang: facts.defaultLang,
    imageHosts: settings.imageHosts,
    pictures: await readPictures(context.sql, brand, asked, had),
    now: context.clock.now(),
  };
  const patch: WrittenItem = {};
  const seen = new Set<string>();
  const lines = rows.map((row): ImportLine => {
    const code = row.cells.get('code') ?? '';
    const isRepeated = seen.has(code);
    seen.add(code);
    const line = isRepeated
      ? bad(row, [{ column: 'code', why: 'repeated' }])
      : lineOf(row, { kind: 'banner', brand, code }, { kept: kept.get(code), of });
    for (const { field, after } of line.diff ?? []) patch[field] = after as WrittenItem[string];
    return line;
  });
  if (JSON.stringify(patch).length > mostPatchLetters) throw new Refusal('request.too_large');
  const tried = await previewChange(context, { kind: 'banners', object: brand, patch });
  const { version, needsSecond } = tried;
  return { kind: 'banners', object: brand, version, patch, needsSecond, lines };
};

const bad = ({ n, cells }: ImportRow, faults: ImportLine['faults']): ImportLine => ({
  n,
  key: (cells.get('code') ?? '').slice(0, 60),
  state: 'bad',
  ...(faults && { faults }),
});

type Against = { kept: KeptItem | undefined; of: ItemBrand };

const lineOf = (row: ImportRow, place: ContentPlace, { kept, of }: Against): ImportLine => {
  const { code } = place;
  if (!new RegExp(codePattern).test(code)) {
    return bad(row, [{ column: 'code', why: 'field.pattern' }]);
  }
  const had = kept?.values ?? emptyItem.banner;
  try {
    const given = cleanPatch(place, valuesOf(row));
    assertItem(place, withoutNone({ ...had, ...given }), of);
    const before = kept ? had : {};
    const after = kept ? given : withoutNone({ ...had, ...given });
    const diff = Object.entries(after)
      .map(([name, to]) => ({ field: name, before: before[name] ?? null, after: to }))
      .filter((one) => one.before !== one.after)
      .map((one) => ({ ...one, field: `${code}.${one.field}` }));
    if (diff.length === 0) return { n: row.n, key: code, state: 'same' };
    return { n: row.n, key: code, state: kept ? 'changed' : 'new', diff };
  } catch (error) {
    if (!(error instanceof Refusal) || !error.value?.fields) throw error;
    return bad(row, error.value.fields.map(faultOf));
  }
};

const faultOf = ({ name, code }: FieldFault) => ({
  column: name.replace(/^texts\.(\w+)\.(\w+)$/, '$2.$1'),
  why: name === 'image' && code === 'field.unknown' ? 'no_picture' : code,
});

const withoutNone = (values: WrittenItem): WrittenItem =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** An empty cell of what a banner always has is what a new one has. */
const valuesOf = ({ cells }: ImportRow): WrittenItem => {
  const values: WrittenItem = {};
  for (const [column, cell] of cells) {
    if (column === 'code') continue;
    const isField = Object.hasOwn(contentFields.banner, column);
    const name = isField ? column : column.replace(/^(\w+)\.(\w+)$/, 'texts.$2.$1');
    const usual = emptyItem.banner[name];
    if (column === 'enabled') values[name] = flagOf(cell) ?? cell;
    else if (cell === '') values[name] = usual ?? null;
    else if (column === 'position' && /^\d{1,9}$/.test(cell)) values[name] = Number(cell);
    else values[name] = cell;
  }
  return values;
};

/** The brand's banners as the file that is filled in and imported. */
export const exportBanners = async (
  context: OperatorContext,
  { brand }: InputOf<typeof contentImports.exportBanners>,
): Promise<TextFile> => {
  const kept = await readAllBanners(context.sql, brand);
  const parts = (async function* () {
    yield csvMark + csvLine(bannerColumns);
    for (const [code, { values }] of kept) {
      yield csvLine(bannerColumns.map((column) => cellOf(column, { ...values, code })));
    }
  })();
  return { name: `banners-${brand}.csv`, parts };
};

const cellOf = (column: string, values: WrittenItem): string => {
  if (column === 'enabled') return flagText(values.enabled);
  const name = column.replace(/^(\w+)\.(\w+)$/, 'texts.$2.$1');
  return String(values[name] ?? '');
};
