import type { Platform } from '../context';
import { forgiveLease, pauseLease, takenLeases } from '../database/lease';
import type { Database } from '@parlour/node-kit/database/database';
import { claimRun, declareJobs, noteDone, noteFailed, reasonOf } from './job-runs';
import type { Event } from './outbox';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/**
 * A module's work outside calls. Both kinds may run twice (a process may die between the work and
 * its record), so both must be idempotent.
 */
export type Jobs = {
  /** Handles events of the outbox, after their commit. Each must end within the lease. */
  on?: { [Type in Event['type']]?: (platform: Platform, event: EventOf<Type>) => Promise<void> };
  /** Runs periodically, in one process at a time. */
  every?: Record<string, { seconds: number; work: (platform: Platform) => Promise<void> }>;
};

/** Names a module's jobs; a misspelt event does not compile. */
export const defineJobs = (jobs: Jobs): Jobs => jobs;

export type Clockwork = { stop: () => Promise<void> };

type Handler = (platform: Platform, event: Event) => Promise<void>;
type ClaimedEvent = {
  id: bigint;
  type: string;
  key: string;
  payload: Record<string, unknown>;
  attempts: number;
};

// What a dead process had claimed is blocked for this long, perhaps a payment.
const leaseSeconds = 30;
const longestWaitSeconds = 300;
const batch = 20;
const keptDays = 30;

/**
 * Runs the jobs of all modules until `stop`, which waits for running ones. Any number of processes
 * may do this at the same time: rows are claimed with `skip locked`.
 */
export const runJobs = (
  platform: Platform,
  modules: Jobs[],
  { idleMs = 250, processId }: { idleMs?: number; processId?: string | undefined } = {},
): Clockwork => {
  const jobs = [...modules, outboxJobs];
  const handlers = handlersOf(jobs);
  const repeating = jobs.flatMap(({ every = {} }) => Object.entries(every));
  let isDeclared = false;
  // A job that takes long, or never ends, delays no other; nor do the events of a company.
  const underWay = new Map<string, Promise<unknown>>();
  const begin = (name: string, run: () => Promise<unknown>) => {
    const running = run()
      .catch((error: unknown) => platform.log.warn('jobs.turn_failed', { error, name }))
      .finally(() => underWay.delete(name));
    underWay.set(name, running);
  };
  // Three loops, so that neither a slow vendor nor a silent company delays an event of others.
  const loops = [
    loop(platform, idleMs, async () => (await deliver(platform, handlers, null)) === batch),
    loop(platform, idleMs, async () => {
      for (const company of await readCompanies(platform.database)) {
        const name = `events of ${company}`;
        if (!underWay.has(name)) begin(name, () => deliver(platform, handlers, company));
      }
      return false;
    }),
    loop(platform, idleMs * 4, async () => {
      if (!isDeclared) {
        const names = repeating.map(([name, { seconds }]) => ({ name, seconds }));
        await declareJobs(platform.database.sql, names);
        isDeclared = true;
      }
      const waiting = await takenLeases(platform.database.sql);
      for (const [name, job] of repeating) {
        if (waiting.has(name) || underWay.has(name)) continue;
        begin(name, () => repeat(platform, { name, ...job, runner: processId }));
      }
      return false;
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((each) => each.stop()));
      await Promise.all(underWay.values());
    },
  };
};

/** Loops until it is stopped; rests between turns unless there is more to do. */
const loop = (platform: Platform, idleMs: number, turn: () => Promise<boolean>): Clockwork => {
  let stopped = false;
  let wake: () => void = () => {};

  const run = async () => {
    while (!stopped) {
      const more = await turn().catch((error: unknown) => {
        // The database may be unavailable for a while; its rows are still there afterwards.
        platform.log.warn('jobs.turn_failed', { error });
        return false;
      });
      if (more || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, idleMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };

  const running = run();
  return {
    stop: async () => {
      stopped = true;
      wake();
      await running;
    },
  };
};

const handlersOf = (jobs: Jobs[]): Map<string, Handler[]> => {
  const handlers = new Map<string, Handler[]>();
  for (const { on = {} } of jobs) {
    for (const [type, handler] of Object.entries(on)) {
      handlers.set(type, [...(handlers.get(type) ?? []), handler as Handler]);
    }
  }
  return handlers;
};

/** Claims due events of a company, or of none, and runs their handlers; returns how many. */
const deliver = async (
  platform: Platform,
  handlers: Map<string, Handler[]>,
  company: string | null,
): Promise<number> => {
  const claimed = await claimEvents(platform.database, company);
  await Promise.all(claimed.map((event) => handle(platform, handlers, event)));
  return claimed.length;
};

const handle = async (
  platform: Platform,
  handlers: Map<string, Handler[]>,
  { id, type, key, payload, attempts }: ClaimedEvent,
) => {
  try {
    const event = { type, key, ...payload } as Event;
    for (const each of handlers.get(type) ?? []) await each(platform, event);
    await platform.database.sql`update lib.outbox set done_at = lib.now() where id = ${id}`;
  } catch (error) {
    const seconds = Math.min(2 ** Math.min(attempts - 1, 10), longestWaitSeconds);
    platform.log.warn('jobs.event_failed', { error, outboxId: id, type, attempts, seconds });
    await platform.database.sql`
      update lib.outbox
      set due_at = lib.now() + make_interval(secs => ${seconds}), failed_at = lib.now(),
        reason = ${reasonOf(error)}
      where id = ${id}`;
  }
};

/** Companies of which an event is due. */
const readCompanies = async ({ sql }: Database): Promise<string[]> => {
  const rows = await sql<{ company: string }>`
    select distinct payload ->> 'company' as company from lib.outbox
    where done_at is null and due_at <= lib.now() and payload ->> 'company' is not null`;
  return rows.map(({ company }) => company);
};

const claimEvents = (database: Database, company: string | null): Promise<ClaimedEvent[]> =>
  database.sql<ClaimedEvent>`
    update lib.outbox
    set due_at = lib.now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1,
      failed_at = null
    where id in (
      select id from lib.outbox
      where done_at is null and due_at <= lib.now()
        and payload ->> 'company' is not distinct from ${company}::text
      order by due_at
      limit ${batch}
      for update skip locked
    )
    returning id, type, key, payload, attempts`;

const repeat = async (
  platform: Platform,
  {
    name,
    seconds,
    work,
    runner,
  }: {
    name: string;
    seconds: number;
    work: (platform: Platform) => Promise<void>;
    runner: string | undefined;
  },
) => {
  const { sql } = platform.database;
  // For its whole period, not until it is done: so it is due again when that is over.
  if (!(await claimRun(sql, { name, seconds, runner }))) return;
  try {
    await work(platform);
    await forgiveLease(sql, name);
    await noteDone(sql, name);
  } catch (error) {
    platform.log.warn('jobs.repeating_failed', { error, name });
    // Sooner than its period, but later with each failure in a row.
    await pauseLease(sql, name, { firstSeconds: 1, mostSeconds: seconds });
    await noteFailed(sql, name, error);
  }
};

const outboxJobs = defineJobs({
  every: {
    'lib.prune_outbox': {
      seconds: 3600,
      work: async ({ database }) => {
        await database.sql`
          delete from lib.outbox where done_at < lib.now() - make_interval(days => ${keptDays})`;
        await database.sql`
          delete from lib.process where seen_at < lib.now() - make_interval(days => ${keptDays})`;
        await database.sql`
          delete from lib.spent_key where at < lib.now() - make_interval(days => ${keptDays})`;
      },
    },
  },
});
