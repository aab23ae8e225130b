import { agent, type CheckedCode } from '@parlour/contract/agent';
import { call } from '../../../../lib/api/api';

/** Whether an agent has the code. */
export const checkCode = (code: string): Promise<CheckedCode> =>
  call(agent.checkAffiliateCode, { code, domain: location.host });
