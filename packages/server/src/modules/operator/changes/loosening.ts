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
const lost = (before: Json, after: Json): boolean => {
  const left = new Set((after ?? []) as string[]);
  return ((before ?? []) as string[]).some((one) => !left.has(one));
};
const added = (before: Json, after: Json): boolean => lost(after, before);
const said = (_before: Json, after: Json): boolean => (after ?? '') !== '';

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
  countries: lost,
  networks: lost,
  // Many strangers share a host such as t.me: the whole line counts, with what players read of it.
  links: added,
  resources: added,
  // The account may be that of who writes it down, and bets while no other does.
  testers: added,
  // Players believe what the site says: "pay into this account meanwhile".
  notice: said,
};

/** What controls nothing: how the site looks, and whether it is open. */
const harmless = new Set([
  'closed',
  'from',
  'until',
  // Who sees the site while it is closed: anyone would if it were open.
  'allowedNetworks',
  'languages',
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

/** What holds where nothing is stored. */
const initial = settingsOf({}).settings as unknown as Record<string, Json>;

const held = (name: string, value: Json): Json =>
  value === null || value === '' ? initial[name.replace('settings.', '')] : value;

export const loosensBrand = (before: ChangeValues, after: ChangeValues): boolean =>
  diffOf(before, after).some(([name, from, to]) => {
    if (harmless.has(name)) return false;
    const rule = loosening[name.startsWith('notice.') ? 'notice' : name];
    return rule?.(held(name, from), held(name, to)) ?? true;
  });
