import { TabLink, TabStrip } from '@parlour/ui/components/layout/tabs';
import { useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import { useKeys } from '../../../lib/keys/keys';
import { useWords } from '../../../lib/language';
import { useMay } from '../../../lib/session/me';

/** The tabs of a player's page, and the right that each of them needs. */
const rights = {
  overview: 'player.r',
  transactions: 'ledger.r',
  rounds: 'round.r',
  money: 'ledger.r',
  sessions: 'player.r',
  play: 'exclusion.r',
  file: 'player.r',
  audit: 'audit.r',
} as const;

export type PlayerTab = keyof typeof rights;

const isTab = (text: string): text is PlayerTab => Object.hasOwn(rights, text);

export const tabOf = (text: string | undefined): PlayerTab =>
  text !== undefined && isTab(text) ? text : 'overview';

const addressOf = (playerId: string, tab: PlayerTab): string =>
  tab === 'overview' ? `/players/${playerId}` : `/players/${playerId}/${tab}`;

type PlayerTabsProps = { playerId: string; brand: string; current: PlayerTab };

/** The ways between the parts of a player's page; digits lead there too. */
export const PlayerTabs = ({ playerId, brand, current }: PlayerTabsProps) => {
  const { player } = useWords();
  const may = useMay();
  const [, go] = useLocation();
  const tabs = Object.keys(rights)
    .filter(isTab)
    .filter((tab) => may(rights[tab], brand));
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
