import type { RoundState } from '@parlour/contract/vendor-games';
import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { Signing } from '@parlour/node-kit/signature';
import type { RoundAnswer } from '../../round';

export type CallKind = 'info' | 'balance' | 'bet' | 'win' | 'rollback' | 'check';

/** What a field must look like; with a `?` it may be missing or null. */
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
 * One path of a vendor's wallet: what it asks for, which of its fields names the player, and the
 * fields in our words.
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
  /** How a signature is written; base64 where nothing is said. */
  signatureEncoding?: 'base64' | 'hex';
  /** Our name of a field → the vendor's, in both directions; a dot leads into an object. */
  words?: Record<string, string>;
  /**
   * Every status that the vendor may be sent, and what it reads in its place. Whatever is not in
   * it is sent as "unknown". In a row a list of ours stands for a family that says what we say.
   */
  statusWords: Partial<Record<WalletStatus, string | number>>;
  /** The fields of what we ask, by call; all that we know where nothing is said. */
  asks?: Partial<Record<AskedCall, string[]>>;
  /** Each question carries its number, path and time, for a vendor that answers it once. */
  asksOnce?: boolean;
  /** Who we are is a number on the wire, or a text. */
  operatorId?: 'number' | 'text';
  /** When all calls come to one path, the field that says which: `"/wallet bet"` is then a call. */
  actionField?: string;
  /** Amounts are whole units of the wire, or decimal texts of the currency's unit: `"1.50"`. */
  amounts?: 'units' | 'decimal';
  /** What a vendor calls a desktop and a phone, and the states of a round. */
  platforms?: { desktop: string; phone: string };
  roundStates?: Record<string, RoundState>;
  demoCurrency: string;
  /** Says the balance with "not enough money"; other errors never carry one. */
  balanceWhenShort: boolean;
  /** Tells the balance also under a token that takes no bets any more. */
  balanceAfterEnd?: boolean;
  /** What a repeat answers: the balance of the first time, or that of now. */
  repeatBalance: 'stored' | 'current';
  statuses: Partial<Record<RoundAnswer, WalletStatus>>;
  /** `rounds` is the list that we compare with ours; without it there is nothing to compare. */
  gamePaths: { list: string; url: string; round: string; rounds?: string | null };
  calls: Record<string, WalletPath>;
};

/** What we ask a vendor for. */
export type AskedCall = 'list' | 'url' | 'round' | 'rounds';

/** A vendor, ready for use. */
export type Profile = {
  code: string;
  name: string;
  enabled: boolean;
  signing: Signing;
  baseUrl: string;
  /** As it stands on the wire. */
  operatorId: string | number;
  currencies: string[];
  /** Micros in one unit of the wire. */
  microsOf: (currency: string) => bigint;
  /** A bet takes one win, and another only after that one was reversed. */
  settlesOnce: boolean;
  /** The most that a free bet may be worth, by currency; without it none is taken. */
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
