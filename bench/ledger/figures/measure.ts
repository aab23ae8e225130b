import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { Cluster } from '../stage/cluster';

/** The result of one turn of a variant. What could not be measured is left out. */
export type Figures = {
  betsPerSecond: number;
  p50Ms?: number;
  p99Ms?: number;
  nodeMicros?: number;
  postgresMicros?: number;
  generatorMicros?: number;
  walBytes?: number;
  /** Tables and indexes of the ledger's schema alone. */
  diskBytes?: number;
  /** The share of balance updates that touched no index. */
  hotShare?: number;
  /** The share of bets that were answered with "unknown" because time ran out. */
  unknownShare?: number;
  /** Bets that were answered with "unknown", or later than a vendor waits. */
  outOfTime?: number;
};

const ticksPerSecond = 100;

/** Seconds of processor time of a process, its children, and those of them that have ended. */
export const cpuOf = (pids: number[]): number | undefined => {
  if (!existsSync('/proc/self/stat')) return undefined;
  const processes = new Map(readdirSync('/proc').flatMap(statOf));
  const isOurs = (pid: number): boolean => {
    if (pids.includes(pid)) return true;
    const parent = processes.get(pid)?.parent;
    return parent !== undefined && isOurs(parent);
  };
  let ticks = 0;
  for (const [pid, each] of processes) if (isOurs(pid)) ticks += each.ticks;
  return ticks / ticksPerSecond;
};

const statOf = (name: string): [number, { parent: number; ticks: number }][] => {
  if (!/^\d+$/.test(name)) return [];
  try {
    const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name is in brackets and may hold anything; the text after the last bracket is plain.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0);
    return [[Number(name), { parent: fields[1] ?? 0, ticks }]];
  } catch {
    return [];
  }
};

/** The processes whose time is counted separately; this process counts as Node's with 'self'. */
export type Watched = { node?: number[] | 'self'; generator?: number[] | 'self' };

type Snapshot = {
  at: number;
  wal: bigint;
  postgres: number | undefined;
  node: number | undefined;
  generator: number | undefined;
};

export type Meter = {
  begin: () => Promise<void>;
  /** Figures of the time since `begin`, in which so many bets were answered. */
  end: (bets: number) => Promise<Figures>;
};

/** Reads clocks and counters around a measurement. */
export const openMeter = (cluster: Cluster, { node, generator }: Watched): Meter => {
  let from: Snapshot | undefined;
  const cpu = (pids: number[] | 'self' | undefined): number | undefined => {
    if (pids === undefined) return undefined;
    if (pids !== 'self') return cpuOf(pids);
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const take = async (): Promise<Snapshot> => {
    const [row] = await cluster.admin<{ at: string }>(
      `select (pg_current_wal_insert_lsn() - '0/0')::text as at`,
    );
    return {
      at: performance.now(),
      wal: BigInt(row?.at ?? 0),
      postgres: cpuOf([cluster.pid]),
      node: cpu(node),
      generator: cpu(generator),
    };
  };
  return {
    begin: async () => {
      from = await take();
    },
    end: async (bets) => {
      const to = await take();
      if (!from) throw new Error('a measurement ended that had not begun');
      const micros = (one: number | undefined, other: number | undefined) =>
        one === undefined || other === undefined ? undefined : ((other - one) * 1e6) / bets;
      return {
        betsPerSecond: bets / ((to.at - from.at) / 1000),
        nodeMicros: micros(from.node, to.node),
        postgresMicros: micros(from.postgres, to.postgres),
        generatorMicros: micros(from.generator, to.generator),
        walBytes: Number(to.wal - from.wal) / bets,
      };
    },
  };
};

export type LedgerSize = { bytes: number; transfers: number; updates: number; hot: number };

/** How large the ledger is, and how its balances were updated so far. */
export const ledgerSize = async (url: string): Promise<LedgerSize> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<keyof LedgerSize, string>>(`
      select
        (select sum(pg_total_relation_size(oid)) from pg_class
          where relnamespace = 'ledger'::regnamespace and relkind = 'r') as bytes,
        (select count(*) from ledger.transfer) as transfers,
        n_tup_upd as updates, n_tup_hot_upd as hot
      from pg_stat_user_tables where relid = 'ledger.account'::regclass`);
    const [row] = rows;
    return {
      bytes: Number(row?.bytes),
      transfers: Number(row?.transfers),
      updates: Number(row?.updates),
      hot: Number(row?.hot),
    };
  } finally {
    await client.end();
  }
};

/** The size of a bet on disk between two measurements. */
export const growthOf = (
  before: LedgerSize,
  after: LedgerSize,
): Pick<Figures, 'diskBytes' | 'hotShare'> => {
  const updates = after.updates - before.updates;
  return {
    diskBytes: (after.bytes - before.bytes) / (after.transfers - before.transfers),
    hotShare: updates > 0 ? (after.hot - before.hot) / updates : undefined,
  };
};
