import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { DeskVendor, gatewayConsole, VendorHealth } from '@parlour/contract/gateway-console';
import type { OperatorContext } from '../../../lib/context';
import { quantileOf } from './count-calls';
import {
  type CallsRow,
  countOpenDifferences,
  type DeskVendorRow,
  readCalls,
  readDeskVendors,
} from './desk-queries';

export const brandsOf = (
  { operator }: Pick<OperatorContext, 'operator'>,
  brand: string | undefined,
): readonly string[] => (brand === undefined ? operator.brands : [brand]);

/** The vendors of the reader's brands, and those that no brand lists yet. */
export const listDeskVendors = async (
  context: OperatorContext,
  { brand }: InputOf<typeof gatewayConsole.listDeskVendors>,
): Promise<OutputOf<typeof gatewayConsole.listDeskVendors>> => {
  const { sql, clock } = context;
  const brands = brandsOf(context, brand);
  const [rows, calls, counts] = await Promise.all([
    readDeskVendors(sql, brands),
    readCalls(sql),
    countOpenDifferences(sql, brands),
  ]);
  const list = rows
    .filter(({ listed, allBrands }) => listed.length > 0 || allBrands.length === 0)
    .map((row) => {
      const { open = 0, explained = 0 } = counts.find(({ vendor }) => vendor === row.code) ?? {};
      const own = calls.filter(({ vendor }) => vendor === row.code);
      return vendorOf(row, own, { open, explained });
    });
  return { list, asOf: clock.now().toISOString() };
};

const vendorOf = (
  { listed, syncedAt, keys, ...row }: DeskVendorRow,
  calls: readonly CallsRow[],
  differences: DeskVendor['differences'],
): DeskVendor => ({
  ...row,
  brands: [...new Set(listed.map(({ brand }) => brand))].map((brand) => ({
    brand,
    gameTypes: listed.filter((one) => one.brand === brand).map(({ gameType }) => gameType),
  })),
  keys: keys.map(({ id, kind, from, until }) => ({
    id,
    kind,
    ...(from && { from }),
    ...(until && { until }),
  })),
  ...(syncedAt && { syncedAt: syncedAt.toISOString() }),
  wallet: healthOf(calls.find(({ direction }) => direction === 'in')),
  asked: healthOf(calls.find(({ direction }) => direction === 'out')),
  unsigned: calls.find(({ direction }) => direction === 'unsigned')?.calls ?? 0,
  differences,
});

const healthOf = (row: CallsRow | undefined): VendorHealth => {
  if (!row) return { calls: 0, errors: 0 };
  const [p50Ms, p99Ms] = [quantileOf(row.times, 0.5), quantileOf(row.times, 0.99)];
  return {
    calls: row.calls,
    errors: row.errors,
    ...(p50Ms !== undefined && { p50Ms }),
    ...(p99Ms !== undefined && { p99Ms }),
  };
};
