/** What a player can do with a promotion, or what it does for them. */
export const promotionStates = [
  'claim',
  'join',
  'signed',
  'applying',
  'process',
  'issued',
  'comingSoon',
  'claimed',
  'rejected',
  'close',
] as const;
export type PromotionState = (typeof promotionStates)[number];

/** A promotion in a list. */
export type PromotionNotice = {
  id: string;
  title: string;
  state: PromotionState;
  /** What it gives at most for joining by Zalo. */
  zaloUpTo?: string;
};
