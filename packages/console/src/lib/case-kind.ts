import type { CaseView } from '@parlour/contract/casework';
import type { ComponentType } from 'react';

export type Decision = {
  caseId: string;
  /** What the case is about, as its module names it. */
  subjectId: string;
  version: number;
  verdict: string;
  reasonCode?: string;
  note?: string;
  /** What else the form of this kind asks for. */
  fields: Readonly<Record<string, string>>;
};

/** What the module of a case's subject adds: what is to be seen, and how it is decided. */
export type CaseKind = {
  Evidence?: ComponentType<{ of: CaseView }>;
  /** Fields of the decision that only this kind has. */
  Fields?: ComponentType<{ of: CaseView; disabled: boolean }>;
  /** `waiting`: two persons disagreed, and the case waits again. */
  decide: (decision: Decision) => Promise<{ stage: 'second' | 'waiting' | 'closed' }>;
};

export type CaseKinds = Readonly<Record<string, CaseKind>>;
