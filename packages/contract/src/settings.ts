import { isAccentFit } from './accent';
import { choice, flag, list, money, text, whole } from './endpoint';
import { faultOf, faultsOf } from './faults';
import type { Shape, Shapes, ValueOf, Values } from './endpoint';
import type { FieldFault } from './errors';

/** The part of the brand's page in the console on which a setting is edited. */
export type SettingPart =
  | 'look'
  | 'registration'
  | 'security'
  | 'deposits'
  | 'withdrawals'
  | 'wallets'
  | 'play'
  | 'support'
  | 'hosts'
  | 'licence';

/**
 * A setting of a brand: its shape, its value if the brand has not set it, and the part of the
 * console's page that it is on, in the order of this table.
 */
const setting = <const S extends Shape>(
  shape: S,
  initial: ValueOf<S> | (S extends { optional: true } ? undefined : never),
  part: SettingPart,
) => ({ shape, initial, part });

const accentShape = text({ optional: true, pattern: '^#[0-9a-f]{6}$' });

/** `/pictures/<id>-240x96.png` */
export const logoPattern = '^/pictures/[0-9a-f-]{36}-(\\d{1,3})x(\\d{1,3})\\.png$';

/** The settings that every visitor's browser receives. */
const publicSettings = {
  platform: setting(text({ max: 8 }), 'W', 'look'),
  lotteryType: setting(text({ max: 16 }), 'SEA', 'look'),
  prizeModes: setting(list(text({ max: 16 })), [], 'look'),
  announcementTypes: setting(text({ max: 64 }), '', 'look'),
  /** Its dialling code stands first where a phone number is asked for. */
  country: setting(text({ pattern: '^[A-Z]{2}$' }), 'VN', 'registration'),
  minAge: setting(whole({ min: 18, max: 99 }), 18, 'licence'),
  /** The address of an uploaded logo, which has its size in pixels. */
  logo: setting(text({ optional: true, pattern: logoPattern }), undefined, 'look'),
  /** The hosts to which a link to customer service may lead. */
  serviceHosts: setting(list(text({ pattern: '^[a-z0-9.-]{1,253}(:\\d{1,5})?$' })), [], 'support'),
  feedbackMinWords: setting(whole({ min: 0, max: 500 }), 3, 'support'),
  feedbackMaxWords: setting(whole({ min: 1, max: 5000 }), 500, 'support'),
  /** Money may be sent to a direct downline and to the upline. */
  hasTransfers: setting(flag(), true, 'wallets'),
  /** After so long without an act of the player, playing and moving money needs a new sign-in. */
  idleMinutes: setting(whole({ min: 1, max: 30 }), 15, 'security'),
  /** The fill of the main buttons in each theme; the family around it is made from it. */
  accentDark: setting(accentShape, undefined, 'look'),
  accentLight: setting(accentShape, undefined, 'look'),
  /** Applies until a person chooses. */
  defaultTheme: setting(choice(['dark', 'light', 'system']), 'dark', 'look'),
  chatHeaderColour: setting(text({ pattern: '^#[0-9a-f]{6}$' }), '#1d2a26', 'look'),
  /**
   * The figure on home: none, the real pool in the ledger, or one that the clock makes and that is
   * marked as illustrative.
   */
  jackpot: setting(choice(['none', 'pool', 'illustrative']), 'none', 'look'),
  /** What `/fbsports` opens: a vendor of sports, or one of its games as `VENDOR/game`. */
  fbVendor: setting(text({ pattern: '^[\\w-]{1,64}(/[\\w.-]{1,64})?$' }), 'FB', 'look'),
};

const hostPattern = '(https?://)?[a-z0-9.-]{1,253}(:\\d{1,5})?';
const hostsPattern = `^${hostPattern}(\\|${hostPattern})*$`;

