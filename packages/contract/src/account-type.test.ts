import { expect, test } from 'vitest';
import { type AccountType, isAgent, isTrial } from './account-type';

test.each([
  [0, 'member'],
  [1, 'agent'],
  [2, 'agent'],
  [4, 'trial'],
  [41, 'agent'],
  [42, 'agent'],
] as const)('account type %i is of a %s', (type: AccountType, kind) => {
  expect([isAgent(type), isTrial(type)]).toEqual([kind === 'agent', kind === 'trial']);
});
