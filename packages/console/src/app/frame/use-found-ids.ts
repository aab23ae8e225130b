import { type FoundGroup, type FoundItem, type FoundKind, search } from '@parlour/contract/search';
import { fill } from '@parlour/locales/phrases';
import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import { dateTime } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { bank } from '@parlour/ui/icons/bank';
import { gameController } from '@parlour/ui/icons/game-controller';
import { headset } from '@parlour/ui/icons/headset';
import { link } from '@parlour/ui/icons/link';
import { listChecks } from '@parlour/ui/icons/list-checks';
import { receipt } from '@parlour/ui/icons/receipt';
import { scales } from '@parlour/ui/icons/scales';
import { user } from '@parlour/ui/icons/user';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../lib/api/call';
import { useBrand, useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import type { Found } from './use-commands';

type FoundIds = {
  groups: readonly { title: string; list: readonly Found[] }[];
  /** Kinds that did not answer in time, by name. */
  late: readonly string[];
  isAsking: boolean;
  isError: boolean;
};

/** How long after the last letter the server is asked, and how many letters it wants. */
const typedMs = 150;
const fewest = 2;

const icons: Record<FoundKind, string> = {
  player: user,
  case: listChecks,
  ticket: headset,
  order: receipt,
  statement: bank,
  round: gameController,
  entry: scales,
  audit: link,
};

const none: readonly FoundGroup[] = [];

/** What the server finds under a text, by kind. */
export const useFoundIds = (typed: string): FoundIds => {
  const { frame } = useWords();
  const [, go] = useLocation();
  const itemOf = useItem();
  const brand = useBrand()?.code;
  const settled = useSettled(typed);
  const isWanted = typed.length >= fewest;
  const query = useQuery({
    queryKey: ['found', settled, brand],
    queryFn: async ({ signal }) =>
      (await call(search.findAnything, { query: settled, brand }, { signal })).groups,
    enabled: isWanted && settled.length >= fewest,
    placeholderData: keepPreviousData,
  });
  const found = isWanted && !query.isError ? (query.data ?? none) : none;
  return {
    groups: found
      .filter(({ list }) => list.length > 0)
      .map(({ kind, list }) => ({
        title: frame.found[kind],
        list: list.map((item) => ({ ...itemOf(kind, item), act: () => go(item.path) })),
      })),
    late: found.filter(({ late }) => late).map(({ kind }) => frame.found[kind]),
    isAsking: isWanted && (settled !== typed || query.isFetching),
    isError: isWanted && query.isError,
  };
};

const useItem = () => {
  const { frame, player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (kind: FoundKind, item: FoundItem) => ({
    id: `${kind}-${item.id}`,
    icon: icons[kind],
    title: item.title,
    detail: [
      kind === 'player' && fill(player.idOf, { id: item.id }),
      item.about !== undefined && aboutOf(frame, item.about),
      item.username,
      item.amount !== undefined && [figure(item.amount), item.currency].join(' '),
      item.at !== undefined && dateTime(item.at, zone, locale),
    ]
      .filter(Boolean)
      .join(', '),
  });
};

const aboutOf = ({ foundAbout }: ConsolePhrases['frame'], about: string): string =>
  (foundAbout as Readonly<Record<string, string>>)[about] ?? about;

const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typedMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
