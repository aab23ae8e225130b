import type { AccountType } from '@parlour/contract/account-type';
import type { Language } from '@parlour/contract/languages';
import type { BrandSettings } from '@parlour/contract/settings';
import type { Zone } from '@parlour/contract/time-zone';
import type { Clock } from '@parlour/node-kit/clock';
import type { Config } from './config';
import type { Database, Sql, Transaction } from '@parlour/node-kit/database/database';
import type { Live } from './live/live';
import type { Log } from '@parlour/node-kit/log';

/** What every verb may use of its process. */
export type Platform = {
  config: Config;
  database: Database;
  clock: Clock;
  log: Log;
  live: Live;
};

/** The brand of the called host, as much of it as every module needs. */
export type Brand = {
  code: string;
  merchantCode: string;
  name: string;
  currency: string;
  currencySymbol: string;
  timeZone: Zone;
  defaultLang: Language;
  supportLanguages: Language[];
  settings: BrandSettings;
  /** 0 normal, 1 maintenance, 2 region restricted. */
  systemStatus: 0 | 1 | 2;
  configVersion: number;
  /** Bounds of its own in place of the contract's, by `<noun>.<call>:<by>`. */
  limits: Record<string, { count: number; seconds: number }>;
};

/** The signed-in player, as the session knows them. */
export type SignedIn = {
  playerId: string;
  signInId: string;
  tokenHash: Buffer;
  username: string;
  type: AccountType;
  currency: string;
  brand: string;
  /** Confirmed within the last minutes who they are. */
  isSteppedUp: boolean;
  /** Came back by a remembered browser: reads only, until the player shows who they are. */
  isLooking: boolean;
  /** By the companion cookie from before a step-up: for calls that were on their way, no more. */
  hasFormerCookie: boolean;
  /** The session may only change the password and end. */
  mustChangePassword: boolean;
};

export type CookieOptions = {
  maxAgeSeconds?: number;
  httpOnly?: boolean;
};

/** One call, as a verb gets it. */
export type Context = Platform & {
  sql: Sql;
  brand: Brand;
  language: Language;
  requestId: string;
  /** The caller's network address. */
  address: string;
  userAgent: string;
  host: string;
  cookies: Readonly<Record<string, string | undefined>>;
  setCookie: (name: string, value: string, options?: CookieOptions) => void;
  clearCookie: (name: string) => void;
  /** Present on every call that takes one (`once` in the contract). */
  idempotencyKey: string;
  /** Refuses where the caller gave up, or its repeat was refused: `idempotency-key.ts` says why. */
  spendKey: (sql: Transaction, of: { playerId: string; key: string }) => Promise<void>;
  signedIn: SignedIn | undefined;
  /** The body of a call that takes a picture (`image` in the contract), as it came. */
  image?: Buffer | undefined;
};

/** A call by a signed-in player. */
export type PlayerContext = Context & { signedIn: SignedIn };

/** An operator, as their session and their rights are now. */
export type Operator = {
  id: string;
  signInId: string;
  name: string;
  language: Language;
  /** Each right in force with the codes of its brands. */
  rights: Readonly<Record<string, readonly string[]>>;
  /** The brands for which the call may be made: those of its right. */
  brands: readonly string[];
  /** Gave a factor within the last minutes. */
  isSteppedUp: boolean;
  steppedUpAt: Date;
  isLocked: boolean;
  expiresAt: Date;
};

/** A call at the console, as a verb gets it: of no brand, because the console has all of them. */
export type ConsoleContext = Omit<Context, 'brand' | 'signedIn' | 'spendKey'> & {
  operator: Operator | undefined;
};

/** A call by an operator who is signed in and has the right. */
export type OperatorContext = ConsoleContext & { operator: Operator };
