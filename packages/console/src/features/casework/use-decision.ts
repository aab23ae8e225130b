import type { CaseView } from '@parlour/contract/casework';
import { toast } from '@parlour/ui/toasts';
import { type RefObject, useState } from 'react';
import { client } from '../../lib/api/query-client';
import { asRefused, type ConsoleRefused } from '../../lib/api/refused';
import type { CaseKind } from '../../lib/case-kind';
import { noteChange } from '../../lib/keys/keys';
import { useWords } from '../../lib/language';
import { keepDraft } from './drafts';

type Deciding = {
  view: CaseView;
  decide: CaseKind['decide'] | undefined;
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
};

/** A decision in two presses: one arms a verdict, the next sends it with what the form holds. */
export const useDecision = ({ view, decide, form, onClose }: Deciding) => {
  const { casework } = useWords();
  const [armed, arm] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<ConsoleRefused>();
  const send = async (verdict: string) => {
    if (isBusy || !form.current || !decide) return;
    const values = new FormData(form.current);
    const given = (name: string) => String(values.get(name) ?? '').trim() || undefined;
    const reasonCode = given('reasonCode');
    const note = given('note');
    const fields = Object.fromEntries(
      [...values].map(([name, value]) => [name, String(value).trim()]),
    );
    const { id, subjectId, version } = view;
    setIsBusy(true);
    setRefused(undefined);
    try {
      const given = { caseId: id, subjectId, version, verdict, reasonCode, note, fields };
      const { stage } = await decide(given);
      keepDraft(id, '');
      toast({ text: casework.stages[stage], tone: 'pos' });
      noteChange();
      onClose();
    } catch (thrown) {
      setRefused(asRefused(thrown));
    }
    setIsBusy(false);
    arm(undefined);
    for (const queryKey of [['case', id], ['cases'], ['counts']]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  return { armed, arm, isBusy, refused, send };
};

export type DecisionInHand = ReturnType<typeof useDecision>;
