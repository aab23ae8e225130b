import type { Figures } from './measure';
import { median } from './statistics';
import type { Measured } from '../variant';

export type Summary = {
  id: string;
  title: string;
  inFlight: number;
  turns: number;
  least: number;
  most: number;
} & Figures;

/** A line for each way, whichever parts it took turns in. */
export const summarize = (measured: Measured[]): Summary[] => {
  const byId = new Map<string, Measured>();
  for (const one of measured) {
    const rounds = [...(byId.get(one.id)?.rounds ?? []), ...one.rounds];
    byId.set(one.id, { ...one, rounds });
  }
  return [...byId.values()].map(summaryOf);
};

/** The median of each figure over the turns. */
const summaryOf = ({ rounds, ...variant }: Measured): Summary => {
  const of = (name: keyof Figures): number => {
    const values = rounds.map((figures) => figures[name]).filter((value) => value !== undefined);
    return median(values);
  };
  const optional = (name: keyof Figures) => (Number.isNaN(of(name)) ? undefined : of(name));
  const rates = rounds.map(({ betsPerSecond }) => betsPerSecond);
  return {
    ...variant,
    turns: rounds.length,
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
  ['turns', ({ turns }) => String(turns)],
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

/** A table for people: one line a variant, figures are per bet unless they say otherwise. */
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
