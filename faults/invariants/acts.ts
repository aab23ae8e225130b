import type { CheckContext, Invariant, Operation, OperationKind } from '../harness/types';
import { rowsOf, violationsOf, type Wrong } from './rows';

type Act = { key: string; done: boolean };

/** What has a key of its own and a row, by kind of operation: whether the row is as answered. */
const kept: Partial<Record<OperationKind, string>> = {
  decision: `
    select a.key::text, exists (
      select from casework.decision d
      where d.case_id = a.case_id and d.operator_id = a.operator_id and d.verdict = w.verdict
    ) as done
    from unnest($1::uuid[], $2::text[]) w(key, verdict)
    join casework.act a on a.key = w.key and a.name = 'decided'`,
  change: `
    select c.key::text, count(*) = 1 as done
    from unnest($1::uuid[], $2::text[]) w(key, verdict)
    join operator.change c on c.key = w.key
    group by c.key`,
  export: `
    select x.key, count(*) = 1 as done
    from unnest($1::text[], $2::text[]) w(key, verdict)
    join report.export x on x.key = w.key
    group by x.key`,
};

/** O9: an acknowledged act is there once, also asked for again, and a refused one is not. */
export const actsMatchAnswers = (): Invariant => ({
  id: 'O9',
  name: 'every acknowledged act is there exactly once, every refused one is not',
  during: true,
  check: async (context) => {
    const own = context.history.operations.filter(
      ({ kind, isForged }) => kept[kind] !== undefined && !isForged,
    );
    const again = own.filter(wasRefusedAgain).map(({ kind, owner, key }) => ({
      what: `a ${kind} was refused because of itself`,
      owner,
      key,
    }));
    const wrongs = [...again, ...wrongFiles(context.history.operations)];
    for (const [kind, text] of context.isFinal ? Object.entries(kept) : []) {
      const asked = own.filter((one) => one.kind === kind);
      wrongs.push(...(await wrongActs(context, text, asked)));
    }
    return violationsOf('O9', wrongs);
  },
});

/** Sent twice under one key, it counted and was answered that the case had been decided. */
const wasRefusedAgain = ({ outcome, attempts }: Operation): boolean =>
  outcome === 'ok' &&
  attempts.some(
    (one) => one.outcome === 'refused' && /desk\.(decided|same_person)/.test(one.answer),
  );

/** A file is given once, and only to who asked for it. */
const wrongFiles = (operations: readonly Operation[]): Wrong[] => {
  const given = new Set<string | undefined>();
  const wrongs: Wrong[] = [];
  for (const { kind, attempts, isForged, owner, key, ofKey } of operations) {
    if (kind !== 'file') continue;
    for (const { outcome } of attempts) {
      if (outcome !== 'ok') continue;
      if (isForged) wrongs.push({ what: `another person got the file ${ofKey}`, owner, key });
      else if (given.has(ofKey))
        wrongs.push({ what: `the file ${ofKey} was given twice`, owner, key });
      given.add(ofKey);
    }
  }
  return wrongs;
};

const wrongActs = async (
  context: CheckContext,
  text: string,
  asked: readonly Operation[],
): Promise<Wrong[]> => {
  const rows = await rowsOf<Act>(context, text, [
    asked.map(({ key }) => key),
    asked.map(({ verdict }) => verdict ?? null),
  ]);
  const done = new Map(rows.map((row) => [row.key, row.done]));
  const wrongs: Wrong[] = [];
  for (const operation of asked) {
    const { kind, key, owner, outcome } = operation;
    const say = (what: string) => wrongs.push({ what, owner, key });
    if (outcome === 'refused' && done.has(key)) say(`a refused ${kind} counts`);
    if (outcome === 'ok' && !done.get(key)) say(`an acknowledged ${kind} is not there`);
    if (outcome === 'unknown' && !isBarred(operation))
      say(`a ${kind} got no answer, however often it was sent`);
  }
  return wrongs;
};

/** Who has lost the right since learns nothing of what they sent before. */
const isBarred = ({ attempts }: Operation): boolean =>
  /^HTTP 40[134]\b/.test(attempts.at(-1)?.answer ?? '');
