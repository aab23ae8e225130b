import { memberPath } from '@parlour/contract/centres';
import { micros, moneyText } from '@parlour/contract/money';
import type { Balance } from '@parlour/contract/wallet';
import { memberPathWith } from '../../lib/navigation/centre-path';
import { withoutDetails } from '../../lib/navigation/paths';
import { go, goMember } from '../../lib/navigation/navigation';

/** To where a game's money comes from: a deposit, or a transfer into the wallet that it spends. */
export const fillWallet = (wallet: string | undefined): void => {
  if (wallet === undefined) return goMember('depositv2');
  const over = memberPath('transferFund', withoutDetails(location));
  const [pathname = '', search = ''] = over.split('?');
  go(memberPathWith({ wallet }, { pathname, search }));
};

/** What a game can spend: all that there is, or its vendor's wallet and the bonus. */
export const playableOf = (balance: Balance, wallet: string | undefined): string => {
  if (wallet === undefined) return balance.sumBalance;
  const own = balance.wallets.find(({ vendor }) => vendor === wallet)?.balance ?? '0';
  return moneyText(micros(own) + micros(balance.bonus));
};
