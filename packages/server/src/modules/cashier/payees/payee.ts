import type { Payee } from '@parlour/contract/cashier/payees';
import { payeeNameOf } from '@parlour/contract/payee-name';
import type { Sql } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import type { SiteKeys } from '../../../lib/seal';
import { decryptEach, decryptFor, readPersonal } from '../../player';
import { bankName } from './banks';
import { readAccount, type PayeeRow } from './queries';

/** A seal of its own for each payee: the bytes of one do not open as those of another. */
export const sealOf = (playerId: string, payeeId: string) => ({
  playerId,
  kind: `payee ${payeeId}`,
});

export const keyKind = 'bankAccount';

/** By what an account is found: bank and number together. */
export const keyOf = (bank: string, number: string): string => `${bank}:${number}`;

const hourMs = 3_600_000;

/** When a payee may be paid to; undefined if it may now. */
export const restsUntil = (
  { changedAt }: Pick<PayeeRow, 'changedAt'>,
  { brand, clock }: Pick<PlayerContext, 'brand' | 'clock'>,
): Date | undefined => {
  const until = new Date(changedAt.getTime() + brand.settings.payeeRestHours * hourMs);
  return until > clock.now() ? until : undefined;
};

type ShownAccount = {
  /** The last four digits; empty once the player's data are gone. */
  last4: string;
  /** In whose name it is. */
  holder: string;
};

export const tailOf = (number: string): string => number.slice(-4);

/** How accounts of one player are shown, in their order. */
export const readShown = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
  payees: readonly { payeeId: string; encrypted: Buffer }[],
): Promise<ShownAccount[]> => {
  const sealed = payees.map(({ payeeId, encrypted }) => ({
    kind: sealOf(playerId, payeeId).kind,
    encrypted,
  }));
  const numbers = await decryptEach(sql, keys, playerId, sealed);
  const holder = (await readHolder(sql, keys, playerId)) ?? '';
  return numbers.map((number = '') => ({ last4: tailOf(number), holder }));
};

/** A payee as its player sees it. */
export const payeeOf = (
  row: PayeeRow,
  { last4, holder }: ShownAccount,
  context: Pick<PlayerContext, 'brand' | 'clock'>,
): Payee => {
  const until = restsUntil(row, context);
  return {
    id: row.payeeId,
    bank: { code: row.bank, name: bankName(row.bank) },
    last4,
    holder,
    addedAt: row.addedAt.toISOString(),
    ...(until && { restsUntil: until.toISOString() }),
  };
};

/** The name in which every account of the player must be, as banks write it. */
export const readHolder = async (
  sql: Sql,
  keys: SiteKeys,
  playerId: string,
): Promise<string | undefined> => {
  const { payeeName } = await readPersonal(sql, keys, playerId, ['payeeName']);
  return payeeName === undefined ? undefined : payeeNameOf(payeeName) || undefined;
};

/** Where a payout goes, in clear text: for the provider and for the person who pays by hand. */
export const readDestination = async (
  sql: Sql,
  keys: SiteKeys,
  payeeId: string,
): Promise<{ bank: string; bankName: string; number: string; holder: string }> => {
  const row = await readAccount(sql, payeeId);
  if (!row) throw new Error(`no payee ${payeeId}`);
  const playerId = row.playerId.toString();
  return {
    bank: row.bank,
    bankName: bankName(row.bank),
    number: await decryptFor(sql, keys, sealOf(playerId, payeeId), row.encrypted),
    holder: (await readHolder(sql, keys, playerId)) ?? '',
  };
};
