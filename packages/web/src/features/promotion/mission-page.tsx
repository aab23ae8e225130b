import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { TabbedPanel } from '@parlour/ui/components/layout/tabs';
import { crown } from '@parlour/ui/icons/crown';
import { flagPennant } from '@parlour/ui/icons/flag-pennant';
import { gift } from '@parlour/ui/icons/gift';
import { listChecks } from '@parlour/ui/icons/list-checks';
import { trendUp } from '@parlour/ui/icons/trend-up';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { PlateRows } from './plate-rows';

const views = ['today', 'week', 'leaderboard'] as const;
type View = (typeof views)[number];

/** The missions of the day and of the week, and the leaderboard; the brand has none of them yet. */
export const MissionPage = () => {
  const { promotion: words } = usePhrases('promotion');
  const [view, setView] = useState<View>('today');
  return (
    <TabbedPanel
      id="missions"
      label={words.missionViews}
      names={words}
      onChange={setView}
      value={view}
      views={views}
    >
      {view === 'leaderboard' ? (
        <EmptyState icon={crown}>
          {words.noLeaderboard} {words.leaderboardInfo}
        </EmptyState>
      ) : (
        <>
          <EmptyState icon={listChecks}>
            {view === 'today' ? words.noMissions : words.noMissionsWeek}
          </EmptyState>
          <PlateRows
            rows={[
              { icon: flagPennant, name: words.goal, text: words.goalInfo },
              { icon: trendUp, name: words.progress, text: words.progressInfo },
              { icon: gift, name: words.reward, text: words.rewardInfo },
            ]}
            title={words.missionSays}
          />
        </>
      )}
    </TabbedPanel>
  );
};
