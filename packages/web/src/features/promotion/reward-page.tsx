import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { TabbedPanel } from '@parlour/ui/components/layout/tabs';
import { calendarBlank } from '@parlour/ui/icons/calendar-blank';
import { clockCounterClockwise } from '@parlour/ui/icons/clock-counter-clockwise';
import { currencyCircleDollar } from '@parlour/ui/icons/currency-circle-dollar';
import { flagPennant } from '@parlour/ui/icons/flag-pennant';
import { gift } from '@parlour/ui/icons/gift';
import { lockKey } from '@parlour/ui/icons/lock-key';
import { trendDown } from '@parlour/ui/icons/trend-down';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { PlateRows } from './plate-rows';
import css from './promotion.module.css';

const views = ['daily', 'weekly', 'semimonthly', 'monthly', 'rewardRecords'] as const;
type View = (typeof views)[number];

/** What waits to be claimed, by its period, and what was; no brand gives rewards yet. */
export const RewardPage = () => {
  const { promotion: words } = usePhrases('promotion');
  const [view, setView] = useState<View>('daily');
  return (
    <TabbedPanel
      id="rewards"
      label={words.rewardPeriods}
      names={words}
      onChange={setView}
      value={view}
      views={views}
    >
      {view === 'rewardRecords' ? (
        <EmptyState icon={clockCounterClockwise}>{words.noRewardRecords}</EmptyState>
      ) : (
        <>
          <EmptyState icon={gift}>
            <strong className={css.none}>{words.noRewards}</strong>
            {words.noRewardsInfo}
          </EmptyState>
          <PlateRows
            rows={[
              { icon: currencyCircleDollar, name: words.amount, text: words.amountInfo },
              { icon: flagPennant, name: words.source, text: words.sourceInfo },
              { icon: calendarBlank, name: words.deadline, text: words.deadlineInfo },
            ]}
            title={words.rewardSays}
          />
          <PlateRows
            rows={[
              { icon: lockKey, name: words.code, text: words.codeInfo },
              { icon: trendDown, name: words.rescue, text: words.rescueInfo },
            ]}
            title={words.rewardAlso}
          />
        </>
      )}
    </TabbedPanel>
  );
};
