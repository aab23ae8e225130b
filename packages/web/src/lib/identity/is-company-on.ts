import type { Status } from '@parlour/contract/brand';
import { isEnabled } from '../brand/flags';
import type { Company } from './company-mark';

export const isCompanyOn = (whitelabel: Status['whitelabel'], company: Company): boolean =>
  isEnabled(whitelabel, company.toUpperCase());
