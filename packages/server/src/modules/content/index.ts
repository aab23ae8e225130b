import type { content } from '@parlour/contract/content';
import type { Handlers } from '../../lib/http/http';
import { readHelp } from './read-help';
import { readJackpot } from './jackpot/read-jackpot';
import { readNotices } from './read-notices';

export const routes: Handlers<typeof content> = {
  readHelp: (context, input) => readHelp(context, input),
  readJackpot: (context) => readJackpot(context),
  readNotices: (context, input) => readNotices(context, input),
};

export { jobs } from './jobs';
export { readHelp, readNotices };
export { seedContent } from './seed-content';
