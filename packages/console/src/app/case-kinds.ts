import type { CaseKinds } from '../lib/case-kind';

/** What each module adds to the cases about its subjects. */
export const caseKinds: CaseKinds = {};
