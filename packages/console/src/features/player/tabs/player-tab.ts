/** The tabs of a player's page, and the right that each of them needs. */
export const tabRights = {
  overview: 'player.r',
  transactions: 'ledger.r',
  rounds: 'round.r',
  money: 'ledger.r',
  sessions: 'session.r',
  play: 'exclusion.r',
  file: 'player.r',
  audit: 'audit.r',
} as const;

export type PlayerTab = keyof typeof tabRights;

export const isTab = (text: string): text is PlayerTab => Object.hasOwn(tabRights, text);

/** Every tab, in the order in which they stand. */
export const playerTabs: readonly PlayerTab[] = Object.keys(tabRights).filter(isTab);

export const tabOf = (text: string | undefined): PlayerTab =>
  text !== undefined && isTab(text) ? text : 'overview';
