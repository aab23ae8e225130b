/** Structured lines on standard output, one JSON object each. Secrets never come here. */
export type Log = {
  debug: (event: string, facts?: Record<string, unknown>) => void;
  info: (event: string, facts?: Record<string, unknown>) => void;
  warn: (event: string, facts?: Record<string, unknown>) => void;
  error: (event: string, facts?: Record<string, unknown>) => void;
};

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const secret = /password|token|secret|cookie|authorization|ticket|sealed|cpw|signature/i;

/** Writes lines of at least `level`. A fact whose name speaks of a secret is left out. */
export const createLog = (
  level: LogLevel,
  now: () => Date,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log => {
  const at =
    (lineLevel: LogLevel) =>
    (event: string, facts: Record<string, unknown> = {}) => {
      if (logLevels.indexOf(lineLevel) < logLevels.indexOf(level)) return;
      const open = Object.entries(facts).filter(([name]) => !secret.test(name));
      write(
        JSON.stringify({
          at: now().toISOString(),
          level: lineLevel,
          event,
          ...Object.fromEntries(open.map(([name, value]) => [name, plain(value)])),
        }),
      );
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
};

const plain = (value: unknown): unknown => {
  if (value instanceof Error)
    return { name: value.name, message: value.message, stack: value.stack };
  return typeof value === 'bigint' ? value.toString() : value;
};
