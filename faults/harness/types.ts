import type { Random } from '@parlour/testkit/random';
import type pg from 'pg';

export type OperationKind =
  | 'bet'
  | 'win'
  | 'rollback'
  | 'deposit'
  | 'move'
  | 'balance'
  | 'withdrawal'
  | 'transfer'
  | 'decision'
  | 'payout'
  | 'limit'
  | 'change'
  | 'reveal'
  | 'export'
  | 'file';

/**
 * `ok`: at least one attempt was acknowledged. `refused`: the last attempt was refused, so the
 * sender is certain. `unknown`: neither; it may or may not have taken effect. `running`: no answer
 * yet.
 */
export type Outcome = 'ok' | 'refused' | 'unknown' | 'running';

/** One attempt of an operation; all times are milliseconds since the run began. */
export type Attempt = {
  sentAt: number;
  endedAt: number;
  outcome: Exclude<Outcome, 'running'>;
  /** The status of the wire, or the failure of the transport. */
  answer: string;
  /** Which platform process it went to. */
  process: number;
  /** The name that the site gave the call. */
  requestId?: string | undefined;
};

/** One operation under its key, over all its attempts. */
export type Operation = {
  kind: OperationKind;
  /** Whose key it is: a vendor's code, `cashier` for deposits, `wallet` for moves, else a noun. */
  owner: string;
  /**
   * The vendor's transaction_uuid in small letters, a deposit's payment id, a payout's id, or the
   * idempotency key.
   */
  key: string;
  /**
   * The bet that a win pays or a rollback takes back; the case that is decided; the player of an
   * opened value; the export of a file.
   */
  ofKey: string | undefined;
  /** The vendor's name for the round. */
  round: string | undefined;
  closesRound: boolean;
  /** Of a decision, the operator's. */
  playerId: string;
  /** Of a transfer, who gets it. */
  toPlayerId?: string;
  /** What a decision says; of a limit the act and its name; `credited` of a deposit. */
  verdict?: string;
  currency: string;
  /** Micros; 0 for a rollback. */
  amount: bigint;
  /** Sent with another amount under the key of another operation: it must have no effect. */
  isForged: boolean;
  startedAt: number;
  /** Of the first answer that decided it. */
  endedAt: number;
  outcome: Outcome;
  attempts: Attempt[];
};

/**
 * A time in which somebody may not do something: from when that was acknowledged until it began
 * to be lifted.
 */
export type Ban = {
  /** A player may not play; an operator has no right to decide. */
  what: 'blocked' | 'excluded' | 'stripped';
  who: string;
  from: number;
  upto: number;
};

/** A time in which a fault struck, until every process was back. */
export type Fault = { from: number; upto: number };

/** A setting as a process said it has it, beside the one whose change was acknowledged before. */
export type Shown = {
  process: number;
  setting: string;
  wanted: number;
  found: number;
  /** When the change was acknowledged, and when the process was asked. */
  since: number;
  sentAt: number;
};

/** All that the clients asked for and were answered. */
export type History = {
  /** In the order of the first attempts; the list only grows. */
  operations: Operation[];
  /** The operation of a key; forged operations are not found here. */
  find: (owner: string, key: string) => Operation | undefined;
  bans: Ban[];
  faults: Fault[];
  shown: Shown[];
  /** Milliseconds since the run began. */
  now: () => number;
};

export type Violation = {
  invariant: string;
  /** A sentence. */
  what: string;
  /** The operation whose history is shown with it. */
  owner?: string;
  key?: string;
};

export type CheckContext = {
  /** Inside a REPEATABLE READ transaction, directly on the server. */
  client: pg.ClientBase;
  history: History;
  /**
   * On the history's clock, read just before the snapshot: what was acknowledged earlier must be
   * visible.
   */
  snapshotAt: number;
  /** The load is over, every operation has a definite answer and no fault is active. */
  isFinal: boolean;
  /** Reads through the site what a player is shown; in the last check only. */
  shownBalance: ((playerId: string) => Promise<bigint>) | undefined;
  /** By nemesis: milliseconds from the end of each fault to the first success after it. */
  recoveries: { nemesis: string; ms: number }[];
  /** The memory of the platform processes, second by second. */
  memory: MemorySample[];
};

/** How much memory a platform process used at a moment of the history's clock. */
export type MemorySample = { place: number; pid: number; at: number; bytes: number };

/** One thing that must always be true. Each run makes a new checker, which may keep state. */
export type Invariant = {
  id: string;
  name: string;
  /** Checked every few seconds as well, not only at the end. */
  during: boolean;
  check: (context: CheckContext) => Promise<Violation[]>;
};

/** What a wire does to the bytes that come back over it. */
export type Harm = {
  /** `cut`: the connection closes in place of the answer; `swallow`: it stays open and silent. */
  kind: 'cut' | 'swallow' | 'delay';
  /** Share of the answers, from 0 to 1. */
  share: number;
  delayMs?: number;
};

/** A TCP proxy of ours between two parts. */
export type Wire = {
  port: number;
  harm: (harm: Harm) => void;
  /** Ends the faults; swallowed connections are closed. */
  repair: () => void;
  close: () => Promise<void>;
};

export type DatabaseServer = {
  port: number;
  /** Directly to the server, past every wire. */
  url: string;
  /** The folder given to the launcher; the cluster is its subfolder `postgres`. */
  dataDir: () => string;
  /** The postmaster, if it lives. */
  mainPid: () => number | undefined;
  /** All child processes of the postmaster. */
  childPids: () => number[];
  /** From now on a server that ends is not restarted. */
  hold: () => void;
  /** Starts it again, on another folder if one is given, and keeps it running. */
  release: (dataDir?: string) => Promise<void>;
};

export type PlatformProcess = {
  place: number;
  pid: () => number | undefined;
  /** Where clients reach it, through `toClients`. */
  url: string;
  /** Where operators reach it, through `toConsole`. */
  consoleUrl: string;
  /** Between clients and this process. */
  toClients: Wire;
  toConsole: Wire;
  /** Between this process and the database. */
  toDatabase: Wire;
};

/** Everything that a nemesis can strike. A part that ends is restarted automatically. */
export type Cluster = {
  /** All files of the run are below it. */
  folder: string;
  database: DatabaseServer;
  platforms: PlatformProcess[];
};

/** The database's folder, when a nemesis needs a disk of its own for it. */
export type Disk = {
  /** For the launcher of PostgreSQL. */
  dataDir: string;
  /** Removes the disk after the database has ended; harmless when repeated. */
  remove: () => Promise<void>;
};

export type Nemesis = {
  id: string;
  name: string;
  /** A sentence why it cannot strike on this machine; undefined when it can. */
  missing?: () => Promise<string | undefined>;
  /** With a disk of its own it also gets a cluster of its own, and is never part of the mix. */
  makeDisk?: (folder: string) => Promise<Disk>;
  /** How long the fault lasts before it is repaired. */
  holdMs: number;
  strike: (cluster: Cluster, random: Random) => Promise<void>;
  heal: (cluster: Cluster) => Promise<void>;
};

/** A built server, of these sources or of mutated ones. */
export type Build = {
  /** The working folder of its processes, from which they read the schema of `packages/server`. */
  folder: string;
  /** Its `main.js`. */
  main: string;
};

/** A bug put in on purpose, which the run must find. */
export type Mutant = {
  name: string;
  what: string;
  /** The nemeses under which it shows, and the seconds within which it must. */
  nemeses: string[];
  seconds: number;
  /** The invariants that must be violated: one of them is enough. */
  expected: string[];
};
