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

/** Keeps the last three digits. */
export const maskMobile = (mobile: string): string =>
  `${'*'.repeat(Math.max(mobile.length - 3, 0))}${mobile.slice(-3)}`;

export const asMember = (
  player: PlayerRow,
  { upline, hasPaymentPassword }: { upline: string | undefined; hasPaymentPassword: boolean },
): Member => ({
  id: player.id.toString(),
  account: player.username,
  nickname: player.nickname,
  type: player.type,
  ...(upline !== undefined && { toUpline: upline }),
  clubLabel: { labelName: player.rankLabel, rankLevel: player.rankLevel },
  ...(player.avatar !== null && { avatar: player.avatar }),
  ...(player.mobile !== null && { mobileMasked: maskMobile(player.mobile) }),
  ...(player.email !== null && { emailMasked: maskEmail(player.email) }),
  hasPaymentPassword,
  currency: player.currency,
  brand: player.brand,
});
