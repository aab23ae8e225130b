/** The drawings that a player may choose as an avatar, two in each ink. */
export const avatarIds = [
  'lotus',
  'pearl',
  'jade',
  'ember',
  'heron',
  'coral',
  'lantern',
  'bamboo',
  'river',
  'sparrow',
  'crane',
  'tiger',
  'hazel',
  'comet',
  'quill',
  'maple',
] as const;

export type AvatarId = (typeof avatarIds)[number];

/** Where the drawing is served; the address is also the name that it is drawn from. */
export const avatarPath = (id: AvatarId): string => `/avatars/${id}.svg`;

/** The highest rank of a club. */
export const mostRank = 20;

export const rankIconPath = (level: number): string => `/avatars/rank-${level}.svg`;
