import type { Random } from '@parlour/testkit/random';
import type pg from 'pg';

export type OperationKind = 'bet' | 'win' | 'rollback' | 'deposit' | 'move' | 'balance';

/**
 * `ok`: somebody was told that it is done. `refused`: the last time it was sent was refused, so its
 * sender is certain. `unknown`: neither; it may be there or not. `running`: no answer yet.
 */
export type Outcome = 'ok' | 'refused' | 'unknown' | 'running';

/** One time that an operation was sent; all times are milliseconds since the run began. */
export type Attempt = {
  sentAt: number;
  endedAt: number;
  outcome: Exclude<Outcome, 'running'>;
  /** The status of the wire, or what broke. */
  answer: string;
  /** Which platform process it went to. */
  process: number;
};

/** One operation under its key, over all the times that it was sent. */
export type Operation = {
  kind: OperationKind;
  /** Whose key it is: a vendor's code, `cashier` for deposits, `wallet` for moves. */
  owner: string;
  /**
   * The vendor's transaction_uuid, in small letters; a deposit's payment id; a move's
   * idempotency key.
   */
  key: string;
  /** The bet that a win pays or a rollback takes back. */
  ofKey: string | undefined;
  /** The vendor's name for the round. */
  round: string | undefined;
  closesRound: boolean;
  playerId: string;
  currency: string;
  /** Micros; 0 for a rollback. */
  amount: bigint;
  /** Sent under a key that another operation has, with another amount: nothing may come of it. */
  isForged: boolean;
  startedAt: number;
  /** Of the first answer that decided it. */
  endedAt: number;
  outcome: Outcome;
  attempts: Attempt[];
};

/** All that the clients asked for and were told. */
export type History = {
  /** In the order in which they were first sent; the list only grows. */
  operations: Operation[];
  /** The operation to which a key belongs; the forged ones are not found here. */
  find: (owner: string, key: string) => Operation | undefined;
  /** Milliseconds since the run began. */
  now: () => number;
};

export type Violation = {
  invariant: string;
  /** A sentence. */
  what: string;
  /** Whose history is shown with it. */
  owner?: string;
  key?: string;
};

export type CheckContext = {
  /** Inside a REPEATABLE READ transaction, straight at the server. */
  client: pg.ClientBase;
  history: History;
  /** On the history's clock, read just before the snapshot: what was told before it must show. */
  snapshotAt: number;
  /** The load is over, everything has a definite answer and no fault is in force. */
  isFinal: boolean;
  /** Reads what a player is shown through the site; in the last check only. */
  shownBalance: ((playerId: string) => Promise<bigint>) | undefined;
  /** By nemesis: milliseconds from each end of a fault to the first success after it. */
  recoveries: { nemesis: string; ms: number }[];
  /** What the platform processes held, second by second. */
  memory: MemorySample[];
};

/** How much memory a platform process held at a moment of the history's clock. */
export type MemorySample = { place: number; pid: number; at: number; bytes: number };

/** One thing that must always be true. A checker is made anew for each run and may remember. */
export type Invariant = {
  id: string;
  name: string;
  /** Checked every few seconds as well, and not only at the end. */
  during: boolean;
  check: (context: CheckContext) => Promise<Violation[]>;
};

/** What a wire does to what comes back over it. */
export type Harm = {
  /** `cut`: the connection goes instead of the answer; `swallow`: it stays and says no more. */
  kind: 'cut' | 'swallow' | 'delay';
  /** Of the answers, from 0 to 1. */
  share: number;
  delayMs?: number;
};

/** A TCP proxy of ours between two parts. */
export type Wire = {
  port: number;
  harm: (harm: Harm) => void;
  /** Ends the harm; connections that were swallowed go. */
  mend: () => void;
  close: () => Promise<void>;
};

export type DatabaseServer = {
  port: number;
  /** Straight to the server, past every wire. */
  url: string;
  /** The folder given to the launcher; the cluster is its subfolder `postgres`. */
  dataDir: () => string;
  /** The postmaster, if it lives. */
  mainPid: () => number | undefined;
  /** All processes that the postmaster has. */
  childPids: () => number[];
  /** From now on a server that ends is not started again. */
  hold: () => void;
  /** Starts it again, on another folder if one is given, and keeps it running. */
  release: (dataDir?: string) => Promise<void>;
};

export type PlatformProcess = {
  place: number;
  pid: () => number | undefined;
  /** Where clients reach it, through `toClients`. */
  url: string;
  /** Between clients and this process. */
  toClients: Wire;
  /** Between this process and the database. */
  toDatabase: Wire;
};

/** Everything that a nemesis can strike. A part that ends is started again by itself. */
export type Cluster = {
  /** Everything of the run lies below it. */
  folder: string;
  database: DatabaseServer;
  platforms: PlatformProcess[];
};

/** Where the database lies, when a nemesis needs a disk of its own for it. */
export type Disk = {
  /** For the launcher of PostgreSQL. */
  dataDir: string;
  /** Takes the disk away after the database has ended; harmless when repeated. */
  remove: () => Promise<void>;
};

export type Nemesis = {
  id: string;
  name: string;
  /** A sentence why it cannot strike on this machine; undefined when it can. */
  missing?: () => Promise<string | undefined>;
  /** With a disk of its own it also gets a cluster of its own, and is never part of the mix. */
  makeDisk?: (folder: string) => Promise<Disk>;
  /** How long the fault stays before it is healed. */
  holdMs: number;
  strike: (cluster: Cluster, random: Random) => Promise<void>;
  heal: (cluster: Cluster) => Promise<void>;
};

/** A built server, of these sources or of spoiled ones. */
export type Build = {
  /** The working folder of its processes, from which they read the schema of `packages/server`. */
  folder: string;
  /** Its `main.js`. */
  main: string;
};

/** A bug put in on purpose, which the run must find. */
export type Plant = {
  name: string;
  what: string;
  /** The nemeses under which it shows, and the seconds within which it must. */
  nemeses: string[];
  seconds: number;
  /** Those that must fire: one of them is enough. */
  expected: string[];
};
