import type { agent } from '@parlour/contract/agent';
import type { Handlers } from '../../lib/http/http';
import { checkCode } from './affiliate-code';

// The host that was called names the brand: `domain` says no more than that.
export const routes: Handlers<typeof agent> = {
  checkAffiliateCode: ({ sql, brand }, { code }) => checkCode(sql, brand.code, code),
};

export { linkOf } from './affiliate-code';
export {
  findUpline,
  forgetPlayer,
  insertDownline as placeUnder,
  insertLink,
  insertRoot,
  isDirect,
} from './queries';
