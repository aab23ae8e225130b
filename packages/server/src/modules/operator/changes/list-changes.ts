import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { operator } from '@parlour/contract/operator';
import type { OperatorContext } from '../../../lib/context';
import { type Acknowledged, readAcknowledged } from './in-force/follow-queries';
import { allKinds, findKind } from './kinds';
import * as queries from './queries';
import { changeOf, withheld } from './show';
import { tiedChanges } from './ties/ties';

/** Of long texts in every language, half a megabyte. */
const page = 50;

/** The changes of the caller's brands: what concerns another one does not exist. */
export const listChanges = async (
  context: OperatorContext,
  { id, ...wanted }: InputOf<typeof operator.listChanges>,
): Promise<OutputOf<typeof operator.listChanges>> => {
  if (id !== undefined) return { list: await wholeChange(context, id) };
  const held = allKinds().flatMap((kind) =>
    brandsHeld(context, kind).map((brand) => ({ kind, brand })),
  );
  const rows = await queries.listRows(context.sql, wanted, { held, most: page + 1 });
  const visible: queries.ListedChange[] = [];
  for (const row of rows.slice(0, page)) if (await isVisible(context, row)) visible.push(row);
  const acksOf = await readAcks(context, visible);
  const tied = await tiedChanges(context.sql, context.operator.id, visible);
  const last = rows[page - 1];
  return {
    list: visible.map((row) => {
      const change = changeOf(context, row, undefined, acksOf(row.id));
      if (tied.has(row.id)) return withheld(change);
      return { ...change, ...(row.isShort && { isShort: true as const }) };
    }),
    ...(rows.length > page && last && { next: last.id.toString() }),
  };
};

const wholeChange = async (context: OperatorContext, id: string) => {
  const row = await queries.findChange(context.sql, id);
  if (!row || !(await isVisible(context, row))) return [];
  const acksOf = await readAcks(context, [row]);
  const tied = await tiedChanges(context.sql, context.operator.id, [row]);
  const change = changeOf(context, row, undefined, acksOf(row.id));
  return [tied.size > 0 ? withheld(change) : change];
};

const readAcks = async (
  { sql }: OperatorContext,
  rows: readonly queries.ChangeRow[],
): Promise<(id: bigint) => Acknowledged | undefined> => {
  const recent = rows.filter(({ state }) => state === 'applied').map(({ id }) => id);
  const acks = await readAcknowledged(sql, recent);
  return (id) => acks.find(({ changeId }) => changeId === id);
};

/** Where the caller makes changes of a kind, or confirms them. */
const brandsHeld = ({ operator: by }: OperatorContext, name: string): string[] => {
  const { write, approve } = findKind(name)?.rights ?? {};
  const held = [write, approve].flatMap((right) => (right && by.rights[right]) ?? []);
  return [...new Set(held)];
};

const isVisible = async (context: OperatorContext, row: queries.ChangeRow): Promise<boolean> => {
  const held = brandsHeld(context, row.kind);
  const kind = findKind(row.kind);
  if (!kind || held.length === 0) return false;
  const moved = { object: row.object, before: row.before, after: row.patch };
  const brands = row.brand === null ? await kind.brandsOf(context.sql, moved) : [row.brand];
  return brands.every((brand) => held.includes(brand));
};
