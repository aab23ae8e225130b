import type { BrandSettings } from '@parlour/contract/settings';
import type { Platform } from '../../lib/context';
import { type Flag, isFlagOn } from './brand';

const firebase = ['firebaseApiKey', 'firebaseAuthDomain', 'firebaseProjectId'] as const;

/** The settings without which a flag cannot work. */
const needs = new Map<string, readonly (keyof BrandSettings)[]>([
  ['FIREBASE', firebase],
  ['GOOGLE', firebase],
  ['FACEBOOK', firebase],
]);

export const identityFlags = ['FIREBASE', 'GOOGLE', 'FACEBOOK'] as const;

/** The settings that a flag needs and the brand has not set. */
export const missingFor = (flag: string, settings: Partial<BrandSettings>): string[] =>
  (needs.get(flag) ?? []).filter((name) => !settings[name]);

/** The flags as they apply: one whose settings are missing counts as off. */
export const workingFlags = (flags: Flag[], settings: BrandSettings): Flag[] =>
  flags.map((flag) =>
    missingFor(flag.flag, settings).length === 0 ? flag : { ...flag, enabled: false },
  );

/** The flags that send a person a code, by the channel that they need. */
const channelFlags = {
  sms: ['MOBILEVERCODELOGIN3', 'REGMOBVERF3', 'CHNGPASSVERIF3'],
  mail: [],
} as const;

/** What is not offered without its channel. */
const channelWays = {
  sms: ['a step of a sign-in by SMS', 'binding a number'],
  mail: [
    'recovery by mail',
    'unlocking by mail',
    'a step of a sign-in by mail',
    'binding an address',
  ],
} as const;

type Channels = { production: boolean; smtp: unknown; sms: unknown };

/** Without its server a channel of a production site sends nothing; elsewhere messages are kept. */
export const isChannelOpen = (
  { production, smtp, sms }: Channels,
  channel: 'sms' | 'mail',
): boolean => !production || Boolean(channel === 'sms' ? sms : smtp);

const closedChannels = (channels: Channels): ('sms' | 'mail')[] =>
  (['sms', 'mail'] as const).filter((channel) => !isChannelOpen(channels, channel));

/** The codes that Firebase sends and checks in our place while its flag is on. */
const byFirebase: readonly string[] = ['MOBILEVERCODELOGIN3', 'REGMOBVERF3'];

/** The flags as they apply: one that needs a closed channel counts as off. */
export const deliverableFlags = (flags: Flag[], channels: Channels): Flag[] => {
  const isOurs = (flag: string) => !(isFlagOn(flags, 'FIREBASE') && byFirebase.includes(flag));
  const off: string[] = closedChannels(channels)
    .flatMap((channel) => channelFlags[channel])
    .filter(isOurs);
  return flags.map((flag) => (off.includes(flag.flag) ? { ...flag, enabled: false } : flag));
};

/** Says once, at the start, what of a production site is off for want of a server. */
export const noteClosedChannels = ({ config, log }: Pick<Platform, 'config' | 'log'>): void => {
  for (const channel of closedChannels(config)) {
    const off = { flagsOff: channelFlags[channel], notOffered: channelWays[channel] };
    log.warn('message.channel_closed', { channel, ...off });
  }
};
