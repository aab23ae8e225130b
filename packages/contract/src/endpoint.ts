import type { Centre } from './centres';
import type { ErrorCode } from './errors';

/**
 * An endpoint is plain data. The server turns the input shapes into a schema for validation and
 * OpenAPI; the browser checks forms with `faultsOf` of `faults.ts`; the output is a type only.
 */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `player` is anyone signed in except a trial account, `agent` an account of an
 * agent's type, `operator` an employee of the site.
 */
export type Caller = 'anyone' | 'player' | 'player+trial' | 'agent' | 'operator';

export type TextShape = {
  kind: 'text';
  min?: number;
  max?: number;
  pattern?: string;
  optional?: boolean;
};
export type MoneyShape = { kind: 'money'; min?: string; max?: string; optional?: boolean };
export type WholeShape = { kind: 'whole'; min?: number; max?: number; optional?: boolean };
export type FlagShape = { kind: 'flag'; optional?: boolean };
export type ChoiceShape = { kind: 'choice'; of: readonly string[]; optional?: boolean };
export type DateShape = { kind: 'date'; optional?: boolean };
/** An ordered list of texts without duplicates. */
export type ListShape = { kind: 'list'; of: TextShape; max?: number; optional?: boolean };
/** An object of named values, whose meaning the verb knows; at most so many letters as JSON. */
export type RecordShape = { kind: 'record'; max?: number; optional?: boolean };
export type Shape =
  | TextShape
  | MoneyShape
  | WholeShape
  | FlagShape
  | ChoiceShape
  | DateShape
  | ListShape
  | RecordShape;
export type Shapes = Record<string, Shape>;

export const text = <const O extends Omit<TextShape, 'kind'>>(options?: O) =>
  ({ kind: 'text', ...options }) as { kind: 'text' } & O;
/** A decimal string on the wire; bounds are decimal strings too. */
export const money = <const O extends Omit<MoneyShape, 'kind'>>(options?: O) =>
  ({ kind: 'money', ...options }) as { kind: 'money' } & O;
export const whole = <const O extends Omit<WholeShape, 'kind'>>(options?: O) =>
  ({ kind: 'whole', ...options }) as { kind: 'whole' } & O;
export const flag = <const O extends Omit<FlagShape, 'kind'>>(options?: O) =>
  ({ kind: 'flag', ...options }) as { kind: 'flag' } & O;
export const choice = <const V extends readonly string[], const O extends { optional?: boolean }>(
  of: V,
  options?: O,
) => ({ kind: 'choice', of, ...options }) as { kind: 'choice'; of: V } & NoInfer<O>;
/** `YYYY-MM-DD` in the brand's time zone. */
export const date = <const O extends Omit<DateShape, 'kind'>>(options?: O) =>
  ({ kind: 'date', ...options }) as { kind: 'date' } & O;

export const list = <const O extends Omit<ListShape, 'kind' | 'of'>>(of: TextShape, options?: O) =>
  ({ kind: 'list', of, ...options }) as { kind: 'list'; of: TextShape } & O;

export const record = <const O extends Omit<RecordShape, 'kind'>>(options?: O) =>
  ({ kind: 'record', ...options }) as { kind: 'record' } & O;

export type ValueOf<S> = S extends { kind: 'choice'; of: readonly (infer V)[] }
  ? V
  : S extends { kind: 'whole' }
    ? number
    : S extends { kind: 'flag' }
      ? boolean
      : S extends { kind: 'list' }
        ? string[]
        : S extends { kind: 'record' }
          ? Record<string, unknown>
          : string;

type OptionalKeys<S> = {
  [K in keyof S]: S[K] extends { optional: true } ? K : never;
}[keyof S];

export type Values<S> = { [K in Exclude<keyof S, OptionalKeys<S>>]: ValueOf<S[K]> } & {
  [K in OptionalKeys<S>]?: ValueOf<S[K]>;
};

/** Carries an output type and nothing at run time. */
export type Output<Value> = { readonly output?: Value };
export const output = <Value>(): Output<Value> => ({});

