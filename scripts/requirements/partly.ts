/** What is missing of rows that tests name already, in a few words. */
export const partly: Readonly<Record<string, string>> = {
  'AUTH-01': 'user name and password; the other ways in come with the accounts',
  'NAV-03': 'paths whose module is not built say so',
  'SHELL-03': 'promotions are counted; messages come with the inbox',
  'SHELL-20':
    'announcements and promotions; messages, rewards and the chat come with their modules',
  'CONTENT-03': 'the application to become an agent comes with the agents',
  'PROMO-06': 'all but the reward popup',
  'MEMBER-01': 'the pages that are built',
};
