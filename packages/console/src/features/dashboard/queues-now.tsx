import type { QueueCount } from '@parlour/contract/casework';
import { count } from '@parlour/ui/format';
import { Link } from 'wouter';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { useCounts } from '../../lib/use-counts';
import { useNow } from '../../lib/use-now';
import { durationText } from './duration-text';
import css from './dashboard.module.css';

/** What waits in each queue that this person may see, how long, and how much of it is late. */
export const QueuesNow = () => {
  const { dashboard } = useWords();
  return (
    <Section title={dashboard.queues}>
      <Answer of={useCounts()}>{(list) => <Queues list={list} />}</Answer>
    </Section>
  );
};

const Queues = ({ list }: { list: readonly QueueCount[] }) => {
  const { dashboard } = useWords();
  const locale = useConsoleLocale().toUpperCase();
  const now = useNow();
  if (list.length === 0) return <p className={parts.empty}>{dashboard.noQueues}</p>;
  return (
    <table className={parts.table}>
      <thead>
        <tr>
          <th scope="col">{dashboard.queue}</th>
          <th className={parts.end} scope="col">
            {dashboard.open}
          </th>
          <th className={parts.end} scope="col">
            {dashboard.oldest}
          </th>
          <th className={parts.end} scope="col">
            {dashboard.late}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ kind, names, waiting, second, late, oldestAt }) => (
          <tr key={kind}>
            <td>
              <Link className="t-link" href={`/queues/${kind}`}>
                {names[locale] ?? kind}
              </Link>
            </td>
            <td className={`${parts.end} ${css.figure}`}>{count(waiting + second)}</td>
            <td className={`${parts.end} ${css.figure}`}>
              {oldestAt
                ? durationText(dashboard.duration, (now - Date.parse(oldestAt)) / 1000)
                : '—'}
            </td>
            <td className={`${parts.end} ${css.figure} ${late > 0 ? 't-neg' : ''}`}>
              {late > 0 ? count(late) : '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
