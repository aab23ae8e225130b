import { caseId, caseRead, type DecidedCase, verdictReason, verdictRefusals } from './case-verdict';
import { choice, endpoint, endpoints, output } from './endpoint';
import type { DeletionState, Obstacle } from './privacy';

/** A request for the end of an account, as who decides it reads it. */
export type PrivacyCase = {
  caseId: string;
  playerId: string;
  version: number;
  state: DeletionState;
  askedAt: string;
  /** What stands in the way now; flags and the operators' own cases too. */
  obstacles: (Omit<Obstacle, 'kind'> & { kind: Obstacle['kind'] | 'flag' })[];
  /** The player is excluded: digests of the contacts stay until then; without `until` for ever. */
  exclusion?: { until?: string };
  /** What is kept, by section, and what becomes of it. */
  kept: { section: string; rows: number; outcome: 'destroyed' | 'detached' }[];
};

/** The operators' calls of `privacy`. */
export const privacyDesk = endpoints('privacy', {
  readPrivacyCase: endpoint({
    method: 'GET',
    path: '/console/privacy/{caseId}',
    caller: 'operator',
    right: 'ticket.r',
    showsPlayer: true,
    noStore: true,
    input: { caseId },
    output: output<PrivacyCase>(),
    refusals: ['request.unknown'],
  }),
  /** `delete` needs a second person, who gives a factor, and ends the account at once. */
  decideDeletion: endpoint({
    method: 'POST',
    path: '/console/privacy/{caseId}/decide',
    caller: 'operator',
    right: 'ticket.r',
    once: true,
    input: {
      ...caseRead,
      verdict: choice(['delete', 'keep']),
      ...verdictReason,
    },
    output: output<DecidedCase>(),
    refusals: [
      ...verdictRefusals,
      'privacy.not_yet',
      'operator.right_missing',
      'operator.step_up_required',
    ],
  }),
});
