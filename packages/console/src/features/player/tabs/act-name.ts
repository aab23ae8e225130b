import type { PlayerLimitChange } from '@parlour/contract/compliance-console';
import type { ConsolePhrases } from '@parlour/locales/console-phrases';
import { fill } from '@parlour/locales/phrases';
import { count, figure } from '@parlour/ui/format';

type PlayWords = ConsolePhrases['player']['play'];

type Amount = { kind?: string; amount?: string; currency?: string };

/** `1,000,000 VND`, or `60 min` of a session. */
export const amountName = (play: PlayWords, { kind, amount, currency }: Amount): string =>
  kind === 'session'
    ? fill(play.minutes, { count: count(Number(amount)) })
    : `${figure(amount ?? '')} ${currency ?? ''}`.trim();

/** What a player did about their own play, in words; an act without words is shown as it is. */
export const actName = (play: PlayWords, change: PlayerLimitChange): string => {
  const { act, kind = '', period = '', amount } = change;
  const names: Readonly<Record<string, string>> = play.acts;
  const reality = /^reality_(\d+)$/.exec(act)?.[1];
  if (reality !== undefined) return fill(play.realityEvery, { count: reality });
  const kinds: Readonly<Record<string, string>> = play.kinds;
  const periods: Readonly<Record<string, string>> = play.periods;
  const limit = `${kinds[kind] ?? kind}, ${periods[period] ?? period}`;
  const to = amount === undefined ? play.noLimit : amountName(play, change);
  return fill<string>(names[act] ?? act, { limit, amount: to });
};
