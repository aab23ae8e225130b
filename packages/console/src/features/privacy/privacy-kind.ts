import type { InputOf } from '@parlour/contract/endpoint';
import { privacyDesk } from '@parlour/contract/privacy-desk';
import { call } from '../../lib/api/call';
import type { CaseKind } from '../../lib/case-kind';
import { AccountEnd } from './account-end';

const { decideDeletion } = privacyDesk;
type Verdict = InputOf<typeof decideDeletion>['verdict'];

/** A player asks for the end of the account. */
export const privacyKind: CaseKind = {
  Evidence: AccountEnd,
  decide: ({ caseId, version, verdict, reasonCode, note }) =>
    call(decideDeletion, { caseId, version, verdict: verdict as Verdict, reasonCode, note }),
};
