import type { Resource } from '@parlour/contract/brand';
import { facebookLogo } from '@parlour/ui/icons/facebook-logo';
import { telegramLogo } from '@parlour/ui/icons/telegram-logo';
import { tiktokLogo } from '@parlour/ui/icons/tiktok-logo';
import { twitterLogo } from '@parlour/ui/icons/twitter-logo';

/** The brand's channels by the type of their resource, in the order of the side bar. */
const channels = {
  TELEGRAM: { icon: telegramLogo, name: 'Telegram' },
  TWITTER: { icon: twitterLogo, name: 'Twitter' },
  DOUYIN: { icon: tiktokLogo, name: 'Douyin' },
  FACEBOOK: { icon: facebookLogo, name: 'Facebook' },
} as const;

export type Channel = { type: string; icon: string; name: string; url: string };

/** Those that the server gives, each by its label in the language. */
export const channelsOf = (resources: readonly Resource[], language: string): Channel[] =>
  Object.entries(channels).flatMap(([type, { icon, name }]) => {
    const found = resources.find(({ resourceType }) => resourceType === type);
    if (!found?.url.startsWith('https://')) return [];
    const label = `labelName${language.charAt(0)}${language.slice(1).toLowerCase()}` as const;
    return [{ type, icon, url: found.url, name: found[label] ?? name }];
  });
