import { playerConsole } from '@parlour/contract/player-console';
import { user } from '@parlour/ui/icons/user';
import { fill } from '@parlour/locales/phrases';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../lib/api/call';
import { useWords } from '../../lib/language';
import { useMay } from '../../lib/session/me';
import type { Found } from './use-commands';

type FoundIds = { groups: readonly { title: string; list: readonly Found[] }[]; isLate: boolean };

/** How long after the last letter the server is asked, and how many letters it wants. */
const typedMs = 150;
const fewest = 2;

/** What the server finds under a text, by kind. */
export const useFoundIds = (typed: string): FoundIds => {
  const { player } = useWords();
  const may = useMay();
  const [, go] = useLocation();
  const query = useSettled(typed);
  const { data = [], isError } = useQuery({
    queryKey: ['found', query],
    queryFn: async ({ signal }) =>
      (await call(playerConsole.findPlayers, { query }, { signal })).list,
    enabled: query.length >= fewest && may('player.r'),
    placeholderData: keepPreviousData,
  });
  if (typed.length < fewest || data.length === 0) return { groups: [], isLate: isError };
  const list = data.slice(0, 5).map(({ id, username, rankLabel }) => ({
    id: `player-${id}`,
    icon: user,
    title: username,
    detail: [fill(player.idOf, { id }), rankLabel].filter(Boolean).join(', '),
    act: () => go(`/players/${id}`),
  }));
  return { groups: [{ title: player.players, list }], isLate: isError };
};

const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typedMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
