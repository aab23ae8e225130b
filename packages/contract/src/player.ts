import type { AccountType } from './account-type';
import { avatarIds } from './avatars';
import { choice, endpoint, endpoints, output, text } from './endpoint';
import { languages } from './languages';

export type Member = {
  id: string;
  account: string;
  nickname: string;
  /** The account type; stored as `isAgent` in the browser. */
  type: AccountType;
  toUpline?: string;
  /** Players stand directly below. */
  hasDownlines?: true;
  /** The rank in the brand's club: its name, and its number from 0. */
  clubLabel: { labelName: string; rankLevel: number };
  /** A label that the brand gave this player. */
  memberLabel?: string;
  /** The address of the chosen drawing; without one the avatar is drawn from the account. */
  avatar?: string;
  /** The address of the rank's sign. */
  icon?: string;
  mobileMasked?: string;
  emailMasked?: string;
  hasPaymentPassword: boolean;
  /** Self-excluded or on a break: no advertising is shown. */
  isPausing?: true;
  currency: string;
  brand: string;
  /** Missing in the copy that a browser keeps. */
  registeredAt?: string;
};

/** How players call themselves. */
export const nickname = () =>
  text({ optional: true, min: 2, max: 24, pattern: '^(?! )[^\\p{C}]+(?<! )$' });

export const player = endpoints('player', {
  readMember: endpoint({
    method: 'GET',
    path: '/wps/member/info',
    caller: 'player+trial',
    whileLooking: true,
    background: true,
    input: {},
    output: output<Member>(),
    refusals: [],
  }),
  /** The sign of the rank, and the avatars to choose from. */
  readIcon: endpoint({
    method: 'GET',
    path: '/wps/member/info/icon',
    caller: 'player+trial',
    whileLooking: true,
    background: true,
    input: {},
    output: output<{ icon: string; choices: { id: string; url: string }[] }>(),
    refusals: [],
  }),
  readAvatar: endpoint({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    caller: 'player+trial',
    whileLooking: true,
    background: true,
    input: {},
    output: output<{ avatar?: string }>(),
    refusals: [],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/player/profile',
    caller: 'player',
    limit: { by: 'player', count: 30, seconds: 3600 },
    noStore: true,
    input: { nickname: nickname(), avatar: choice(avatarIds, { optional: true }) },
    output: output<Member>(),
    refusals: [],
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: '/wps/member/language',
    caller: 'player+trial',
    whileLooking: true,
    limit: { by: 'player', count: 60, seconds: 60 },
    background: true,
    input: { language: choice(languages) },
    output: output<Record<string, never>>(),
    refusals: [],
  }),
});