/**
 * How often a call may be made: at most `count` times within `seconds` by each of what `by` names.
 * Beyond it the answer is `request.too_many` with the wait; only the count `by` the whole brand
 * never refuses and is just logged.
 */
export type Limit = {
  by: 'address' | 'device' | 'player' | 'brand';
  count: number;
  seconds: number;
  /** Guards a secret or money: counted in rows, one count for all processes and restarts. */
  exact?: boolean;
  /** Counts only refused calls. */
  refusedOnly?: boolean;
  /** Counts only calls that give this input; `by` the address only. */
  ofInput?: string;
};

/** A file that is sent part by part, in place of a value. */
export type TextFile = { name: string; parts: AsyncIterable<string> };

export type EndpointInput = {
  method: HttpMethod;
  path: string;
  caller: Caller;
  /** The centre it belongs to: it is refused if the brand does not have that centre on. */
  centre?: Centre;
  /** Answers in maintenance too; `always`: also in a region that is not served. */
  whileClosed?: 'always' | 'maintenance';
  /**
   * `used`: a token is used if sent; a call without one is not refused. `valid`: also, a token that
   * is sent must be one that may make the call, so that a player's act is never a visitor's.
   */
  token?: 'used' | 'valid';
  /** Refused unless the caller confirmed within the last minutes who they are (`stepUp`). */
  stepUp?: boolean;
  /** Of an operator's call: the right that it needs, `noun.verb`; without one any operator may. */
  right?: string;
  /** It only stops something: the second person's right (`noun.a`) opens it as well. */
  stops?: true;
  /**
   * The answer shows players, though the address names none: the one whom its `playerId` names, or
   * each of a list of it.
   */
  showsPlayer?: true | { list: string; id: string };
  /** Answers to an operator whose page is locked. */
  whileLocked?: boolean;
  /** Answers to a session that a remembered browser opened; others ask for a step-up first. */
  whileLooking?: boolean;
  /** Answers to a session that must change its password first. */
  whilePasswordMustChange?: boolean;
  /** The body is a form, URL-encoded, not JSON. */
  form?: boolean;
  /** The body is a picture (PNG, JPEG, WebP, at most 5 MB); the input is in the address. */
  image?: boolean;
  /** The body is a JWE; a plain one is refused. */
  sealed?: boolean;
  /** The client may send it without the player; it does not count as the player's activity. */
  background?: boolean;
  /** The largest body, where it is more than a call usually has. */
  mostBytes?: number;
  /** Takes `Idempotency-Key`: moves money or claims something. */
  once?: boolean;
  /** Its key is spent by a refusal too: an earlier try of it that arrives later does nothing. */
  spendsKey?: boolean;
  /** Changes rarely: sent with a tag, compressed, and without a body to a browser that has it. */
  tagged?: boolean;
  /** Answers with a file (`TextFile`) instead of a value. */
  file?: 'csv' | 'json';
  /** No cache may keep the answer. */
  noStore?: boolean;
  /** Applies beside the limit that each address has over all calls. */
  limit?: Limit | readonly Limit[];
  input: Shapes;
  output: Output<unknown>;
  refusals: readonly ErrorCode[];
};

export type Endpoint = EndpointInput & { noun: string; name: string };

export const endpoint = <const E extends EndpointInput>(definition: E): E => definition;

/** A noun's table: adds to each endpoint its noun (the `X-Module` of its calls) and its name. */
export const endpoints = <const T extends Record<string, EndpointInput>>(
  noun: string,
  table: T,
): { [K in keyof T]: T[K] & { noun: string; name: string } } => {
  const named = Object.entries(table).map(([name, definition]) => [
    name,
    { ...definition, noun, name },
  ]);
  return Object.fromEntries(named) as { [K in keyof T]: T[K] & { noun: string; name: string } };
};

export type InputOf<E extends { input: Shapes }> = Values<E['input']>;
export type OutputOf<E extends { output: Output<unknown> }> =
  E['output'] extends Output<infer V> ? V : never;
export type RefusalOf<E extends { refusals: readonly ErrorCode[] }> = E['refusals'][number];
