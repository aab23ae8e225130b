import type { AccountType } from './account-type';
import { choice, endpoint, endpoints, output } from './endpoint';
import { languages } from './languages';

export type Member = {
  id: string;
  account: string;
  nickname: string;
  /** The account type; stored as `isAgent` in the browser. */
  type: AccountType;
  toUpline?: string;
  clubLabel: { labelName: string; rankLevel: number };
  memberLabel?: string;
  avatar?: string;
  icon?: string;
  mobileMasked?: string;
  emailMasked?: string;
  hasPaymentPassword: boolean;
  currency: string;
  brand: string;
};

export const player = endpoints('player', {
  readMember: endpoint({
    method: 'GET',
    path: '/wps/member/info',
    caller: 'player+trial',
    whileLooking: true,
    background: true,
    input: {},
    output: output<Member>(),
    refusals: [],
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: '/wps/member/language',
    caller: 'player+trial',
    whileLooking: true,
    limit: { by: 'player', count: 60, seconds: 60 },
    background: true,
    input: { language: choice(languages) },
    output: output<Record<string, never>>(),
    refusals: [],
  }),
});
