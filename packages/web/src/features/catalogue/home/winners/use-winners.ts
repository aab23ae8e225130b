import type { LiveWinner } from '@parlour/contract/live';
import { round, type Winner, type WinnerBoard, type WinnerPeriod } from '@parlour/contract/round';
import { wordsIn } from '@parlour/locales/words-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../../lib/api/api';
import { onLive } from '../../../../lib/api/live';
import { useBrand, useSite } from '../../../../lib/brand/brand';

const most = 20;
/** The boards that no live message changes are read again this often, while they are shown. */
const againMs = 60_000;

/** A board of winners; of the latest only `week` is asked, as it has no period. */
export const useWinners = (board: WinnerBoard, period: WinnerPeriod, isShown = true) => {
  const { language } = useSite();
  return useQuery({
    queryKey: ['round', 'winners', language, board, period],
    queryFn: async ({ signal }) =>
      (await call(round.listWinners, { board, period }, { signal })).list,
    enabled: isShown,
    ...(board !== 'latest' && { refetchInterval: againMs }),
  });
};

export const nameOf = ({ account, amount, at }: Winner): string => `${account} ${amount} ${at}`;

/** Puts new winners on top of the latest; returns those that came while one watched. */
export const useNewWinners = (): ReadonlySet<string> => {
  const queries = useQueryClient();
  const { language } = useSite();
  const brand = useBrand();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () =>
      onLive((message) => {
        if (message.type !== 'winners') return;
        const come = message.list.map((each) =>
          winnerOf(each, (names) => wordsIn(names, language, brand)),
        );
        const key = ['round', 'winners', language, 'latest', 'week'];
        queries.setQueryData<Winner[]>(key, (before) => before && together(come, before));
        setFresh(new Set(come.map(nameOf)));
      }),
    [queries, language, brand],
  );
  return fresh;
};

type Named = (names: Record<string, string>) => string | undefined;

const winnerOf = ({ game, ...winner }: LiveWinner, named: Named): Winner => {
  const { names, ...shown } = game;
  return { ...winner, game: { ...shown, name: named(names) ?? shown.gameCode } };
};

const together = (come: Winner[], before: Winner[]): Winner[] => {
  const names = new Set(come.map(nameOf));
  return [...come, ...before.filter((each) => !names.has(nameOf(each)))].slice(0, most);
};
