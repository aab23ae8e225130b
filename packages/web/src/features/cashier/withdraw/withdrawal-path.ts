import { memberPath } from '@parlour/contract/centres';
import { memberPathWith } from '../../../lib/navigation/centre-path';
import { withoutDetails } from '../../../lib/navigation/paths';

/** What the page's detail says for the list of withdrawals. */
export const listDetail = 'all';

const pathWith = (withdrawal?: string): string => {
  const [pathname = '', search = ''] = memberPath('withdraw', withoutDetails(location)).split('?');
  return memberPathWith(withdrawal === undefined ? {} : { withdrawal }, { pathname, search });
};

export const withdrawPath = (): string => pathWith();
export const withdrawalPath = (id: string): string => pathWith(id);
export const withdrawalsPath = (): string => pathWith(listDetail);
