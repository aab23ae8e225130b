type Write = (event: string, facts?: Record<string, unknown>) => void;

/** Structured lines on standard output, one JSON object each. It never contains secrets. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write };

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type LogOptions = {
  /** Which process writes the line, if several write to one output. */
  part?: string;
  write?: (line: string) => void;
};

const secret = /password|token|secret|cookie|authorization|ticket|sealed|cpw|signature/i;

/** Writes lines of at least `level`. A field whose name looks like a secret is left out. */
export const createLog = (
  level: LogLevel,
  now: () => Date,
  { part, write = (line) => process.stdout.write(`${line}\n`) }: LogOptions = {},
): Log => {
  const at =
    (lineLevel: LogLevel): Write =>
    (event, facts = {}) => {
      if (logLevels.indexOf(lineLevel) < logLevels.indexOf(level)) return;
      const open = Object.entries(facts).filter(([name]) => !secret.test(name));
      write(
        JSON.stringify({
          at: now().toISOString(),
          level: lineLevel,
          part,
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

/** The message of an unknown failure, for a line of the log. */
export const reasonOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);
