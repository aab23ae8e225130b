import { agent } from '@parlour/contract/agent';
import { call } from '../../lib/api/api';

/** Fetched with the first press: a page that is only read makes no call. */
export const checkCode = (code: string) =>
  call(agent.checkAffiliateCode, { code, domain: location.host });
