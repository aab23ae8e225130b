import { choice, faultsOf, flag, list, money, text, whole } from './endpoint';
import type { Shape, Shapes, ValueOf, Values } from './endpoint';
import type { FieldFault } from './errors';

/** A setting of a brand: its shape, and what holds where the brand says nothing. */
const setting = <const S extends Shape>(
  shape: S,
  initial: ValueOf<S> | (S extends { optional: true } ? undefined : never),
) => ({ shape, initial });

/** What every visitor's browser is told of the brand. */
const publicSettings = {
  platform: setting(text({ max: 8 }), 'W'),
  lotteryType: setting(text({ max: 16 }), 'SEA'),
  prizeModes: setting(list(text({ max: 16 })), []),
  announcementTypes: setting(text({ max: 64 }), ''),
  minAge: setting(whole({ min: 18, max: 99 }), 18),
  chatHeaderColour: setting(text({ pattern: '^#[0-9a-f]{6}$' }), '#1d2a26'),
  feedbackMinWords: setting(whole({ min: 0, max: 500 }), 3),
  feedbackMaxWords: setting(whole({ min: 1, max: 5000 }), 500),
  /** Until a person chooses. */
  defaultTheme: setting(choice(['dark', 'light', 'system']), 'dark'),
};

/** What stays with the server, or is told where it is needed. */
const innerSettings = {
  /** One wallet for all games; else each vendor has one that the player fills. */
  isSingleWallet: setting(flag(), true),
  /** Slider verification before a sign-in and a registration. */
  verification: setting(choice(['always', 'risk', 'off']), 'off'),
  termsVersion: setting(text({ max: 32 }), '1'),
  termsUrl: setting(text({ max: 255 }), '/helpmc?item=terms'),
  askAddress: setting(flag(), false),
  askNationality: setting(flag(), false),
  smsOnUsername: setting(flag(), false),
  /** Bounds in place of the contract's: `<noun>.<call>:<by> <count>/<seconds>`. */
  limits: setting(list(text({ pattern: '^[A-Za-z.]+:[a-z]+ [1-9]\\d{0,6}/[1-9]\\d{0,6}$' })), []),
  /** So many deposits a player may leave unpaid at a time. */
  mostWaitingDeposits: setting(whole({ min: 1, max: 20 }), 3),
  /** From which amount on, in the brand's currency, the log hears of one. */
  notableDeposit: setting(money({ optional: true }), undefined),
  notableBet: setting(money({ optional: true }), undefined),
  notableWin: setting(money({ optional: true }), undefined),
  gtagId: setting(text({ optional: true, max: 32 }), undefined),
  imageHosts: setting(list(text()), []),
  /** Whose games may stand in a frame of the site. */
  launchHosts: setting(list(text()), []),
};

/** All that an operator sets of a brand, by name: the one shape of `brand.settings`. */
export const settings = { ...publicSettings, ...innerSettings };

type SettingsOf<Table extends Record<string, { shape: Shape }>> = Values<{
  [Name in keyof Table]: Table[Name]['shape'];
}>;

export type PublicSettings = SettingsOf<typeof publicSettings>;
export type BrandSettings = SettingsOf<typeof settings>;
export type Given = Readonly<Record<string, unknown>>;

// A brand need not say anything: what it says nothing of has its first value.
const shapes: Shapes = Object.fromEntries(
  Object.entries(settings).map(([name, { shape }]) => [name, { ...shape, optional: true }]),
);

/** What is wrong with settings that are to be kept. */
export const settingFaults = (given: Given): FieldFault[] => faultsOf(shapes, given);

/** The settings as they hold: what is wrong in them counts as not said. */
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

/** Those of them that a browser may see. */
export const publicOf = (all: BrandSettings): PublicSettings =>
  Object.fromEntries(
    Object.entries(all).filter(([name]) => Object.hasOwn(publicSettings, name)),
  ) as PublicSettings;
