import type { PlayerLimit } from '@parlour/contract/compliance-console';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { useZone } from '../../../lib/brand';
import { useConsoleLocale, useWords } from '../../../lib/language';
import { amountName } from './act-name';
import { RecordsTable } from './records-table';

/** The limits in force, what is used of each, and the raise that waits. */
export const PlayLimits = ({ limits }: { limits: readonly PlayerLimit[] }) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { play } = player;
  const raiseOf = ({ raise, ...limit }: PlayerLimit): string => {
    if (!raise) return '—';
    const amount =
      raise.amount === undefined ? play.noLimit : amountName(play, { ...limit, ...raise });
    const at = dateTime(raise.readyAt, zone, locale);
    return fill(raise.isReady ? play.raiseReady : play.raiseWaits, { amount, at });
  };
  return (
    <RecordsTable
      columns={[
        {
          name: play.limit,
          draw: ({ kind, period }) => `${play.kinds[kind]}, ${play.periods[period]}`,
        },
        { name: player.amount, isFigure: true, draw: (limit) => amountName(play, limit) },
        {
          name: play.used,
          isFigure: true,
          draw: (limit) => amountName(play, { ...limit, amount: limit.used }),
        },
        { name: play.setAt, draw: ({ setAt }) => dateTime(setAt, zone, locale) },
        { name: play.raise, draw: raiseOf },
      ]}
      empty={play.noLimits}
      keyOf={({ kind, period, currency }) => [kind, period, currency].join()}
      label={play.limits}
      rows={limits}
    />
  );
};
