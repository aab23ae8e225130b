import type { content } from '@parlour/contract/content';
import type { Handlers } from '../../lib/http';
import { readNotices } from './read-notices';

export const routes: Handlers<typeof content> = {
  readNotices: (context, input) => readNotices(context, input),
};

export { readNotices };
export { seedContent } from './seed-content';
