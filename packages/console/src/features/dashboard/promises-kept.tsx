import { type KeptPromises, promiseDays, reportConsole } from '@parlour/contract/report-console';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { count } from '@parlour/ui/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api/call';
import { useBrand } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import parts from '../../lib/parts/parts.module.css';
import { Section } from '../../lib/parts/section';
import { Wide } from '../../lib/parts/wide';
import { durationText } from './duration-text';
import { keptShare } from './kept-share';
import css from './dashboard.module.css';

const refreshMs = 60_000;

type Days = KeptPromises['days'];

/** Which answers of each queue came within the time that players were promised. */
export const PromisesKept = () => {
  const { dashboard } = useWords();
  const brand = useBrand()?.code;
  const [days, setDays] = useState<Days>(7);
  const query = useQuery({
    queryKey: ['promises', brand],
    queryFn: ({ signal }) => call(reportConsole.readPromises, { brand }, { signal }),
    refetchInterval: refreshMs,
  });
  return (
    <Section aside={<DaysChoice days={days} onChoose={setDays} />} title={dashboard.promises}>
      <p className="t-3">{dashboard.promisesWhat}</p>
      <Answer of={query}>
        {({ list }) => <Kept days={days} list={list.filter((row) => row.days === days)} />}
      </Answer>
    </Section>
  );
};

const DaysChoice = ({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) => {
  const { dashboard } = useWords();
  return (
    <span className={css.days}>
      {promiseDays.map((each) => (
        <Button
          aria-pressed={each === days}
          key={each}
          look="quiet"
          onClick={() => onChoose(each)}
          small
        >
          {fill(dashboard.lastDays, { count: each })}
        </Button>
      ))}
    </span>
  );
};

const Kept = ({ days, list }: { days: Days; list: readonly KeptPromises[] }) => {
  const { dashboard } = useWords();
  if (list.length === 0) {
    return <p className={parts.empty}>{fill(dashboard.noPromises, { count: days })}</p>;
  }
  const isOfSeveral = new Set(list.map(({ brand }) => brand)).size > 1;
  return (
    <Wide label={dashboard.promises}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{dashboard.queue}</th>
            {isOfSeveral && <th scope="col">{dashboard.brand}</th>}
            {(['kept', 'answered', 'answeredLate', 'missed', 'median'] as const).map((name) => (
              <th className={parts.end} key={name} scope="col">
                {dashboard[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <Row isOfSeveral={isOfSeveral} key={`${row.brand} ${row.kind}`} row={row} />
          ))}
        </tbody>
      </table>
    </Wide>
  );
};

const Row = ({ row, isOfSeveral }: { row: KeptPromises; isOfSeveral: boolean }) => {
  const { dashboard } = useWords();
  const locale = useConsoleLocale().toUpperCase();
  const { kind, names, brandName, answered, late, missed, medianSeconds } = row;
  const cell = `${parts.end} ${css.figure}`;
  const bad = (number: number) => `${cell} ${number > 0 ? 't-neg' : ''}`;
  return (
    <tr>
      <td>{names[locale] ?? kind}</td>
      {isOfSeveral && <td>{brandName}</td>}
      <td className={cell}>{keptShare(row)}</td>
      <td className={cell}>{count(answered)}</td>
      <td className={bad(late)}>{late > 0 ? count(late) : '—'}</td>
      <td className={bad(missed)}>{missed > 0 ? count(missed) : '—'}</td>
      <td className={cell}>
        {medianSeconds === undefined ? '—' : durationText(dashboard.duration, medianSeconds)}
      </td>
    </tr>
  );
};
