import type { Translated } from '../../phrases';
import type { privacy as vi } from '../../vi/console/privacy';

export const privacy = {
  inWay: 'In the way',
  none: 'Nothing is in the way',
  excluded: 'Self-excluded; fingerprints of the contacts stay until',
  ever: 'for ever',
  destroyed: 'Will be destroyed',
  detached: 'Stays without a name',
  obstacles: {
    agent: 'An agent’s account',
    balance: 'Balance',
    case: 'Open cases',
    debt: 'Debt',
    deposit: 'Deposits on their way',
    flag: 'Open flags',
    round: 'Open rounds',
    withdrawal: 'Withdrawals on their way',
  },
} as const satisfies Translated<typeof vi>;
