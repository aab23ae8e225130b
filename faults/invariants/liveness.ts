import type { CheckContext, Invariant } from '../harness/types';
import { openUnboundedMemory } from './memory';
import { rowsOf, violationsOf, type Wrong } from './rows';

const longestRecoveryMs = 10_000;

/**
 * I20: the site recovers by itself, nothing stays stuck, no operation stays in doubt and no process
 * grows without end.
 */
export const siteComesBack = ({ stuckSeconds = 30 } = {}): Invariant => {
  const unboundedMemory = openUnboundedMemory();
  return {
    id: 'I20',
    name: 'the first success comes within 10 s of a fault, nothing stays locked, in doubt or grows',
    during: true,
    check: async (context) => {
      const wrongs = await rowsOf<Wrong>(context, stuck, [context.isFinal, stuckSeconds]);
      wrongs.push(...unboundedMemory(context.memory));
      if (context.isFinal) wrongs.push(...slowRecoveries(context), ...doubts(context));
      return violationsOf('I20', wrongs);
    },
  };
};

// A deadlock means that two transactions locked the same rows in different orders. The statistics
// restart at zero when the server was killed.
const stuck = `
  select format('%s deadlocks', deadlocks) as what
  from pg_stat_database where datname = current_database() and deadlocks > 0
  union all
  select format('process %s idles in its transaction since %s', pid, state_change)
  from pg_stat_activity
  where datname = current_database() and state like 'idle in transaction%'
    and pid <> pg_backend_pid() and state_change < clock_timestamp() - make_interval(secs => $2)
  union all
  select format('process %s waits for a lock since %s', l.pid, coalesce(l.waitstart, a.query_start))
  from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where not l.granted and a.datname = current_database() and ($1
    or coalesce(l.waitstart, a.query_start) < clock_timestamp() - make_interval(secs => $2))`;

const slowRecoveries = ({ recoveries }: CheckContext): Wrong[] =>
  recoveries
    .filter(({ ms }) => ms > longestRecoveryMs)
    .map(({ nemesis, ms }) => ({
      what: `after ${nemesis} the first success came ${(ms / 1000).toFixed(1)} s later`,
    }));

/** A bet in doubt is fine when its rollback was acknowledged; nothing else may stay in doubt. */
const doubts = ({ history }: CheckContext): Wrong[] => {
  const takenBack = new Set(
    history.operations
      .filter(({ kind, outcome }) => kind === 'rollback' && outcome === 'ok')
      .map(({ owner, ofKey }) => `${owner} ${ofKey}`),
  );
  return history.operations
    .filter(
      ({ kind, outcome, owner, key, isForged }) =>
        (outcome === 'unknown' || outcome === 'running') &&
        !isForged &&
        kind !== 'balance' &&
        // A caller without an answer asks for another value or file.
        kind !== 'reveal' &&
        kind !== 'file' &&
        // Its author may have lost the right before the answer came.
        kind !== 'decision' &&
        !(kind === 'bet' && takenBack.has(`${owner} ${key}`)),
    )
    .map(({ kind, owner, key }) => ({ what: `a ${kind} is still in doubt`, owner, key }));
};
