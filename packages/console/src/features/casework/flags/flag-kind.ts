import { flagDesk } from '@parlour/contract/flag-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import { call } from '../../../lib/api/call';
import type { CaseKind } from '../../../lib/case-kind';
import { FlagEvidence } from './flag-evidence';

const { decideFlag } = flagDesk;
type Verdict = InputOf<typeof decideFlag>['verdict'];

/** Something odd that a person looks at. */
export const flagKind: CaseKind = {
  Evidence: FlagEvidence,
  decide: ({ caseId, version, verdict, reasonCode, note }) =>
    call(decideFlag, { caseId, version, verdict: verdict as Verdict, reasonCode, note }),
};
