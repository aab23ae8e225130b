import type { RoundState } from '@parlour/contract/vendor-games';
import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { Signing } from '@parlour/node-kit/signature';
import type { RoundAnswer } from '../../round';

export type CallKind = 'info' | 'balance' | 'bet' | 'win' | 'rollback' | 'check';

/** The format of a field; with a `?` it may be missing or null. */
export type FieldKind =
  | 'name'
  | 'uuid'
  | 'token'
  | 'flag'
  | 'amount'
  | 'decimal'
  | 'text'
  | 'object';
export type WireFieldRule = FieldKind | `${FieldKind}?`;

/**
 * One path of a vendor's wallet: its fields, the one that names the player, and our names of them.
 */
export type WalletPath = {
  kind: CallKind;
  player?: string;
  fields: Record<string, WireFieldRule>;
  /**
   * Fields that the vendor leaves out and that follow from others: a value, or a text in which
   * `{round}` stands for the field `round`.
   */
  made?: Record<string, string | boolean>;
};

/** How a family of vendors speaks; a row of data. A profile's switches may override any of it. */
export type Dialect = {
  signatureHeader: string;
  /** How a signature is encoded; base64 by default. */
  signatureEncoding?: 'base64' | 'hex';
  /** Our name of a field → the vendor's, in both directions; a dot leads into an object. */
  words?: Record<string, string>;
  /**
   * Every status that the vendor may be sent, and its word for it. Any other is sent as "unknown".
   * In a row a list of ours stands for a family that uses our words.
   */
  statusWords: Partial<Record<WalletStatus, string | number>>;
  /** The fields of our calls, by call; by default all that we know. */
  asks?: Partial<Record<AskedCall, string[]>>;
  /** Each call has its number, path and time, for a vendor that answers it once. */
  asksOnce?: boolean;
  /** Our own id is a number on the wire, or a text. */
  operatorId?: 'number' | 'text';
  /**
   * When all calls come to one path, the field that names the call: `"/wallet bet"` is then a call.
   */
  actionField?: string;
  /** Amounts are whole units of the wire, or decimal texts of the currency's unit: `"1.50"`. */
  amounts?: 'units' | 'decimal';
  /** The vendor's words for a desktop and a phone, and for the states of a round. */
  platforms?: { desktop: string; phone: string };
  roundStates?: Record<string, RoundState>;
  demoCurrency: string;
  /** Adds the balance to "not enough money"; other errors never contain one. */
  balanceWhenShort: boolean;
  /** Answers the balance also under a token that takes no bets any more. */
  balanceAfterEnd?: boolean;
  /** The balance in the answer to a repeat: the one of the first answer, or the current one. */
  repeatBalance: 'stored' | 'current';
  statuses: Partial<Record<RoundAnswer, WalletStatus>>;
  /** `rounds` is the list that we compare with ours; without it there is no comparison. */
  gamePaths: { list: string; url: string; round: string; rounds?: string | null };
  calls: Record<string, WalletPath>;
};

/** Our calls to a vendor. */
export type AskedCall = 'list' | 'url' | 'round' | 'rounds';

/** A vendor, ready for use. */
export type Profile = {
  code: string;
  name: string;
  enabled: boolean;
  signing: Signing;
  baseUrl: string;
  /** Verbatim as on the wire. */
  operatorId: string | number;
  currencies: string[];
  /** Micros in one unit of the wire. */
  microsOf: (currency: string) => bigint;
  /** A bet takes one win, and another only after that one was reversed. */
  settlesOnce: boolean;
  /** The largest free bet, by currency; without it none is accepted. */
  freeBetMax: (currency: string) => bigint | undefined;
  freeWins: 'cash' | 'bonus';
  /** Whether it may call from this address. */
  mayCallFrom: (address: string) => boolean;
  /** Its own address must be https and public. */
  mustBePublic: boolean;
  closeAfterHours: number;
  dialect: Dialect;
};

export const usualMicros = 10n;

/** The player's name on a vendor's wire: never the username. */
export const vendorUser = (brand: string, playerId: bigint | string): string =>
  `${brand}-${playerId}`;
