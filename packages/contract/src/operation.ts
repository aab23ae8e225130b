import { endpoint, endpoints, output, text } from './endpoint';

export type ProcessState = {
  id: string;
  host: string;
  pid: number;
  roles: string[];
  build: string;
  buildDigest?: string;
  nodeVersion: string;
  configVersions: Record<string, number>;
  /** By how many milliseconds its clock is ahead of the database's. */
  driftMs: number;
  /** The disk of its folder of data, and what is free of it, in bytes. */
  disk?: { bytes: number; freeBytes: number };
  startedAt: string;
  seenAt: string;
  state: 'live' | 'unseen' | 'ended';
};

export type JobState = {
  name: string;
  seconds: number;
  isRunning: boolean;
  beganAt?: string;
  endedAt?: string;
  /** When it is due again; what is late has been due for so many seconds. */
  nextAt?: string;
  lateSeconds: number;
  runs: number;
  /** The kind of the last failure, until it succeeds. */
  reason?: string;
  /** A person asked for it, and it has not begun. */
  isRequested: boolean;
};

export type WaitingEvent = {
  id: string;
  type: string;
  key: string;
  attempts: number;
  createdAt: string;
  dueAt: string;
  /** Of one whose last try failed. */
  failedAt?: string;
  reason?: string;
};

export type UnsentMessages = {
  brand: string;
  channel: 'mail' | 'sms';
  state: 'queued' | 'failed' | 'unknown';
  count: number;
  oldestAt: string;
};

export type Operations = {
  asOf: string;
  processes: ProcessState[];
  jobs: JobState[];
  /** Events that wait, those whose tries fail, and the hundred that are due for longest. */
  events: { waiting: number; failing: number; list: WaitingEvent[] };
  messages: UnsentMessages[];
  /** How many months after this one each table has a part for. */
  partitions: { table: string; monthsAhead: number }[];
  database: { bytes: number; version: string };
  /** The backup that was last proven by restoring it: up to when it knows, and when that was. */
  backup?: { madeAt: string; provenAt: string };
};

const reason = text({ min: 3, max: 500 });

/** The machine of a site: read, a job run now, an event tried again, and nothing else. */
export const operation = endpoints('operation', {
  readOperations: endpoint({
    method: 'GET',
    path: '/console/operations',
    caller: 'operator',
    right: 'operation.r',
    background: true,
    noStore: true,
    limit: { by: 'player', count: 120, seconds: 60 },
    input: {},
    output: output<Operations>(),
    refusals: [],
  }),
  /** Due now; a process takes it within a second or two. */
  runJob: endpoint({
    method: 'POST',
    path: '/console/operations/jobs/{name}/run',
    caller: 'operator',
    right: 'operation.w',
    stepUp: true,
    limit: { by: 'player', count: 30, seconds: 60 },
    input: { name: text({ pattern: '^[a-z_]+\\.[a-z_]+$', max: 64 }), reason },
    output: output<Record<string, never>>(),
    refusals: ['request.unknown', 'operation.job_running'],
  }),
  /** Due now, if its last try failed; one that is done or being handled stays as it is. */
  retryEvent: endpoint({
    method: 'POST',
    path: '/console/operations/events/{id}/retry',
    caller: 'operator',
    right: 'operation.w',
    stepUp: true,
    limit: { by: 'player', count: 60, seconds: 60 },
    input: { id: text({ pattern: '^[1-9][0-9]{0,17}$' }), reason },
    output: output<{ state: 'due' | 'waiting' | 'done' }>(),
    refusals: ['request.unknown'],
  }),
});
