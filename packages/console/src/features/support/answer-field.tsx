import type { CaseView } from '@parlour/contract/casework';
import { answerLength } from '@parlour/contract/support-desk';
import { useState } from 'react';
import { useWords } from '../../lib/language';
import { typedTexts } from '../../lib/session/typed';
import { TemplateField } from './template-field';
import { useTemplates, useTicket } from './use-ticket';

const drafts = typedTexts();

/** The answer to a ticket, with the texts at hand in its language; what was typed stays. */
export const AnswerField = ({ of: view, disabled }: { of: CaseView; disabled: boolean }) => {
  const { support } = useWords();
  const ticket = useTicket(view);
  const templates = useTemplates(view.brand, ticket.data?.language);
  const [text, setText] = useState(() => drafts.get(view.id) ?? '');
  return (
    <TemplateField
      disabled={disabled}
      label={support.answer}
      maxLength={answerLength}
      name="text"
      onChange={(next) => {
        drafts.set(view.id, next);
        setText(next);
      }}
      templates={templates.data?.list ?? []}
      value={text}
    />
  );
};
