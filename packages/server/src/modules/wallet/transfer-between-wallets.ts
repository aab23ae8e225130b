import type { InputOf } from '@parlour/contract/endpoint';
import { mainWallet, type Balance, type wallet } from '@parlour/contract/wallet';
import type { PlayerContext } from '../../lib/context';
import type { Transaction } from '@parlour/node-kit/database/database';
import { Refusal } from '../../lib/refusal';
import { assertMayPlay } from '../compliance';
import { lockPlayer, mostLegs, post, type Leg, type Transfer } from '../ledger';
import {
  insertTransfer,
  openVendorPocket,
  readTransfer,
  readVendorWallets,
  type VendorWalletRow,
} from './queries';
import { readBalance } from './read-balance';
import { notifyBalance } from './notify-balance';
import { pathOf } from './vendor-wallet';
import { isSameRequest, transferRequestOf, type TransferRequest } from './transfer-request';

/**
 * Moves money between a player's own wallets, all of it or nothing, once for each key. It is no
 * credit: it pays no debt.
 */
export const transferBetweenWallets = async (
  context: PlayerContext,
  input: InputOf<typeof wallet.transferBetweenWallets>,
): Promise<Balance> => {
  const { database, signedIn, idempotencyKey: key } = context;
  const { playerId, currency } = signedIn;
  const request = transferRequestOf(input);
  await database.transaction(async (sql) => {
    // From here on no bet, credit or other move of this player runs between reading and writing.
    await lockPlayer(sql, playerId);
    const existing = await readTransfer(sql, playerId, key);
    if (existing && !isSameRequest(existing, request)) throw new Refusal('request.repeat_conflict');
    if (existing) return;
    await context.spendKey(sql, { playerId, key });
    const legs = await legsOf(sql, context, request);
    const id = await insertTransfer(sql, { ...request, playerId, key });
    await post(sql, transfersOf(`${playerId}:${key}`, id, legs));
    sql.afterCommit(() => void notifyBalance(context, playerId, currency));
  });
  return readBalance(context);
};

/** One command, or several in one commit when there are more wallets than a command has legs. */
const transfersOf = (reference: string, subjectId: bigint, legs: Leg[]): Transfer[] =>
  Array.from({ length: Math.ceil(legs.length / mostLegs) }, (_each, part) => ({
    namespace: 'wallet',
    reference: part === 0 ? reference : `${reference}:${part}`,
    reason: 'transfer',
    subjectId,
    legs: legs.slice(part * mostLegs, (part + 1) * mostLegs),
  }));

const legsOf = async (
  sql: Transaction,
  { brand, signedIn }: PlayerContext,
  request: TransferRequest,
): Promise<Leg[]> => {
  const { playerId, currency } = signedIn;
  const rows = await readVendorWallets(sql, { brand: brand.code, playerId, currency });
  const leg = (from: string, to: string, amount: bigint): Leg => ({
    source: pathOf(playerId, from),
    target: pathOf(playerId, to),
    currency,
    amount,
  });
  if (request.amount === null) {
    return collected(rows, request.from, brand.settings.isSingleWallet).map(({ vendor, balance }) =>
      leg(vendor, mainWallet, balance),
    );
  }
  if (brand.settings.isSingleWallet) throw new Refusal('wallet.single');
  const { from, to, amount } = request;
  if (from !== mainWallet && walletIn(rows, from).balance < amount) {
    throw new Refusal('wallet.insufficient_funds');
  }
  if (to !== mainWallet) {
    if (!walletIn(rows, to).isOpen) throw new Refusal('wallet.vendor_unknown');
    if (walletIn(rows, to).maintenance) throw new Refusal('wallet.vendor_maintenance');
    await assertMayPlay(sql, signedIn);
    await openVendorPocket(sql, playerId, currency, to);
  }
  return [leg(from, to, amount)];
};

/** The wallets with money in them; money left from an earlier rule can always be collected. */
const collected = (
  rows: VendorWalletRow[],
  from: string | null,
  isSingle: boolean,
): VendorWalletRow[] => {
  const wallets = from === null ? rows : isSingle ? rows.filter(of(from)) : [walletIn(rows, from)];
  const full = wallets.filter(({ balance }) => balance > 0n);
  if (full.length > 0) return full;
  throw new Refusal(isSingle ? 'wallet.single' : 'wallet.insufficient_funds');
};

const of =
  (code: string) =>
  ({ vendor }: VendorWalletRow): boolean =>
    vendor === code;

const walletIn = (rows: VendorWalletRow[], vendor: string): VendorWalletRow => {
  const row = rows.find(of(vendor));
  if (!row) throw new Refusal('wallet.vendor_unknown');
  return row;
};
