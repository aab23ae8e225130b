import { isAccentFit } from './accent';
import { choice, flag, list, money, text, whole } from './endpoint';
import { faultOf, faultsOf } from './faults';
import type { Shape, Shapes, ValueOf, Values } from './endpoint';
import type { FieldFault } from './errors';

/** A setting of a brand: its shape, and its value if the brand has not set it. */
const setting = <const S extends Shape>(
  shape: S,
  initial: ValueOf<S> | (S extends { optional: true } ? undefined : never),
) => ({ shape, initial });

const accentShape = text({ optional: true, pattern: '^#[0-9a-f]{6}$' });

/** `/pictures/<id>-240x96.png` */
export const logoPattern = '^/pictures/[0-9a-f-]{36}-(\\d{1,3})x(\\d{1,3})\\.png$';

/** The settings that every visitor's browser receives. */
const publicSettings = {
  platform: setting(text({ max: 8 }), 'W'),
  lotteryType: setting(text({ max: 16 }), 'SEA'),
  prizeModes: setting(list(text({ max: 16 })), []),
  announcementTypes: setting(text({ max: 64 }), ''),
  /** Its dialling code stands first where a phone number is asked for. */
  country: setting(text({ pattern: '^[A-Z]{2}$' }), 'VN'),
  minAge: setting(whole({ min: 18, max: 99 }), 18),
  chatHeaderColour: setting(text({ pattern: '^#[0-9a-f]{6}$' }), '#1d2a26'),
  feedbackMinWords: setting(whole({ min: 0, max: 500 }), 3),
  feedbackMaxWords: setting(whole({ min: 1, max: 5000 }), 500),
  /** The hosts to which a link to customer service may lead. */
  serviceHosts: setting(list(text({ pattern: '^[a-z0-9.-]{1,253}(:\\d{1,5})?$' })), []),
  /** Money may be sent to a direct downline and to the upline. */
  hasTransfers: setting(flag(), true),
  /** After so long without an act of the player, playing and moving money needs a new sign-in. */
  idleMinutes: setting(whole({ min: 1, max: 30 }), 15),
  /** What `/fbsports` opens: a vendor of sports, or one of its games as `VENDOR/game`. */
  fbVendor: setting(text({ pattern: '^[\\w-]{1,64}(/[\\w.-]{1,64})?$' }), 'FB'),
  /**
   * The figure on home: none, the real pool in the ledger, or one that the clock makes and that is
   * marked as illustrative.
   */
  jackpot: setting(choice(['none', 'pool', 'illustrative']), 'none'),
  /** Applies until a person chooses. */
  defaultTheme: setting(choice(['dark', 'light', 'system']), 'dark'),
  /** The fill of the main buttons in each theme; the family around it is made from it. */
  accentDark: setting(accentShape, undefined),
  accentLight: setting(accentShape, undefined),
  /** The address of an uploaded logo, which has its size in pixels. */
  logo: setting(text({ optional: true, pattern: logoPattern }), undefined),
};

const hostPattern = '(https?://)?[a-z0-9.-]{1,253}(:\\d{1,5})?';
const hostsPattern = `^${hostPattern}(\\|${hostPattern})*$`;

