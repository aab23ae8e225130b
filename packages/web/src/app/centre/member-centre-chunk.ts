import type { MemberPage } from '@parlour/contract/centres';
import { chunk } from '../../lib/navigation/chunk';

/** The member centre stands over any page while its address has `?mc=…`. */
export const memberCentre = chunk<{ page: MemberPage }>(
  ['player', 'common'],
  async () => {
    const { MemberCentre } = await import('./member-centre');
    return MemberCentre;
  },
  'member-centre',
);
