import { useState } from 'react';
import { Redirect, useLocation, useParams } from 'wouter';
import type { CaseKinds } from '../../lib/case-kind';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { useCounts } from '../../lib/use-counts';
import { useIsPhone } from '../../lib/use-is-phone';
import { CasePane } from './case-pane';
import { useChoice } from './bulk/use-choice';
import css from './queue.module.css';
import { QueueList } from './queue-list';
import { isCase, useQueue } from './use-queue';
import { useQueueFilter } from './filters/use-queue-filter';

/** A queue and, beside it, the case that is open. On a phone one of the two. */
export const QueuePage = ({ kinds }: { kinds: CaseKinds }) => {
  const { casework } = useWords();
  const { kind, id } = useParams<{ kind?: string; id?: string }>();
  const counts = useCounts();
  // Chats are worked at their desk.
  if (kind === 'chat') return <Redirect replace to="/chats" />;
  if (kind) return <Queue id={id} key={kind} kind={kind} kinds={kinds} />;
  return (
    <Answer of={counts}>
      {([first]) =>
        first ? <Redirect replace to={`/queues/${first.kind}`} /> : <p>{casework.noQueue}</p>
      }
    </Answer>
  );
};

type QueueProps = { kind: string; id: string | undefined; kinds: CaseKinds };

const Queue = ({ kind, id, kinds }: QueueProps) => {
  const [, go] = useLocation();
  const isPhone = useIsPhone();
  const { filter, setFilter, search } = useQueueFilter();
  const queue = useQueue(kind, filter);
  const choice = useChoice();
  const cases = queue.rows.filter(isCase);
  const [pointed, setPointed] = useState<string>();
  const current = pointed ?? id ?? cases[0]?.key;
  const at = cases.findIndex(({ key }) => key === current);
  const open = (caseId: string | undefined) => {
    setPointed(caseId);
    go(`/queues/${kind}${caseId ? `/${caseId}` : ''}${search}`);
  };
  const move = (by: number) => {
    const to = cases[Math.max(0, Math.min(cases.length - 1, at + by))];
    if (!to) return;
    // While a case is open, one goes from case to case; else the mark moves over the list.
    if (id) open(to.key);
    else setPointed(to.key);
  };
  const list = (
    <QueueList
      choice={choice}
      closeMany={kinds[kind]?.closeMany}
      current={current}
      kind={kind}
      onMove={move}
      onOpen={open}
      onFilter={setFilter}
      queue={queue}
      filter={filter}
    />
  );
  const pane = id && (
    <CasePane
      id={id}
      key={id}
      kinds={kinds}
      onClose={() => open(undefined)}
      onMove={move}
      place={at >= 0 ? { at: at + 1, of: cases.length } : undefined}
    />
  );
  if (isPhone) return pane ?? list;
  return (
    <div className={css.split}>
      {list}
      {pane ?? <NoCase />}
    </div>
  );
};

const NoCase = () => {
  const { casework } = useWords();
  return <p className={css.noCase}>{casework.chooseOne}</p>;
};
