import { wallet } from '@parlour/contract/wallet';
import type { InputOf } from '@parlour/contract/endpoint';
import { useState } from 'react';
import { call } from '../../lib/api/api';
import { applyMove } from '../../lib/session/balance';
import { asRefused, type Refused } from '../../lib/api/refused';

type Input = InputOf<typeof wallet.transferBetweenWallets>;

/**
 * Sends one transfer at a time. What became of the last stays to be read until the next. A transfer
 * whose answer was lost is sent again under its key.
 */
export const useTransfer = () => {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [done, setDone] = useState<string>();

  const clear = () => {
    setRefused(undefined);
    setDone(undefined);
  };

  /** True when it was done; `doneText` is what is then said. */
  const transfer = async (input: Input, doneText: string): Promise<boolean> => {
    if (isBusy) return false;
    clear();
    setBusy(true);
    try {
      applyMove(input, await call(wallet.transferBetweenWallets, input));
      setDone(doneText);
      return true;
    } catch (thrown) {
      setRefused(asRefused(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return { isBusy, refused, done, transfer, clear };
};

/** Whether nobody knows what became of it. */
export const isUnknown = ({ status }: Refused): boolean => status === 0 || status >= 500;
