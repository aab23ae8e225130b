/**
 * Everything the site keeps in the browser. Local keys outlive the tab, session keys do not;
 * nothing else is stored. What is stored is a copy for display: rights come from the server
 * only.
 */
export const localKeys = {
  theme: 'theme',
  language: 'lang',
  /** The language before the last change. */
  previousLanguage: 'hisLang',
  favouriteLotteries: 'LOTTFAV',
  recentQueries: 'recentQueries',
  hiddenBalance: 'hiddenBalance',
  /**
   * Some tab of this browser is signed in: another may take a token of its own. No right follows
   * from it.
   */
  signedIn: 'signedIn',
  /** A player signed in here once: the login is offered first, not the registration. */
  signedInBefore: 'signedInBefore',
  /** Who is signed in takes a break from play: no advertising is shown, from the first paint on. */
  pausing: 'pausing',
  /** Until when no further code may be asked for, by purpose. */
  codeCountdowns: 'codeCountdowns',
  /** The announcements that were shown here. */
  readAnnouncements: 'readAnnouncements',
  /** What is not to open again on a day, by that day. */
  notToday: 'notToday',
  /** Whether visits may be measured: `yes` or `no`. */
  consent: 'consent',
  /** The age that a person said to have reached, before a demo without an account. */
  ofAge: 'ofAge',
  /** By which link the visitor came: they survive until the registration. */
  affiliateCode: 'affiliateCode',
  referralCode: 'referralCode',
} as const;

export const sessionKeys = {
  token: 'token',
  changePassword: 'cpw',
  merchant: 'merchant',
  merchantCode: 'merchantCode',
  platform: 'platform',
  nickname: 'nickname',
  account: 'account',
  username: 'username',
  customerId: 'customerId',
  accountType: 'isAgent',
  toUpline: 'toUpline',
  memberLabel: 'memberLabel',
  pendingKeys: 'pendingKeys',
  currentVendor: 'currentVendor',
  /** The secret of a mail's link, which left the address before anything was loaded. */
  resetTicket: 'resetTicket',
  unlockTicket: 'unlockTicket',
  /** What was typed for a registration, without the passwords: it survives a reload. */
  registrationDraft: 'registrationDraft',
  /** The number that was typed, behind its country and dialling code: `VN 84 912345678`. */
  typedNumber: 'typedNumber',
  /** The build whose files were gone from the server, when the page was reloaded for it. */
  goneBuild: 'goneBuild',
} as const;

export type LocalKey = keyof typeof localKeys;
export type SessionKey = keyof typeof sessionKeys;

// A browser may refuse storage (private mode, blocked cookies, full); the site then works without
// it.
export const attempt = <Value>(act: () => Value): Value | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

export const area = (kind: 'local' | 'session'): Storage | undefined =>
  attempt(() => (kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage));

const put = (storage: Storage | undefined, key: string, value: string | undefined): void => {
  attempt(() => (value === undefined ? storage?.removeItem(key) : storage?.setItem(key, value)));
};

export const readLocal = (key: LocalKey): string | undefined =>
  attempt(() => area('local')?.getItem(localKeys[key])) ?? undefined;

export const writeLocal = (key: LocalKey, value: string | undefined): void =>
  put(area('local'), localKeys[key], value);

export const readSession = (key: SessionKey): string | undefined =>
  attempt(() => area('session')?.getItem(sessionKeys[key])) ?? undefined;

export const writeSession = (key: SessionKey, value: string | undefined): void =>
  put(area('session'), sessionKeys[key], value);

/** The raw text of a session cache; `cache.ts` knows what is in it. */
export const readCacheText = (name: string): string | undefined =>
  attempt(() => area('session')?.getItem(name)) ?? undefined;

export const writeCacheText = (name: string, value: string | undefined): void =>
  put(area('session'), name, value);
