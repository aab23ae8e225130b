import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { gatewayConsole, VendorDifference } from '@parlour/contract/gateway-console';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf, lockRights } from '../../operator';
import { profileOf } from '../profiles/profiles';
import {
  askHourAgain,
  type VendorDifferenceRow,
  lockDifference,
  readDifferences,
  writeExplanation,
} from './desk-queries';
import { brandsOf } from './list-vendors';

const page = 50;
const right = 'vendor.w';

export const listVendorDifferences = async (
  context: OperatorContext,
  { code, brand, all, before }: InputOf<typeof gatewayConsole.listVendorDifferences>,
): Promise<OutputOf<typeof gatewayConsole.listVendorDifferences>> => {
  const wanted = { brands: brandsOf(context, brand), vendor: code, all: all === 'yes', before };
  const rows = await readDifferences(context.sql, wanted, page + 1);
  const list = rows.slice(0, page).map(differenceOf);
  const last = list.at(-1);
  return { list, ...(rows.length > page && last && { next: last.id }) };
};

const differenceOf = (row: VendorDifferenceRow): VendorDifference => ({
  id: row.id.toString(),
  brand: row.brand,
  what: row.what,
  round: row.round,
  player: row.player,
  hour: row.hour.toISOString(),
  ...(row.ours !== null && { ours: row.ours }),
  ...(row.theirs !== null && { theirs: row.theirs }),
  foundAt: row.foundAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  ...(row.resolvedAt && { resolvedAt: row.resolvedAt.toISOString() }),
  ...(row.explanation !== null && { explanation: row.explanation }),
  ...(row.explainedBy !== null && { explainedBy: row.explainedBy }),
  ...(row.explainedAt && { explainedAt: row.explainedAt.toISOString() }),
});

/** The difference, locked; its brand is one in which the caller has the right until the commit. */
const lockOwn = async (
  sql: Transaction,
  { operator }: OperatorContext,
  id: string,
): Promise<VendorDifferenceRow> => {
  await lockDifference(sql, id);
  const rights = await lockRights(sql, operator.id);
  const [row] = await readDifferences(sql, { brands: rights[right] ?? [], id, all: true }, 1);
  if (!row) throw new Refusal('request.unknown');
  return row;
};

/** What a person found out; it changes neither the books nor the difference. */
export const explainDifference = async (
  context: OperatorContext,
  { id, explanation }: InputOf<typeof gatewayConsole.explainDifference>,
): Promise<VendorDifference> => {
  const { operator, database, requestId } = context;
  const row = await database.transaction(async (sql) => {
    const before = await lockOwn(sql, context, id);
    await writeExplanation(sql, { id, explanation, operatorId: operator.id });
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: before.brand,
      act: 'difference.explain',
      objectKind: 'difference',
      objectId: id,
      before: { explanation: before.explanation },
      after: { explanation },
      requestId,
    });
    const [after] = await readDifferences(sql, { brands: [before.brand], id, all: true }, 1);
    return after!;
  });
  return differenceOf(row);
};

/** Plans the hour of a difference again; what the vendor then lists decides whether it stays. */
export const askAboutDifference = async (
  context: OperatorContext,
  { id, reason }: InputOf<typeof gatewayConsole.askAboutDifference>,
): Promise<Record<string, never>> => {
  await context.database.transaction(async (sql) => {
    const { vendor, hour, brand } = await lockOwn(sql, context, id);
    const profile = await profileOf(context, vendor);
    if (!profile?.dialect.gamePaths.rounds) throw new Refusal('gateway.lists_no_rounds');
    await askHourAgain(sql, { vendor, hour });
    await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act: 'difference.ask',
      objectKind: 'difference',
      objectId: id,
      reason,
      requestId: context.requestId,
    });
  });
  return {};
};
