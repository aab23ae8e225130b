import type { RoundState } from '@parlour/contract/vendor-games';
import type { Profile } from '../profiles/profile';
import { wireMicros } from '../wallet/wire-amount';
import { decodeFields } from '../wallet/field-mapping';

/** A round as a vendor lists it; a value that could not be read is null. */
export type ListedRow = {
  player: string;
  round: string;
  brand: string | null;
  playerId: string | null;
  currency: string | null;
  status: RoundState | null;
  stake: bigint | null;
  payout: bigint | null;
  /** Null when the vendor left it out: then it belongs to the requested hour. */
  openedAt: string | null;
};

const states: readonly string[] = ['open', 'closed', 'refunded'] satisfies RoundState[];

/**
 * Reads as much as possible of a page of a vendor's list: one row a player and round, the last of
 * several. Only an entry without a round or without a player is useless.
 */
export const parseRounds = (
  profile: Profile,
  entries: readonly unknown[],
): { rows: ListedRow[]; refused: number } => {
  const byKey = new Map<string, ListedRow>();
  let refused = 0;
  for (const entry of entries) {
    const row = parseRound(profile, entry);
    if (row) byKey.set(`${row.player}\n${row.round}`, row);
    else refused += 1;
  }
  return { rows: [...byKey.values()], refused };
};

const parseRound = (profile: Profile, entry: unknown): ListedRow | undefined => {
  const fields = decodeFields(profile.dialect, entry);
  const round = nameOf(fields.round, 255);
  const player = nameOf(fields.user, 255);
  if (round === undefined || player === undefined) return undefined;
  const [, brand = null, playerId = null] = /^([a-z0-9]+)-([1-9]\d{0,17})$/.exec(player) ?? [];
  const currency = nameOf(fields.currency, 8) ?? null;
  return {
    player,
    round,
    brand,
    playerId,
    currency,
    status: stateOf(profile, fields.status),
    stake: amountOf(profile, currency, fields.bet),
    payout: amountOf(profile, currency, fields.win),
    openedAt: timeOf(fields.opened_at),
  };
};

const nameOf = (value: unknown, longest: number): string | undefined => {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text.length > longest) return undefined;
  return /^[\x20-\x7e]+$/.test(text) ? text : undefined;
};

const stateOf = ({ dialect }: Profile, value: unknown): RoundState | null => {
  if (typeof value !== 'string') return null;
  const known = dialect.roundStates?.[value];
  if (known) return known;
  const word = value.toLowerCase();
  return states.includes(word) ? (word as RoundState) : null;
};

/** An absent amount is zero; an invalid one is null, and so differs from every amount. */
const amountOf = (profile: Profile, currency: string | null, value: unknown): bigint | null => {
  if (value === undefined || value === null) return 0n;
  if (currency === null) return null;
  const isWhole = Number.isSafeInteger(value) && (value as number) >= 0;
  const isDecimal =
    profile.dialect.amounts === 'decimal' &&
    typeof value === 'string' &&
    /^(0|[1-9]\d{0,11})(\.\d{1,6})?$/.test(value);
  if (!isWhole && !isDecimal) return null;
  return wireMicros(profile, currency, value as number | string) ?? null;
};

/** Years that a column can hold; everything else is invalid. */
const timeOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length > 40) return null;
  const time = Date.parse(value);
  if (Number.isNaN(time)) return null;
  const text = new Date(time).toISOString();
  return /^\d{4}-/.test(text) ? text : null;
};
