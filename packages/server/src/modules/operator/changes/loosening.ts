import { settingsOf } from '@parlour/contract/settings';
import type { Json } from '../../audit';
import { diffOf, type ChangeValues } from './kind';

const number = (value: Json): number | undefined =>
  value === undefined || value === null || value === '' ? undefined : Number(value);

/** A limit that is gone is the loosest of all. */
const up = (before: Json, after: Json): boolean =>
  (number(after) ?? Infinity) > (number(before) ?? Infinity);
const down = (before: Json, after: Json): boolean => (number(after) ?? 0) < (number(before) ?? 0);
/** Without one there is no automatic approval at all. */
const upFromNone = (before: Json, after: Json): boolean =>
  (number(after) ?? 0) > (number(before) ?? 0);
const on = (_before: Json, after: Json): boolean => after === true;
const off = (_before: Json, after: Json): boolean => after !== true;

/** Which direction of a value loosens a control; any change of one that is nowhere here does. */
const loosening: Record<string, (before: Json, after: Json) => boolean> = {
  'settings.autoApproveBelow': upFromNone,
  // Without one every withdrawal needs two.
  'settings.twoPersonsAbove': upFromNone,
  'settings.withdrawalsADay': up,
  'settings.withdrawalsOfDay': up,
  'settings.turnoverDust': upFromNone,
  'settings.turnoverTimes': down,
  'settings.payeeRestHours': down,
  'settings.minAge': down,
  'settings.mostSessions': up,
  'settings.idleMinutes': up,
  'settings.codeMinutes': up,
  'settings.mostWaitingDeposits': up,
  'settings.payoutUnknownHours': up,
  'settings.complaintDays': down,
  'settings.hasTransfers': on,
  'settings.askAddress': off,
  'settings.askNationality': off,
  // Without one no amount is recorded.
  'settings.notableDeposit': up,
  'settings.notableWithdrawal': up,
  'settings.notableBet': up,
  'settings.notableWin': up,
  alone: on,
  // A place that was refused is served again.
  countries: (before, after) => lost(before, after),
  networks: (before, after) => lost(before, after),
  // An app or a channel at a host to which none led before.
  resources: (before, after) => lost(hostsIn(after), hostsIn(before)),
};

/** What controls nothing: how the site looks and what it says, and whether it is open. */
const harmless = new Set([
  'closed',
  'from',
  'until',
  // Who sees the site while it is closed: anyone would if it were open.
  'allowedNetworks',
  'testers',
  'languages',
  // They lead to `serviceHosts` alone.
  'links',
  'settings.platform',
  'settings.lotteryType',
  'settings.prizeModes',
  'settings.announcementTypes',
  'settings.country',
  'settings.chatHeaderColour',
  'settings.feedbackMinWords',
  'settings.feedbackMaxWords',
  'settings.jackpot',
  'settings.defaultTheme',
  'settings.reviewMinutes',
]);

const lost = (before: Json, after: Json): boolean => {
  const left = new Set((after ?? []) as string[]);
  return ((before ?? []) as string[]).some((one) => !left.has(one));
};

const hostsIn = (lines: Json): string[] =>
  ((lines ?? []) as string[])
    .flatMap((line) => line.split('|').map((part) => part.trim()))
    .flatMap((part) => (URL.canParse(part) ? [new URL(part).host] : []));

/** What holds where nothing is stored. */
const initial = settingsOf({}).settings as unknown as Record<string, Json>;

const held = (name: string, value: Json): Json =>
  value === null || value === '' ? initial[name.replace('settings.', '')] : value;

export const loosensBrand = (before: ChangeValues, after: ChangeValues): boolean =>
  diffOf(before, after).some(([name, from, to]) => {
    if (harmless.has(name) || name.startsWith('notice.')) return false;
    return loosening[name]?.(held(name, from), held(name, to)) ?? true;
  });
