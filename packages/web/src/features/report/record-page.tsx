import { Tabs } from '@parlour/ui/components/layout/tabs';
import { usePhrases } from '@parlour/ui/use-phrases';
import { memberPathWith } from '../../lib/navigation/centre-path';
import { type CentreDetail } from '../../lib/navigation/paths';
import { useBrand } from '../../lib/brand/brand';
import { go, useSearch } from '../../lib/navigation/navigation';
import { QueryScope } from '../../lib/api/queries';
import { serverNow } from '../../lib/api/server-time';
import { DayList } from './day-list';
import { type Period, type PeriodName, viewOf } from './period';
import { PeriodChips } from './period-chips';
import css from './record.module.css';
import { choiceOf, detailsOf } from './round-filter';
import { RoundList } from './round-list';

/**
 * Which rounds are looked at stands in the address, so that a return or a reload shows the same.
 */
const look = (details: Partial<Record<CentreDetail, string>>): void =>
  go(memberPathWith(details, location), { replace: true });

/** `personalHistoryCopy`: what was staked and what was paid, round by round or day by day. */
export const RecordPage = () => (
  <QueryScope>
    <Record />
  </QueryScope>
);

const Record = () => {
  const { report: words } = usePhrases('report');
  const { timeZone } = useBrand();
  const search = useSearch();
  const { name, period, page, by } = viewOf(search, serverNow(), timeZone);
  const choose = (chosen: PeriodName, own: Partial<Period> = {}) =>
    look({ period: chosen, from: own.from ?? '', to: own.to ?? '', recordPage: '' });
  const turn = (next: number) => look({ recordPage: next > 1 ? String(next) : '' });
  return (
    <div className={css.record}>
      <Tabs
        items={[
          { id: 'rounds', label: words.byRound },
          { id: 'days', label: words.byDay },
        ]}
        label={words.view}
        onChange={(id) => look({ recordView: id === 'days' ? id : '', recordPage: '' })}
        value={by}
      />
      <PeriodChips name={name} onChoose={choose} period={period} />
      {by === 'days' ? (
        <DayList period={period} />
      ) : (
        <RoundList
          choice={choiceOf(search)}
          onChoose={(choice) => look(detailsOf(choice))}
          onPage={turn}
          page={page}
          period={period}
        />
      )}
    </div>
  );
};
