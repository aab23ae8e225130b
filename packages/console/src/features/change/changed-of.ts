/** The fields of an object by their names, or those of a change of it. */
export type ObjectValues = Record<string, unknown>;

/**
 * What differs of what was entered: a field that is left as it is changes nothing. A text of a
 * language that the object has none in (`<field>.<language>`) was empty.
 */
export const changedOf = (entered: ObjectValues, values: ObjectValues): ObjectValues =>
  Object.fromEntries(
    Object.entries(entered).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(values[name] ?? emptyOf(name)),
    ),
  );

const emptyOf = (name: string): string | undefined => (name.includes('.') ? '' : undefined);

/** The texts by language that were entered for a field. */
export const textsOf = (field: string, entered: Record<string, string>): ObjectValues =>
  Object.fromEntries(
    Object.entries(entered)
      .filter(([name]) => name.startsWith(`${field}.`))
      .map(([name, text]) => [name, text.trim()]),
  );
