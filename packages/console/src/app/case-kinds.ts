import { withdrawalKind } from '../features/cashier/withdrawal-kind';
import type { CaseKinds } from '../lib/case-kind';

/** What each module adds to the cases about its subjects. */
export const caseKinds: CaseKinds = { withdrawal: withdrawalKind };
