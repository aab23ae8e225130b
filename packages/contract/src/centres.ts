/** A person's own pages, which open over any page of the site. */
export type Centre = 'member' | 'agent';

/** The flag that a brand must have on for each centre. */
export const centreFlags: Record<Centre, string> = {
  member: 'MEMBERCENTER',
  agent: 'AGENTCENTER',
};

type Row = {
  /** The flag that a brand must have on beside the centre's own. */
  flag?: string;
  /** It has a name and no screen yet: no link leads there, and the page says so. */
  isPlanned?: true;
};

/** By the specification's ids, in the order of the centre's menu. */
const memberRows = {
  securityCenter: {},
  transferFund: {},
  depositv2: {},
  withdraw: {},
  transferUpline: {},
  personalHistoryCopy: {},
  transactionHistory: {},
  personalProfit: {},
  bonusDetails: {},
  rewardCenter: {},
  referral: { flag: 'REFERRAL' },
  missionLeaderboard: {},
  messageV2: {},
  playerRank: { flag: 'VIP' },
  responsible: {},
} as const satisfies Record<string, Row>;

type MemberRows = typeof memberRows;

export type MemberPage = keyof MemberRows;

/** The pages of the member centre that have a screen. */
export type BuiltMemberPage = {
  [N in MemberPage]: MemberRows[N] extends { isPlanned: true } ? never : N;
}[MemberPage];

export const memberPages: Record<MemberPage, Row> = memberRows;

export const isMemberPage = (name: string): name is MemberPage => Object.hasOwn(memberPages, name);

export const builtMemberPages = Object.keys(memberRows).filter(
  (name): name is BuiltMemberPage => isMemberPage(name) && !memberPages[name].isPlanned,
);

/**
 * The member centre opens over the page it was called from, so that closing it returns there; from
 * elsewhere over home.
 */
export const memberPath = (page: MemberPage, over = { pathname: '/', search: '' }): string => {
  const query = new URLSearchParams(over.search);
  query.set('mc', page);
  return `${over.pathname}?${query.toString()}`;
};
