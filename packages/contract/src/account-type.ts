/** 0 member, 1 agent without an upline, 2 agent under one, 4 trial; 41 and 42 are treated as 2. */
export type AccountType = 0 | 1 | 2 | 4 | 41 | 42;

export const isAgent = (type: AccountType): boolean =>
  type === 1 || type === 2 || type === 41 || type === 42;

/** Plays only with play money, never with real money. */
export const isTrial = (type: AccountType): boolean => type === 4;
