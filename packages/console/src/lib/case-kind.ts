import type { CaseCard, CaseView } from '@parlour/contract/casework';
import type { ConsolePhrases } from '@parlour/locales/console-phrases';
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
  /** What the subject's id is called; without it an order's. */
  subject?: (phrases: ConsolePhrases) => string;
  Evidence?: ComponentType<{ of: CaseView }>;
  /** Fields of the decision that only this kind has. */
  Fields?: ComponentType<{ of: CaseView; disabled: boolean }>;
  /** What each verdict does, beside the buttons. */
  Effects?: ComponentType<{ of: CaseView }>;
  /** Closes many that are chosen, where a kind allows it: its name, and the dialog that does. */
  closeMany?: {
    name: (phrases: ConsolePhrases) => string;
    Dialog: ComponentType<CloseManyProps>;
  };
  /** `waiting`: two persons disagreed, and the case waits again. */
  decide: (decision: Decision) => Promise<{ stage: 'second' | 'waiting' | 'closed' }>;
};

export type CloseManyProps = {
  cards: readonly CaseCard[];
  onClose: () => void;
  onDone: () => void;
};

export type CaseKinds = Readonly<Record<string, CaseKind>>;

/**
 * What is added to a case: by its kind and the name that its subject begins with, `ticket:privacy`
 * of `privacy:<id>`, where there is such a row; else by its kind.
 */
export const kindOf = (
  kinds: CaseKinds,
  { kind, subjectId }: Pick<CaseView, 'kind' | 'subjectId'>,
): CaseKind | undefined => kinds[`${kind}:${subjectId.split(':')[0]}`] ?? kinds[kind];
