import { TabLink, TabStrip } from '@parlour/ui/components/layout/tabs';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useKeys } from '../../../lib/keys/keys';
import { useWords } from '../../../lib/language';
import { useMay } from '../../../lib/session/me';
import { isTab, type PlayerTab, tabRights } from './player-tab';

const addressOf = (playerId: string, tab: PlayerTab): string =>
  tab === 'overview' ? `/players/${playerId}` : `/players/${playerId}/${tab}`;

type PlayerTabsProps = { playerId: string; brand: string; current: PlayerTab };

/** The ways between the parts of a player's page; digits lead there too. */
export const PlayerTabs = ({ playerId, brand, current }: PlayerTabsProps) => {
  const { player } = useWords();
  const may = useMay();
  const [, go] = useLocation();
  const tabs = Object.keys(tabRights)
    .filter(isTab)
    .filter((tab) => may(tabRights[tab], brand));
  const listed = tabs.join();
  const keys = useMemo(
    () =>
      listed
        .split(',')
        .filter(isTab)
        .map((tab, index) => ({
          key: String(index + 1),
          name: player.tabs[tab],
          act: () => go(addressOf(playerId, tab)),
        })),
    [listed, player, playerId, go],
  );
  useKeys(keys);
  return (
    <TabStrip aria-label={player.tabsOf}>
      {tabs.map((tab) => (
        <Link asChild href={addressOf(playerId, tab)} key={tab}>
          <TabLink current={tab === current}>{player.tabs[tab]}</TabLink>
        </Link>
      ))}
    </TabStrip>
  );
};
