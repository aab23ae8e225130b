import type { Jobs } from './lib/jobs';
import * as brand from './modules/brand';
import * as cashier from './modules/cashier';
import * as ledger from './modules/ledger';
import * as session from './modules/session';

/** What every module does outside calls. */
export const jobs: Jobs[] = [brand.jobs, cashier.jobs, ledger.jobs, session.jobs];
