import type { Translated } from '../shape';
import type { wallet as vi } from '../vi/wallet';

export const wallet = {
  main: 'Main wallet',
  total: 'Total balance',
  withdrawable: 'Withdrawable',
  locked: 'On hold',
  bonus: 'Bonus',
  updatedAt: 'Updated at {time}',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  record: 'Betting record',
  title: 'My wallet',
  credited: '{amount} added to your main wallet',
  hide: 'Hide balance',
  show: 'Show balance',
  refresh: 'Refresh balance',
} as const satisfies Translated<typeof vi>;
