import { settings } from '@parlour/contract/settings';
import type { Shape } from '@parlour/contract/endpoint';
import { flag, list, text } from '@parlour/contract/endpoint';

/** A field of a brand as its form draws it; `name` is that of the change. */
export type BrandField = {
  name: string;
  /** Its phrase; a flag has none and is shown by its code. */
  label: string;
  shape: Shape;
  /** What applies while it is not set. */
  initial?: unknown;
};

/** Fields that are no settings. */
const others = {
  hosts: list(text({ max: 255 })),
  languages: list(text({ max: 8 })),
  countries: list(text({ pattern: '^[A-Z]{2}$' })),
  networks: list(text({ max: 64 })),
  closed: flag(),
  until: text({
    optional: true,
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,3})?)?Z$',
  }),
  licences: list(text({ max: 400 })),
  alone: flag(),
} as const;

/** Which fields stand on which part of the page; every setting is on one (brand-fields.test.ts). */
export const fieldsOfPart = {
  look: [
    'platform',
    'lotteryType',
    'prizeModes',
    'announcementTypes',
    'logo',
    'accentDark',
    'accentLight',
    'defaultTheme',
    'chatHeaderColour',
    'jackpot',
    'fbVendor',
  ],
  registration: [
    'country',
    'askAddress',
    'askNationality',
    'smsOnUsername',
    'termsVersion',
    'termsUrl',
    'firebaseApiKey',
    'firebaseAuthDomain',
    'firebaseProjectId',
  ],
  security: [
    'verification',
    'newDevice',
    'codeMinutes',
    'passwordExpiresDays',
    'mostSessions',
    'idleMinutes',
    'limits',
  ],
  deposits: ['mostWaitingDeposits', 'turnoverTimes', 'turnoverDust', 'notableDeposit'],
  withdrawals: [
    'autoApproveBelow',
    'twoPersonsAbove',
    'reviewMinutes',
    'withdrawalsADay',
    'withdrawalsOfDay',
    'payeeRestHours',
    'payoutUnknownHours',
    'complaintDays',
    'notableWithdrawal',
  ],
  wallets: ['isSingleWallet', 'hasTransfers'],
  play: ['notableBet', 'notableWin'],
  support: [
    'serviceHosts',
    'feedbackMinWords',
    'feedbackMaxWords',
    'chatPromiseMinutes',
    'mostChats',
    'roomSlowSeconds',
    'roomWords',
    'roomKeepDays',
    'visitorChatDays',
    'visitorRequestDays',
    'lateWriteDays',
  ],
  hosts: ['hosts', 'languages', 'launchHosts', 'imageHosts', 'gtagId'],
  regions: ['countries', 'networks'],
  flags: [],
  maintenance: ['closed', 'until'],
  licence: ['licences', 'minAge', 'alone'],
} as const;

export type Part = keyof typeof fieldsOfPart | 'versions';
export const parts: readonly Part[] = [
  ...(Object.keys(fieldsOfPart) as (keyof typeof fieldsOfPart)[]),
  'versions',
];

const fieldOf = (label: string): BrandField => {
  if (Object.hasOwn(others, label)) {
    return { name: label, label, shape: others[label as keyof typeof others] };
  }
  const { shape, initial } = settings[label as keyof typeof settings];
  return { name: `settings.${label}`, label, shape, initial };
};

/** The fields of a part; flags are what the brand has. */
export const fieldsOf = (
  part: keyof typeof fieldsOfPart,
  values: Readonly<Record<string, unknown>>,
): readonly BrandField[] =>
  part === 'flags'
    ? Object.keys(values)
        .filter((name) => name.startsWith('flags.'))
        .toSorted()
        .map((name) => ({ name, label: name.replace('flags.', ''), shape: flag() }))
    : fieldsOfPart[part].map(fieldOf);
