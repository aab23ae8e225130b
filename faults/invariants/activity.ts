import { wrongActivity } from '@parlour/testkit/ledger/activity-recount';
import type { Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Wrong } from './rows';

/** With nothing left to count, the sums may lag by this much, and not more. */
const mostLag = '60 seconds';

/** I21: what was counted is what happened, up to the mark. */
export const activityIsCounted = (): Invariant => ({
  id: 'I21',
  name: 'what was counted of players, brands and games is what moved, in the ledger too',
  during: true,
  check: async (context) => {
    const wrongs: Wrong[] = [];
    const { hours, games, ...ofPlayers } = wrongActivity;
    const texts = [...Object.values(ofPlayers), ...(context.isFinal ? [hours, games] : [])];
    for (const text of texts) wrongs.push(...(await rowsOf<Wrong>(context, text)));
    if (context.isFinal) wrongs.push(...(await rowsOf<Wrong>(context, lateMarks, [mostLag])));
    return violationsOf('I21', wrongs);
  },
});

const lateMarks = `
  select format('share %s is counted up to %s only', share, upto) as what
  from activity.mark where upto < clock_timestamp() - $1::interval`;
