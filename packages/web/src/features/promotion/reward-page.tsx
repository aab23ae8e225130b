import { EmptyState } from '@parlour/ui/components/feedback/states';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { calendarBlank } from '@parlour/ui/icons/calendar-blank';
import { currencyCircleDollar } from '@parlour/ui/icons/currency-circle-dollar';
import { flagPennant } from '@parlour/ui/icons/flag-pennant';
import { gift } from '@parlour/ui/icons/gift';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { PlateRows } from './plate-rows';
import css from './promotion.module.css';

const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
type Period = (typeof periods)[number];

/** What waits to be claimed, by its period; no brand gives rewards yet. */
export const RewardPage = () => {
  const { promotion: words } = usePhrases('promotion');
  const [period, setPeriod] = useState<Period>('daily');
  return (
    <>
      <Tabs
        controls="rewards"
        items={periods.map((id) => ({ id, label: words[id] }))}
        label={words.rewardPeriods}
        onChange={setPeriod}
        value={period}
      />
      <div aria-label={words[period]} id="rewards" role="tabpanel">
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
      </div>
    </>
  );
};
