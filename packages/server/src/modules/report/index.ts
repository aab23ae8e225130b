import type { report } from '@parlour/contract/report';
import type { Handlers } from '../../lib/http/http';
import { listRounds } from './list-rounds';
import { readDays } from './read-days';

export const routes: Handlers<typeof report> = {
  listRounds: (context, input) => listRounds(context, input),
  readDays: (context, input) => readDays(context, input),
};
