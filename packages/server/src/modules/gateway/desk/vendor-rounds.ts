import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { gatewayConsole } from '@parlour/contract/gateway-console';
import { moneyText } from '@parlour/contract/money';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { VendorFailure } from '../client/ask-vendor';
import { openReplay } from '../client/open-game';
import { readOldestOpen, readOpenByAge, readReplay } from './desk-queries';
import { brandsOf } from './list-vendors';

/** The open rounds of a vendor: their money by age, and the oldest ones. */
export const listOpenRoundsOf = async (
  context: OperatorContext,
  { code, brand }: InputOf<typeof gatewayConsole.listOpenRoundsOf>,
): Promise<OutputOf<typeof gatewayConsole.listOpenRoundsOf>> => {
  const of = { vendor: code, brands: brandsOf(context, brand) };
  const [sums, list] = await Promise.all([
    readOpenByAge(context.sql, of),
    readOldestOpen(context.sql, of),
  ]);
  return {
    sums: sums.map((row) => ({ ...row, stake: moneyText(row.stake) })),
    list: list.map((row) => ({
      ...row,
      id: row.id.toString(),
      playerId: row.playerId.toString(),
      stake: moneyText(row.stake),
      payout: moneyText(row.payout),
      openedAt: row.openedAt.toISOString(),
      lastAt: row.lastAt.toISOString(),
    })),
  };
};

/** The vendor's own page of a round; nothing is settled by it. */
export const openRoundReplay = async (
  context: OperatorContext,
  { id }: InputOf<typeof gatewayConsole.openRoundReplay>,
): Promise<{ url: string }> => {
  const { sql, operator, language, log } = context;
  const row = await readReplay(sql, { id, brands: operator.brands });
  if (!row) throw new Refusal('request.unknown');
  try {
    const url = await openReplay(context, {
      vendor: row.vendor,
      brand: row.brand,
      playerId: row.playerId.toString(),
      round: row.externalId,
      transaction: row.transaction ?? undefined,
      language,
    });
    return { url };
  } catch (error) {
    if (!(error instanceof VendorFailure)) throw error;
    log.warn('gateway.replay_failed', { vendor: error.vendor, reason: error.message });
    throw new Refusal('gateway.vendor_failed');
  }
};
