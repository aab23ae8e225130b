/** The SQLSTATE, or the system's code, of a failure; empty when it has none. */
export const codeOf = (error: unknown): string =>
  String((error as { code?: unknown } | null)?.code ?? '');

/**
 * The connection writes nothing: it may stay so when the database writes again, since a setting
 * that held when it was made is kept to its end.
 */
export const isReadOnly = (error: unknown): boolean => codeOf(error) === '25006';

/** Such a connection is given up at this age: not made again for each statement that fails. */
export const readOnlyMs = 1000;

/** The name of the broken constraint, when that is what the error says. */
export const brokenRule = (error: unknown): string | undefined => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code?.startsWith('23') ? constraint : undefined;
};
