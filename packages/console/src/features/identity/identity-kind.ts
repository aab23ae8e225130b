import type { InputOf } from '@parlour/contract/endpoint';
import { identityDesk } from '@parlour/contract/identity-desk';
import { call } from '../../lib/api/call';
import type { CaseKind } from '../../lib/case-kind';
import { Documents } from './documents';

const { decideIdentity } = identityDesk;
type Verdict = InputOf<typeof decideIdentity>['verdict'];

/** The documents of a person who must show who they are. */
export const identityKind: CaseKind = {
  Evidence: Documents,
  decide: ({ caseId, version, verdict, reasonCode, note }) =>
    call(decideIdentity, { caseId, version, verdict: verdict as Verdict, reasonCode, note }),
};
