import type { Flag } from '../brand';

const groups: Record<string, string[]> = {
  REGISTER: ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'DIRECTREG'],
  LOGIN: [
    'MOBILEVERCODELOGIN3',
    'MOBILENUMPASSREG3',
    'FREEPLAY3',
    'PWDEXPFORCECHANGE3',
    'CHNGPASSVERIF3',
    'FIREBASE',
    'GOOGLE',
    'FACEBOOK',
    'LOGINGUARD',
  ],
  CENTRES: ['MEMBERCENTER', 'AGENTCENTER', 'VIP', 'REFERRAL', 'CHATROOM'],
};

/** The whitelabel tree with these flags on. */
export const flagsWith = (...on: string[]): Flag[] =>
  Object.entries(groups).flatMap(([group, flags], position) => [
    { flag: group, parent: null, position, enabled: true },
    ...flags.map((flag, index) => ({
      flag,
      parent: group,
      position: index,
      enabled: on.includes(flag),
    })),
  ]);
