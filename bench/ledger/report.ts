import { median, type Figures } from './measure';
import type { Measured } from './variant';

export type Ratios = Record<string, number | 'not measured'>;

export type Summary = {
  id: string;
  title: string;
  inFlight: number;
  least: number;
  most: number;
} & Figures;

/** The median of each figure over the rounds. */
export const summarize = ({ rounds, ...variant }: Measured): Summary => {
  const of = (name: keyof Figures): number => {
    const values = rounds.map((figures) => figures[name]).filter((value) => value !== undefined);
    return median(values);
  };
  const optional = (name: keyof Figures) => (Number.isNaN(of(name)) ? undefined : of(name));
  const rates = rounds.map(({ betsPerSecond }) => betsPerSecond);
  return {
    ...variant,
    least: Math.min(...rates),
    most: Math.max(...rates),
    betsPerSecond: of('betsPerSecond'),
    p50Ms: optional('p50Ms'),
    p99Ms: optional('p99Ms'),
    nodeMicros: optional('nodeMicros'),
    postgresMicros: optional('postgresMicros'),
    generatorMicros: optional('generatorMicros'),
    walBytes: optional('walBytes'),
    diskBytes: optional('diskBytes'),
    hotShare: optional('hotShare'),
    unknownShare: optional('unknownShare'),
  };
};

const columns: [head: string, value: (summary: Summary) => string][] = [
  ['', ({ title }) => title],
  ['in flight', ({ inFlight }) => String(inFlight)],
  ['bets/s', ({ betsPerSecond }) => whole(betsPerSecond)],
  ['least–most', ({ least, most }) => `${whole(least)}–${whole(most)}`],
  ['p50 ms', ({ p50Ms }) => decimal(p50Ms)],
  ['p99 ms', ({ p99Ms }) => decimal(p99Ms)],
  ['Node µs', ({ nodeMicros }) => decimal(nodeMicros)],
  ['PostgreSQL µs', ({ postgresMicros }) => decimal(postgresMicros)],
  ['load µs', ({ generatorMicros }) => decimal(generatorMicros)],
  ['WAL bytes', ({ walBytes }) => whole(walBytes)],
  ['ledger bytes', ({ diskBytes }) => whole(diskBytes)],
  ['late %', ({ unknownShare }) => percent(unknownShare)],
  ['HOT %', ({ hotShare }) => percent(hotShare)],
];

const whole = (value: number | undefined): string =>
  value === undefined ? '–' : Math.round(value).toLocaleString('en');

const decimal = (value: number | undefined): string =>
  value === undefined ? '–' : value.toFixed(1);

const percent = (share: number | undefined): string =>
  decimal(share === undefined ? undefined : share * 100);

/** A table for people: one line a variant, all figures a bet unless they say otherwise. */
export const tableOf = (summaries: Summary[]): string => {
  const lines = [
    columns.map(([head]) => head),
    ...summaries.map((summary) => columns.map(([, value]) => value(summary))),
  ];
  const widths = columns.map((_column, place) =>
    Math.max(...lines.map((cells) => cells[place]?.length ?? 0)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, place) =>
          place === 0 ? cell.padEnd(widths[place] ?? 0) : cell.padStart(widths[place] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
};

type Rule = { name: string; words: string; of: string; by: string; figure?: keyof Figures };

/** What is compared with what; each needs both of its variants. */
const rules: Rule[] = [
  {
    name: 'core_vs_function',
    words: 'core at 256 in flight, against one call a bet',
    of: 'core_256',
    by: 'core_function',
  },
  {
    name: 'core_vs_function_1024',
    words: 'core at 1,024 in flight, against one call a bet',
    of: 'core_1024',
    by: 'core_function',
  },
  {
    name: 'postgres_cpu_vs_function',
    words: "PostgreSQL's time a bet at 256 in flight, against one call a bet",
    of: 'core_256',
    by: 'core_function',
    figure: 'postgresMicros',
  },
  {
    name: 'rounds_vs_function',
    words: 'all checks without HTTP at 256 in flight, against one call a bet',
    of: 'full_256',
    by: 'full_function',
  },
  {
    name: 'http_rsa_vs_function',
    words: 'full HTTP path with RSA, two processes, against one call a bet',
    of: 'http_rsa_2',
    by: 'full_function',
  },
  {
    name: 'http_hmac_vs_function',
    words: 'full HTTP path with HMAC, two processes, against one call a bet',
    of: 'http_hmac_2',
    by: 'full_function',
  },
  {
    name: 'http_rsa_vs_plain_server',
    words: 'full HTTP path with RSA, two processes, against a plain server',
    of: 'http_rsa_2',
    by: 'http_plain',
  },
  {
    name: 'growth_20m_entries',
    words: 'core with twenty million old entries, against none, a million accounts',
    of: 'grown_core_256_full',
    by: 'grown_core_256_empty',
  },
  {
    name: 'flush_1ms_vs_function',
    words: 'core at 256 in flight with a slow disk, against one call a bet',
    of: 'slow_core_256',
    by: 'slow_core_function',
  },
  {
    name: 'fanout_p99',
    words: "a bet's p99 during a fan-out to many sockets, against none",
    of: 'fanout_on',
    by: 'fanout_off',
    figure: 'p99Ms',
  },
];

/** Ratios of medians; both sides were measured in the same rounds. */
export const ratiosOf = (summaries: Summary[]): Ratios => {
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return Object.fromEntries(
    rules.map(({ name, of, by, figure = 'betsPerSecond' }) => {
      const [one, other] = [byId.get(of)?.[figure], byId.get(by)?.[figure]];
      const isKnown = one !== undefined && other !== undefined;
      return [name, isKnown ? Math.round((one / other) * 1000) / 1000 : 'not measured'];
    }),
  );
};

export const ratioLines = (ratios: Ratios): string =>
  rules
    .map(({ name, words }) => {
      const ratio = ratios[name];
      const shown = typeof ratio === 'number' ? ratio.toFixed(2) : 'not measured';
      return `${shown.padStart(12)}  ${words} (${name})`;
    })
    .join('\n');
