/** What is missing of rows that tests name already, in a few words. */
export const partly: Readonly<Record<string, string>> = {
  'NAV-03': 'paths whose module is not built say so',
  'SHELL-03': 'rewards and missions are counted when their engine is there',
  'SHELL-20': 'rewards come with the promotions',
  'CONTENT-03': 'the application to become an agent comes with the agents',
  'PROMO-06': 'all but the reward popup',
  'MEMBER-01': 'rebate, rewards, missions, rank and referral wait for the promotions',
  'R-C5': 'promotions have no engine yet, and no job deletes what is older than a market asks for',
  'R-C7': 'the yearly audit by a third person is ordered by the operator of a site',
};
