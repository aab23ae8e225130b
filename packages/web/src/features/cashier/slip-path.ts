import { memberPath } from '@parlour/contract/centres';
import { pageOf } from '@parlour/contract/pages';
import { memberPathWith } from '../../lib/navigation/centre-path';
import { withoutDetails } from '../../lib/navigation/paths';

/** The slip of a deposit has an address of its own, over any page. */
export const slipPath = (id: string): string => {
  const over = memberPath('depositv2', withoutDetails(location));
  const [pathname = '', search = ''] = over.split('?');
  return memberPathWith({ deposit: id }, { pathname, search });
};

export const formPath = (): string => memberPath('depositv2', withoutDetails(location));

/** Over a running game the deposit is paid in another tab, so that the game stays open. */
export const isInGame = (): boolean => pageOf(location.pathname).hasGameBar === true;
