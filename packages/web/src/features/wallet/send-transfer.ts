import { wallet } from '@parlour/contract/wallet';
import type { InputOf } from '@parlour/contract/endpoint';
import { call } from '../../lib/api/api';
import { applyMove } from '../../lib/session/balance';
import type { Refused } from '../../lib/api/refused';

type Input = InputOf<typeof wallet.transferBetweenWallets>;

/** A transfer whose answer was lost is sent again under its key. */
export const sendTransfer = async (input: Input): Promise<void> =>
  applyMove(input, await call(wallet.transferBetweenWallets, input));

/** Whether the outcome is not known. */
export const isUnknown = ({ status }: Refused): boolean => status === 0 || status >= 500;
