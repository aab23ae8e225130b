/**
 * One JSON line an event on standard output. Tickets, tokens, seeds and cookies never come here.
 */
export type Log = {
  info: (event: string, facts?: Facts) => void;
  warn: (event: string, facts?: Facts) => void;
  error: (event: string, facts?: Facts) => void;
};

type Facts = Record<string, string | number | boolean | null | undefined>;

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export const createLog = (
  level: LogLevel,
  now: () => Date,
  write: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): Log => {
  const at = (of: LogLevel) => (event: string, facts?: Facts) => {
    if (logLevels.indexOf(of) < logLevels.indexOf(level)) return;
    write(JSON.stringify({ at: now().toISOString(), level: of, part: 'games', event, ...facts }));
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
};

/** What an unknown failure says, for a log line. */
export const reasonOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);
