import type { cashierBooks, DeskMethod } from '@parlour/contract/cashier/books';
import type { InputOf } from '@parlour/contract/endpoint';
import { moneyText } from '@parlour/contract/money';
import { wordsIn } from '@parlour/locales/words-in';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { brandByCode } from '../../brand';
import { actorOf, lockRights } from '../../operator';
import { brandsOf } from '../books/list-suspense';
import { closeMethodRow, readMethodsOf, type DeskMethodRow } from './desk-method-queries';

/** The methods of the reader's brands, closed ones too. */
export const listAllMethods = async (
  context: OperatorContext,
  { brand }: InputOf<typeof cashierBooks.listAllMethods>,
): Promise<{ list: DeskMethod[] }> => {
  const rows = await readMethodsOf(context.sql, { brands: brandsOf(context, brand) });
  return { list: await Promise.all(rows.map((row) => methodOf(context, row))) };
};

/**
 * Closes a method at once, by one person: no new order or request is made with it. What is on its
 * way goes on. A closed one stays closed.
 */
export const closeMethod = async (
  context: OperatorContext,
  { id, brand, kind, reason }: InputOf<typeof cashierBooks.closeMethod>,
): Promise<DeskMethod> => {
  await context.database.transaction(async (sql) => {
    const isClosedNow = await closeMethodRow(sql, { brand, kind, id });
    const right = 'method.w';
    const rights = await lockRights(sql, context.operator.id);
    const may = [right, 'method.a'].some((one) => rights[one]?.includes(brand));
    if (!may) throw new Refusal('operator.right_missing', { right });
    if (!isClosedNow) return;
    await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act: 'method.close',
      objectKind: 'method',
      objectId: `${brand}:${kind}:${id}`,
      before: { enabled: true },
      after: { enabled: false },
      reason,
      requestId: context.requestId,
    });
  });
  const [row] = await readMethodsOf(context.sql, { brands: [brand], kind, id });
  if (!row) throw new Refusal('request.unknown');
  return methodOf(context, row);
};

const methodOf = async (
  context: OperatorContext,
  { names, min, max, presets, ...row }: DeskMethodRow,
): Promise<DeskMethod> => ({
  ...row,
  name: wordsIn(names, context.language, await brandByCode(context, row.brand)) ?? row.id,
  min: moneyText(min),
  max: moneyText(max),
  presets: presets.map(moneyText),
});
