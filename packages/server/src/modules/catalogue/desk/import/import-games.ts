import type { catalogueConsole } from '@parlour/contract/catalogue-console';
import type { InputOf, TextFile } from '@parlour/contract/endpoint';
import { languages } from '@parlour/contract/languages';
import {
  gameColumns,
  importBounds,
  type ImportLine,
  type ImportPreview,
} from '@parlour/contract/operator/imports';
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
import type { Json } from '../../../audit';
import { brandByCode } from '../../../brand';
import { previewChange } from '../../../operator';
import { flatSettings, type GameSettings, isSetting, withFields } from './game-settings';
import { findGameKeys, listExported, readSettings } from './import-queries';

/** What a file would set: its good rows as the patch of one change, the bad ones with why. */
export const previewGames = async (
  context: OperatorContext,
  { brand, file }: InputOf<typeof catalogueConsole.previewGames>,
): Promise<ImportPreview> => {
  const rows = readTable(file, { known: gameColumns, needed: ['vendor', 'code'] });
  const { sql } = context;
  const [known, settings] = await Promise.all([
    findGameKeys(sql, brand, rows.map(keyOf)),
    readSettings(sql, brand),
  ]);
  const seen = new Set<string>();
  const patch: Record<string, Json> = {};
  const lines = rows.map((row): ImportLine => {
    const key = keyOf(row);
    const fields = fieldsOf(row);
    const faults = [
      ...(known.has(key) ? [] : [{ column: 'code', why: 'unknown_game' }]),
      ...(seen.has(key) ? [{ column: 'code', why: 'repeated' }] : []),
      ...faultsOf(fields),
    ];
    seen.add(key);
    if (faults.length > 0) return { n: row.n, key: key.slice(0, 130), state: 'bad', faults };
    const diff = diffOf(key, settings.get(key) ?? { names: {} }, fields);
    if (diff.length === 0) return { n: row.n, key, state: 'same' };
    for (const { field, after } of diff) patch[field] = after;
    return { n: row.n, key, state: settings.has(key) ? 'changed' : 'new', diff };
  });
  if (JSON.stringify(patch).length > mostPatchLetters) throw new Refusal('request.too_large');
  const tried = await previewChange(context, { kind: 'games', object: brand, patch });
  const { version, needsSecond } = tried;
  return { kind: 'games', object: brand, version, patch, needsSecond, lines };
};

const keyOf = ({ cells }: ImportRow): string => `${cells.get('vendor')}/${cells.get('code')}`;

/** The values of a row by the name of their field, undefined where a cell says none. */
const fieldsOf = ({ cells }: ImportRow): Map<string, Json | undefined> => {
  const fields = new Map<string, Json | undefined>();
  for (const [column, cell] of cells) {
    if (column === 'vendor' || column === 'code') continue;
    if (column === 'off' || column === 'hot') {
      const isOn = flagOf(cell);
      fields.set(column, isOn === false ? null : isOn);
    } else if (cell === '') fields.set(column, null);
    else if (column === 'place')
      fields.set(column, /^\d{1,9}$/.test(cell) ? Number(cell) : undefined);
    else fields.set(column, cell);
  }
  return fields;
};

const faultsOf = (fields: ReadonlyMap<string, Json | undefined>) =>
  [...fields]
    .filter(([field, value]) => value === undefined || !isSetting(field, value))
    .map(([column]) => ({ column, why: 'field.pattern' }));

const diffOf = (key: string, had: GameSettings, fields: ReadonlyMap<string, Json | undefined>) => {
  const before = flatSettings(key, had);
  const after = flatSettings(key, withFields(had, fields));
  return [...fields.keys()].flatMap((field) => {
    const name = `${key}.${field}`;
    const [from, to] = [before[name] ?? null, after[name] ?? null];
    return from === to ? [] : [{ field: name, before: from, after: to }];
  });
};

/** The games of the brand with what is set of them: the file that is filled in and imported. */
export const exportGames = async (
  context: OperatorContext,
  wanted: InputOf<typeof catalogueConsole.exportGames>,
): Promise<TextFile> => {
  const { code: brand } = await brandByCode(context, wanted.brand);
  const [games, settings] = await Promise.all([
    listExported(context.sql, { ...wanted, brand }, importBounds.rows),
    readSettings(context.sql, brand),
  ]);
  const parts = (async function* () {
    yield csvMark + csvLine(gameColumns);
    for (const { vendor, code } of games) {
      const { off, hot, place, names } = settings.get(`${vendor}/${code}`) ?? { names: {} };
      const called: Readonly<Record<string, string>> = names;
      yield csvLine([
        vendor,
        code,
        flagText(off),
        flagText(hot),
        place?.toString() ?? '',
        ...languages.map((language) => called[language] ?? ''),
      ]);
    }
  })();
  return { name: `games-${brand}.csv`, parts };
};
