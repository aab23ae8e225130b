import { casework } from '@parlour/contract/casework';
import { supportDesk, type ClosedLine } from '@parlour/contract/support-desk';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { check } from '@parlour/ui/icons/check';
import { x } from '@parlour/ui/icons/x';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { ConsoleRefused } from '../../lib/api/refused';
import type { CloseManyProps } from '../../lib/case-kind';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { refusalText } from '../../lib/refusal-text';
import { useSend } from '../../lib/use-send';
import css from './support.module.css';
import { useTemplates } from './use-ticket';

/** Closes the chosen tickets with one text, each in its own language; then says what it did. */
export const CloseTickets = ({ cards, onClose, onDone }: CloseManyProps) => {
  const { support, common } = useWords();
  const formId = useId();
  const [done, setDone] = useState<readonly ClosedLine[]>();
  const form = useSend(async ({ template = '', reasonCode = '' }) => {
    const cases = cards.map(({ id, version }) => `${id}:${version}`);
    try {
      setDone((await call(supportDesk.closeTickets, { cases, template, reasonCode })).lines);
    } finally {
      void client.invalidateQueries({ queryKey: ['cases'] });
      void client.invalidateQueries({ queryKey: ['counts'] });
    }
  });
  const finish = () => {
    onClose();
    if (done) onDone();
  };
  const actions = done ? (
    <Button look="primary" onClick={finish}>
      {common.close}
    </Button>
  ) : (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
        {fill(support.closeNow, { count: cards.length })}
      </Button>
    </>
  );
  return (
    <Dialog actions={actions} onClose={finish} size="form" title={support.close}>
      {done ? (
        <ClosedLines lines={done} />
      ) : (
        <form {...form.formProps} className={css.closing} id={formId}>
          {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
          <Choices cards={cards} />
        </form>
      )}
    </Dialog>
  );
};

const Choices = ({ cards }: Pick<CloseManyProps, 'cards'>) => {
  const { support, casework: words } = useWords();
  const code = useConsoleLocale().toUpperCase();
  const [first] = cards;
  const templates = useTemplates(first?.brand ?? '', code);
  // The reasons of the kind come with any case of it; reading one claims nothing.
  const view = useQuery({
    queryKey: ['case', first?.id],
    queryFn: ({ signal }) => call(casework.readCase, { caseId: first?.id ?? '' }, { signal }),
    enabled: first !== undefined,
  });
  return (
    <Answer of={templates}>
      {({ list }) => (
        <>
          <SelectField
            label={support.template}
            name="template"
            options={list.map(({ code: value, title }) => ({ value, label: title }))}
          />
          <SelectField
            label={words.reasonCode}
            name="reasonCode"
            options={(view.data?.reasonCodes ?? []).map(({ code: value, texts }) => ({
              value,
              label: texts[code] ?? value,
            }))}
          />
        </>
      )}
    </Answer>
  );
};

const ClosedLines = ({ lines }: { lines: readonly ClosedLine[] }) => {
  const words = useWords();
  const { bulk } = words.casework;
  const not = lines.filter(({ will }) => !will).length;
  return (
    <>
      <p role="status">{fill(bulk.sumDone, { will: lines.length - not, not })}</p>
      <ul className={css.facts}>
        {lines.map(({ caseId, number, will, why }) => (
          <li key={caseId}>
            <Icon className={will ? 't-pos' : 't-warn'} of={will ? check : x} size={14} />
            <span>{number ?? caseId}</span>
            <span>{will ? bulk.did : bulk.didNot}</span>
            {why && <span className="t-2">{refusalText(words, new ConsoleRefused(why))}</span>}
          </li>
        ))}
      </ul>
    </>
  );
};
