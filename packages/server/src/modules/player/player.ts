import { avatarIds, avatarPath, mostRank, rankIconPath } from '@parlour/contract/avatars';
import type { Member } from '@parlour/contract/player';
import type { PlayerRow } from './queries';

/** Two names that differ in case or in the composition of their letters are one name. */
export const foldUsername = (username: string): string => username.normalize('NFKC').toLowerCase();

/** `an.nguyen@example.com` → `a***n@example.com`. */
export const maskEmail = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  const last = name.length > 2 ? name.at(-1) : '';
  return `${name.at(0) ?? ''}***${last}@${host}`;
};

/** `ngoclan23` → `ng***23`; of a short name one letter at each end, of up to three the first. */
export const maskUsername = (username: string): string => {
  const letters = [...username];
  const shown = letters.length < 6 ? 1 : 2;
  const end = letters.length < 4 ? '' : letters.slice(-shown).join('');
  return `${letters.slice(0, shown).join('')}***${end}`;
};

/** Whether an account is a mobile number, which is a personal value. */
export const isNumber = (username: string): boolean => /^\+?\d{6,}$/.test(username);

/** An account as operators see it. */
export const shownUsername = (username: string): string =>
  isNumber(username) ? maskUsername(username) : username;

/** Keeps the last three digits. */
export const maskMobile = (mobile: string): string =>
  `${'*'.repeat(Math.max(mobile.length - 3, 0))}${mobile.slice(-3)}`;

/** `Nguyen Minh Khoa` → `N*** M*** K***`. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]}***`)
    .join(' ');

/** What the row of a player does not hold. */
type MemberFacts = {
  upline: string | undefined;
  hasPaymentPassword: boolean;
  email?: string;
  mobile?: string;
};

export const asMember = (
  player: PlayerRow,
  { upline, hasPaymentPassword, email, mobile }: MemberFacts,
): Member => ({
  id: player.id.toString(),
  account: player.username,
  nickname: player.nickname,
  type: player.type,
  ...(upline !== undefined && { toUpline: upline }),
  ...(player.hasDownlines && { hasDownlines: true }),
  clubLabel: { labelName: player.rankLabel, rankLevel: player.rankLevel },
  ...(player.memberLabel !== '' && { memberLabel: player.memberLabel }),
  ...avatarOf(player),
  icon: iconOf(player),
  ...(mobile !== undefined && { mobileMasked: maskMobile(mobile) }),
  ...(email !== undefined && { emailMasked: maskEmail(email) }),
  hasPaymentPassword,
  ...(player.isPausing && { isPausing: true as const }),
  currency: player.currency,
  brand: player.brand,
  registeredAt: player.registeredAt.toISOString(),
});

/** The address of the drawing that the player chose. */
export const avatarOf = ({ avatar }: Pick<PlayerRow, 'avatar'>): { avatar?: string } => {
  const id = avatarIds.find((each) => each === avatar);
  return id ? { avatar: avatarPath(id) } : {};
};

/** The sign of the player's rank. */
export const iconOf = ({ rankLevel }: Pick<PlayerRow, 'rankLevel'>): string =>
  rankIconPath(Math.min(Math.max(rankLevel, 0), mostRank));
