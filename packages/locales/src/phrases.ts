/** The names between braces of a phrase: `'Từ {min} đến {max}'` has `min` and `max`. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `${infer Name}:${string}` ? Name : Inner) | Placeholder<Rest>
  : never;

/**
 * The same keys as the Vietnamese file, each a text. The test of parity compares their
 * placeholders.
 */
export type Translated<Vietnamese> = {
  readonly [Key in keyof Vietnamese]: Vietnamese[Key] extends string
    ? string
    : Translated<Vietnamese[Key]>;
};

/**
 * Puts values into a phrase: `fill(t.range, { min: '10.00', max: '20.00' })`. `{name:lower}` puts
 * it in small letters, for a language that writes it so in the middle of a sentence.
 */
export const fill = <Text extends string>(
  text: Text,
  values: Record<Placeholder<Text>, string | number>,
): string =>
  text.replace(/\{(\w+)(:lower)?\}/g, (whole, name: string, lower?: string) => {
    const value = String((values as Record<string, string | number>)[name] ?? whole);
    return lower ? value.toLowerCase() : value;
  });
