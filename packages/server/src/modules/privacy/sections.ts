/**
 * The sections of the copy that stay after the account, under its number and without a name: what
 * laws on money, taxes and play have a site keep. All others are destroyed.
 */
export const recordSections: ReadonlySet<string> = new Set([
  'account',
  'agents',
  'balances',
  'cases',
  'consents',
  'deposits',
  'identity',
  'limitChanges',
  'limits',
  'ownPlay',
  'play',
  'signIns',
  'transfers',
  'turnover',
  'withdrawals',
]);

/** What is kept and is in no copy, and why; its phrases are `privacy.withheld_<name>`. */
export const withheld = ['notes', 'flags', 'secrets', 'audit', 'pictures'] as const;
