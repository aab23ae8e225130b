import type { Jobs } from './lib/jobs';
import * as brand from './modules/brand';
import * as session from './modules/session';

/** What every module does outside calls. */
export const jobs: Jobs[] = [brand.jobs, session.jobs];
