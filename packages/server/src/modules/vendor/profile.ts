import type { KeyObject } from 'node:crypto';
import type { WalletStatus } from '@parlour/contract/vendor-wallet';
import type { RoundAnswer } from '../round';

export type CallKind = 'info' | 'balance' | 'bet' | 'win' | 'rollback' | 'check';

/** What a field must look like; with a `?` it may be missing or null. */
export type FieldKind = 'name' | 'uuid' | 'token' | 'flag' | 'amount' | 'text' | 'object';
export type FieldRule = FieldKind | `${FieldKind}?`;

/** One path of a supplier's wallet: what it asks for, and which of its fields names the player. */
export type WalletPath = {
  kind: CallKind;
  player?: string;
  fields: Record<string, FieldRule>;
};

/** How a family of suppliers speaks; a row of data. A profile's switches may override any of it. */
export type Dialect = {
  signatureHeader: string;
  demoCurrency: string;
  /** The name of a game's code in what we ask for. */
  gameField: 'game_code' | 'game_id';
  /** Says the balance with "not enough money"; other errors never carry one. */
  balanceWhenShort: boolean;
  /** What a repeat answers: the balance of the first time, or that of now. */
  repeatBalance: 'stored' | 'current';
  statuses: Partial<Record<RoundAnswer, WalletStatus>>;
  gamePaths: { list: string; url: string; round: string };
  calls: Record<string, WalletPath>;
};

export type Signing =
  | { kind: 'rsa-sha256'; supplierKey: KeyObject; ownKey: KeyObject | undefined }
  | { kind: 'hmac-sha256'; secret: string };

/** A supplier, ready for use. */
export type Profile = {
  code: string;
  name: string;
  enabled: boolean;
  signing: Signing;
  baseUrl: string;
  operatorId: number;
  currencies: string[];
  /** Micros in one unit of the wire. */
  microsOf: (currency: string) => bigint;
  /** A bet takes one win, and another only after that one was reversed. */
  settlesOnce: boolean;
  closeAfterHours: number;
  dialect: Dialect;
};

export const usualMicros = 10n;

/** The player's name on a supplier's wire: never the username. */
export const supplierUser = (brand: string, playerId: bigint | string): string =>
  `${brand}-${playerId}`;
