import { memberPath } from '@parlour/contract/centres';
import type { MemberPage } from '@parlour/contract/centres';
import { memberPathWith } from '../../../lib/navigation/centre-path';
import { type CentreDetail, withoutDetails } from '../../../lib/navigation/paths';

/** Another page of the centre, over the same page, with a detail of it open. */
export const pagePath = (
  page: MemberPage,
  details: Partial<Record<CentreDetail, string>>,
): string => {
  const [pathname = '', search = ''] = memberPath(page, withoutDetails(location)).split('?');
  return memberPathWith(details, { pathname, search });
};