/** The settings that stay on the server, or are sent where they are needed. */
const innerSettings = {
  /** One wallet for all games; otherwise each vendor has one that the player fills. */
  isSingleWallet: setting(flag(), true, 'wallets'),
  /** Slider verification before a sign-in and a registration. */
  verification: setting(choice(['always', 'risk', 'off']), 'off', 'security'),
  /** When a sign-in asks for a second factor. */
  newDevice: setting(choice(['always', 'risk', 'off']), 'risk', 'security'),
  /** How long a code is valid that is sent to a person, and when the next one may be asked for. */
  codeMinutes: setting(whole({ min: 1, max: 10 }), 3, 'security'),
  /** After so many days a password has expired; 0: never. */
  passwordExpiresDays: setting(whole({ min: 0, max: 3650 }), 0, 'security'),
  /** How many sessions of a player live at a time: one more ends the oldest. */
  mostSessions: setting(whole({ min: 1, max: 10 }), 1, 'security'),
  askAddress: setting(flag(), false, 'registration'),
  askNationality: setting(flag(), false, 'registration'),
  smsOnUsername: setting(flag(), false, 'registration'),
  termsVersion: setting(text({ max: 32 }), '1', 'registration'),
  termsUrl: setting(text({ max: 255 }), '/helpmc?item=terms', 'registration'),
  /** Limits that replace the contract's: `<noun>.<call>:<by> <count>/<seconds>`. */
  limits: setting(
    list(text({ pattern: '^[A-Za-z.]+:[a-z]+ [1-9]\\d{0,6}/[1-9]\\d{0,6}$' })),
    [],
    'security',
  ),
  /** How many deposits a player may leave unpaid at a time. */
  mostWaitingDeposits: setting(whole({ min: 1, max: 20 }), 3, 'deposits'),
  /** How many times what arrived must be played before it can be withdrawn; 0: not at all. */
  turnoverTimes: setting(whole({ min: 0, max: 50 }), 1, 'deposits'),
  /** With less than this left nothing must be played any more. */
  turnoverDust: setting(money(), '0', 'deposits'),
  /** Smaller withdrawals that no rule calls for are paid without a person; unset: none are. */
  autoApproveBelow: setting(money({ optional: true }), undefined, 'withdrawals'),
  /** Larger ones are approved by two persons; unset: all of them. */
  twoPersonsAbove: setting(money({ optional: true }), undefined, 'withdrawals'),
  /** How long the review of a withdrawal takes, as players read it. */
  reviewMinutes: setting(whole({ min: 1, max: 4320 }), 30, 'withdrawals'),
  /** How many withdrawals a player may ask for in a day of the brand, and of how much in all. */
  withdrawalsADay: setting(whole({ min: 1, max: 100 }), 5, 'withdrawals'),
  withdrawalsOfDay: setting(money({ optional: true }), undefined, 'withdrawals'),
  /** How long a new payee rests, and every payee after a change of a contact or a factor. */
  payeeRestHours: setting(whole({ min: 0, max: 168 }), 24, 'withdrawals'),
  /** After so long without a final state a person looks at a payout. */
  payoutUnknownHours: setting(whole({ min: 1, max: 168 }), 24, 'withdrawals'),
  /** For so long a player may say that a payment did not arrive. */
  complaintDays: setting(whole({ min: 1, max: 365 }), 30, 'withdrawals'),
  /** How long a person in the support chat is promised to wait for an answer. */
  chatPromiseMinutes: setting(whole({ min: 1, max: 60 }), 1, 'support'),
  /** How many chats one operator has at a time; the keys 1 to 9 lead to them. */
  mostChats: setting(whole({ min: 1, max: 9 }), 4, 'support'),
  /** Between two messages of a player in the chat room. */
  roomSlowSeconds: setting(whole({ min: 0, max: 3600 }), 5, 'support'),
  /** Words that the chat room refuses, whatever their marks and their case. */
  roomWords: setting(list(text({ max: 64 }), { max: 500 }), [], 'support'),
  /** For so long the chat room keeps what was written. */
  roomKeepDays: setting(whole({ min: 1, max: 365 }), 30, 'support'),
  /** After so long a silence visitors' chats are deleted; their browsers know them for 30 days. */
  visitorChatDays: setting(whole({ min: 1, max: 365 }), 31, 'support'),
  /** So long after they were closed, visitors' requests are deleted. */
  visitorRequestDays: setting(whole({ min: 1, max: 3650 }), 180, 'support'),
  /** For so long after the end of an account, what is written about it late is forgotten again. */
  lateWriteDays: setting(whole({ min: 30, max: 3650 }), 365, 'support'),
  /** The log records amounts from this one on, in the brand's currency. */
  notableDeposit: setting(money({ optional: true }), undefined, 'deposits'),
  notableWithdrawal: setting(money({ optional: true }), undefined, 'withdrawals'),
  notableBet: setting(money({ optional: true }), undefined, 'play'),
  notableWin: setting(money({ optional: true }), undefined, 'play'),
  /** The Firebase project that signs people in by SMS, Google or Facebook: all three or none. */
  firebaseApiKey: setting(
    text({ optional: true, pattern: '^[\\w-]{10,100}$' }),
    undefined,
    'registration',
  ),
  firebaseAuthDomain: setting(
    text({ optional: true, pattern: '^(?=.{4,253}$)[a-z0-9-]+(\\.[a-z0-9-]+)+$' }),
    undefined,
    'registration',
  ),
  firebaseProjectId: setting(
    text({ optional: true, pattern: '^[a-z][a-z0-9-]{4,28}[a-z0-9]$' }),
    undefined,
    'registration',
  ),
  /** The hosts whose games the site may show in a frame; `a|b`: both serve the same games. */
  launchHosts: setting(list(text({ pattern: hostsPattern })), [], 'hosts'),
  imageHosts: setting(list(text()), [], 'hosts'),
  gtagId: setting(
    text({ optional: true, pattern: '^[A-Z]{1,3}-[A-Z0-9-]{3,28}$' }),
    undefined,
    'hosts',
  ),
};

