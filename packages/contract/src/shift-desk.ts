import type { CaseCard } from './casework';
import { choice, endpoint, endpoints, output, text } from './endpoint';

export type ColleagueOnShift = { id: string; name: string; since: string };

/** The caller's own shift. */
export type Shift = {
  /** Absent: not on shift. */
  since?: string;
  /** The cases that the caller has now. */
  claimed: CaseCard[];
  /** How many chats the caller talks in. */
  chats: number;
  /** Who else is on shift in a brand of the caller's. */
  colleagues: ColleagueOnShift[];
};

/** The operators' shifts. */
export const shiftDesk = endpoints('casework', {
  readShift: endpoint({
    method: 'GET',
    path: '/console/shift',
    caller: 'operator',
    background: true,
    noStore: true,
    input: {},
    output: output<Shift>(),
    refusals: [],
  }),
  /**
   * Begins or ends the caller's shift; what it is already stays. It ends with a note for the person
   * who has the claimed cases next: a colleague on shift, or the queue.
   */
  setShift: endpoint({
    method: 'PUT',
    path: '/console/shift',
    caller: 'operator',
    input: {
      state: choice(['on', 'off']),
      note: text({ optional: true, min: 3, max: 500, pattern: '\\S' }),
      to: text({ optional: true, pattern: '^[1-9]\\d{0,17}$' }),
    },
    output: output<Shift>(),
    refusals: [
      'desk.shift_holds',
      'desk.not_on_shift',
      'desk.claim_limit',
      'desk.conflict',
      'desk.same_person',
      'request.unknown',
      'operator.right_missing',
    ],
  }),
});
