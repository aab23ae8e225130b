/** The names between braces of a phrase: `'Từ {min} đến {max}'` has `min` and `max`. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/**
 * The same keys as the Vietnamese file, each a text. The test of parity compares their
 * placeholders.
 */
export type Translated<Vietnamese> = { readonly [Key in keyof Vietnamese]: string };