/** The settings that stay on the server, or are sent where they are needed. */
const innerSettings = {
  /** One wallet for all games; otherwise each vendor has one that the player fills. */
  isSingleWallet: setting(flag(), true),
  /** Slider verification before a sign-in and a registration. */
  verification: setting(choice(['always', 'risk', 'off']), 'off'),
  /** How long a code is valid that is sent to a person, and when the next one may be asked for. */
  codeMinutes: setting(whole({ min: 1, max: 10 }), 3),
  /** After so many days a password has expired; 0: never. */
  passwordExpiresDays: setting(whole({ min: 0, max: 3650 }), 0),
  /** When a sign-in asks for a second factor. */
  newDevice: setting(choice(['always', 'risk', 'off']), 'risk'),
  /** How many sessions of a player live at a time: one more ends the oldest. */
  mostSessions: setting(whole({ min: 1, max: 10 }), 1),
  termsVersion: setting(text({ max: 32 }), '1'),
  termsUrl: setting(text({ max: 255 }), '/helpmc?item=terms'),
  askAddress: setting(flag(), false),
  askNationality: setting(flag(), false),
  smsOnUsername: setting(flag(), false),
  /** Limits that replace the contract's: `<noun>.<call>:<by> <count>/<seconds>`. */
  limits: setting(list(text({ pattern: '^[A-Za-z.]+:[a-z]+ [1-9]\\d{0,6}/[1-9]\\d{0,6}$' })), []),
  /** How many deposits a player may leave unpaid at a time. */
  mostWaitingDeposits: setting(whole({ min: 1, max: 20 }), 3),
  /** How long a new payee rests, and every payee after a change of a contact or a factor. */
  payeeRestHours: setting(whole({ min: 0, max: 168 }), 24),
  /** How many times what arrived must be played before it can be withdrawn; 0: not at all. */
  turnoverTimes: setting(whole({ min: 0, max: 50 }), 1),
  /** With less than this left nothing must be played any more. */
  turnoverDust: setting(money(), '0'),
  /** How many withdrawals a player may ask for in a day of the brand, and of how much in all. */
  withdrawalsADay: setting(whole({ min: 1, max: 100 }), 5),
  withdrawalsOfDay: setting(money({ optional: true }), undefined),
  /** Smaller withdrawals that no rule calls for are paid without a person; unset: none are. */
  autoApproveBelow: setting(money({ optional: true }), undefined),
  /** Larger ones are approved by two persons; unset: all of them. */
  twoPersonsAbove: setting(money({ optional: true }), undefined),
  /** How long the review of a withdrawal takes, as players read it. */
  reviewMinutes: setting(whole({ min: 1, max: 4320 }), 30),
  /** After so long without a final state a person looks at a payout. */
  payoutUnknownHours: setting(whole({ min: 1, max: 168 }), 24),
  /** For so long a player may say that a payment did not arrive. */
  complaintDays: setting(whole({ min: 1, max: 365 }), 30),
  /** Between two messages of a player in the chat room. */
  roomSlowSeconds: setting(whole({ min: 0, max: 3600 }), 5),
  /** Words that the chat room refuses, whatever their marks and their case. */
  roomWords: setting(list(text({ max: 64 }), { max: 500 }), []),
  /** For so long the chat room keeps what was written. */
  roomKeepDays: setting(whole({ min: 1, max: 365 }), 30),
  /** How long a person in the support chat is promised to wait for an answer. */
  chatPromiseMinutes: setting(whole({ min: 1, max: 60 }), 1),
  /** How many chats one operator has at a time; the keys 1 to 9 lead to them. */
  mostChats: setting(whole({ min: 1, max: 9 }), 4),
  /** After so long a silence visitors' chats are deleted; their browsers know them for 30 days. */
  visitorChatDays: setting(whole({ min: 1, max: 365 }), 31),
  /** So long after they were closed, visitors' requests are deleted. */
  visitorRequestDays: setting(whole({ min: 1, max: 3650 }), 180),
  /** For so long after the end of an account, what is written about it late is forgotten again. */
  lateWriteDays: setting(whole({ min: 30, max: 3650 }), 365),
  /** The log records amounts from this one on, in the brand's currency. */
  notableDeposit: setting(money({ optional: true }), undefined),
  notableWithdrawal: setting(money({ optional: true }), undefined),
  notableBet: setting(money({ optional: true }), undefined),
  notableWin: setting(money({ optional: true }), undefined),
  /** The Firebase project that signs people in by SMS, Google or Facebook: all three or none. */
  firebaseApiKey: setting(text({ optional: true, pattern: '^[\\w-]{10,100}$' }), undefined),
  firebaseAuthDomain: setting(
    text({ optional: true, pattern: '^(?=.{4,253}$)[a-z0-9-]+(\\.[a-z0-9-]+)+$' }),
    undefined,
  ),
  firebaseProjectId: setting(
    text({ optional: true, pattern: '^[a-z][a-z0-9-]{4,28}[a-z0-9]$' }),
    undefined,
  ),
  gtagId: setting(text({ optional: true, pattern: '^[A-Z]{1,3}-[A-Z0-9-]{3,28}$' }), undefined),
  imageHosts: setting(list(text()), []),
  /** The hosts whose games the site may show in a frame; `a|b`: both serve the same games. */
  launchHosts: setting(list(text({ pattern: hostsPattern })), []),
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
