import type { CaseView } from '@parlour/contract/casework';
import type { ComponentType } from 'react';

export type Decision = {
  caseId: string;
  version: number;
  verdict: string;
  reasonCode?: string;
  note?: string;
};

/** What the module of a case's subject adds: what is to be seen, and how it is decided. */
export type CaseKind = {
  Evidence?: ComponentType<{ of: CaseView }>;
  decide: (decision: Decision) => Promise<{ stage: 'second' | 'closed' }>;
};

export type CaseKinds = Readonly<Record<string, CaseKind>>;
