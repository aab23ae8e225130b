import type { CheckContext, Fault, Invariant, Shown } from '../harness/types';
import { rowsOf, violationsOf, type Wrong } from './rows';

/**
 * In force within a second where nothing else runs; here two processes under full load, a database
 * and all robots share a machine.
 */
const mostMs = 5000;

type Late = {
  changeId: string;
  process: string;
  /** Milliseconds ago. */
  decided: number;
  followed: number | null;
  seen: number;
};

/** O7: an applied change is in force in every process that lives, a refused one in none. */
export const changesAreInForce = (): Invariant => ({
  id: 'O7',
  name: 'an applied change is in force in every live process in its time, a refused one in none',
  during: true,
  check: async (context) =>
    violationsOf('O7', [
      ...(await lateProcesses(context)),
      ...(await rowsOf<Wrong>(context, followedRefused)),
      ...context.history.shown
        .filter((one) => isOld(one, context.history.faults))
        .map(({ process, setting, wanted, found, since, sentAt }) => ({
          what:
            `process ${process} had ${setting} ${found} and not ${wanted} ` +
            `${Math.round(sentAt - since)} ms after the change of ${Math.round(since)}`,
        })),
    ]),
});

/** A process says so too late or not at all, and was seen at work after its time was over. */
const lateProcesses = async (context: CheckContext): Promise<Wrong[]> => {
  const { history } = context;
  const rows = await rowsOf<Late>(context, lateRows, [mostMs]);
  const now = history.now();
  return rows.flatMap(({ changeId, process, decided, followed, seen }): Wrong[] => {
    const deadline = deadlineOf(now - decided, history.faults);
    const saidAt = followed === null ? Infinity : now - followed;
    if (saidAt <= deadline || now - seen <= deadline) return [];
    const how = followed === null ? 'does not follow' : 'was too late to follow';
    return [{ what: `process ${process} ${how} the applied change ${changeId}` }];
  });
};

/** A fault on the way excuses everything until all were back, and so long again. */
const deadlineOf = (at: number, faults: readonly Fault[]): number => {
  let deadline = at + mostMs;
  for (const { from, upto } of faults) {
    if (from < deadline && upto > at) deadline = Math.max(deadline, upto + mostMs);
  }
  return deadline;
};

const isOld = ({ found, wanted, since, sentAt }: Shown, faults: readonly Fault[]): boolean =>
  found !== wanted && sentAt > deadlineOf(since, faults);

// What began later has read the change with everything else; what was not seen since is dead.
const lateRows = `
  select c.id::text as "changeId", p.host || ':' || p.pid as process,
    extract(epoch from clock_timestamp() - c.decided_at)::float8 * 1000 as decided,
    extract(epoch from clock_timestamp() - a.at)::float8 * 1000 as followed,
    extract(epoch from clock_timestamp() - p.seen_at)::float8 * 1000 as seen
  from operator.change c
  join lib.process p on p.started_at < c.decided_at
    and p.seen_at > c.decided_at + make_interval(secs => $1::float8 / 1000)
  left join operator.acknowledgement a on a.change_id = c.id and a.process_id = p.id
  where c.state = 'applied'
    and (a.at is null or a.at > c.decided_at + make_interval(secs => $1::float8 / 1000))
  limit 100`;

const followedRefused = `
  select format('the change %s is %s and %s processes follow it', c.id, c.state, count(*)) as what
  from operator.change c join operator.acknowledgement a on a.change_id = c.id
  where c.state <> 'applied'
  group by c.id
  limit 100`;
