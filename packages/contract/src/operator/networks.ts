import { choice, endpoint, output, text } from '../endpoint';

/** What a file of networks may have; above it the whole file is refused. */
export const networkBounds = { bytes: 5_000_000, rows: 120_000, listed: 200 } as const;

/** A row that is left out: no network, wider than /8 or /16, unknown reason, or there above. */
export type BadNetwork = {
  n: number;
  text: string;
  why: 'network' | 'wide' | 'reason' | 'repeated';
};

/** A file of networks as a list that is not used yet. */
export type NetworkImport = {
  /** For the change of the kind `networks`; none where nothing would change. */
  list?: string;
  /** How many it has, and how it differs from the list in use. */
  count: number;
  added: number;
  gone: number;
  /** The first two hundred of the bad rows, and how many there are. */
  bad: BadNetwork[];
  badCount: number;
};

export const networkCalls = {
  /** Keeps the good rows and says which are bad; what is refused changes by a change only. */
  importNetworks: endpoint({
    method: 'POST',
    path: '/console/brands/{brand}/networks',
    caller: 'operator',
    right: 'brand.w',
    limit: { by: 'player', count: 30, seconds: 3600 },
    mostBytes: 7_200_000,
    input: {
      brand: text({ max: 32 }),
      mode: choice(['replace', 'add']),
      /** Of rows that say none. */
      reason: choice(['blocked', 'datacentre']),
      file: text({ max: 7_100_000, pattern: '^[A-Za-z0-9+/]*={0,2}$' }),
    },
    output: output<NetworkImport>(),
    refusals: ['request.unknown', 'request.too_large', 'change.csv_broken', 'system.busy'],
  }),
} as const;
