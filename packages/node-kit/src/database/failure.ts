/** The SQLSTATE, or the system's code, of a failure; empty when it has none. */
export const codeOf = (error: unknown): string =>
  String((error as { code?: unknown } | null)?.code ?? '');

/** The name of the broken constraint, when that is what the error says. */
export const brokenRule = (error: unknown): string | undefined => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code?.startsWith('23') ? constraint : undefined;
};