/** All settings of a brand by name: the only shape of `brand.settings`. */
export const settings = { ...publicSettings, ...innerSettings };

type SettingsOf<Table extends Record<string, { shape: Shape }>> = Values<{
  [Name in keyof Table]: Table[Name]['shape'];
}>;

export type PublicSettings = SettingsOf<typeof publicSettings>;
export type BrandSettings = SettingsOf<typeof settings>;
export type Given = Readonly<Record<string, unknown>>;

// Every setting is optional: one that the brand has not set has its first value.
const shapes: Shapes = Object.fromEntries(
  Object.entries(settings).map(([name, { shape }]) => [name, { ...shape, optional: true }]),
);

/** The faults of settings that are to be saved. */
export const settingFaults = (given: Given): FieldFault[] => [
  ...faultsOf(shapes, given),
  ...accentFaultsOf(given),
];

const accents = { accentDark: 'dark', accentLight: 'light' } as const;

/** A fill on which nothing can be read, or that cannot be seen in its theme. */
const accentFaultsOf = (given: Given): FieldFault[] =>
  Object.entries(accents).flatMap(([name, theme]) => {
    const accent = given[name];
    const isNone =
      typeof accent !== 'string' || accent === '' || faultOf(name, accentShape, accent);
    return isNone || isAccentFit(theme, accent) ? [] : [{ name, code: 'field.contrast' }];
  });

/** The settings that apply: an invalid value counts as not set. */
export const settingsOf = (given: Given): { settings: BrandSettings; faults: FieldFault[] } => {
  const faults = settingFaults(given);
  const wrong = new Set(faults.map(({ name }) => name));
  const values = Object.entries(settings).flatMap(([name, { initial }]) => {
    const isSaid = !wrong.has(name) && given[name] !== undefined && given[name] !== '';
    const value = isSaid ? given[name] : initial;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { settings: Object.fromEntries(values) as BrandSettings, faults };
};

/** The settings that a browser may see. */
export const publicOf = (all: BrandSettings): PublicSettings =>
  Object.fromEntries(
    Object.entries(all).filter(([name]) => Object.hasOwn(publicSettings, name)),
  ) as PublicSettings;
