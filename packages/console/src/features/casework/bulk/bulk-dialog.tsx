import { casework as calls, type BulkLine } from '@parlour/contract/casework';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { fill } from '@parlour/locales/phrases';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { useWords } from '../../../lib/language';
import { Answer } from '../../../lib/parts/answer';
import { ReasonField } from '../../../lib/parts/reason-field';
import { useSend } from '../../../lib/use-send';
import { parkTimes } from '../park-times';
import type { BulkAct } from './bulk-bar';
import css from './bulk.module.css';
import { BulkLines } from './bulk-lines';

type BulkDialogProps = {
  act: BulkAct;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
};

/** What would become of each case, and the call that does it. */
const useBulk = (act: BulkAct, ids: readonly string[]) => {
  const [done, setDone] = useState<readonly BulkLine[]>();
  const preview = useQuery({
    queryKey: ['bulk', act, ids],
    queryFn: () => call(calls.previewBulk, { act, ids: [...ids] }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const form = useSend(async ({ reason = '', minutes }) => {
    const digest = preview.data?.digest ?? '';
    const given = { act, ids: [...ids], digest, reason: reason.trim() };
    const times = minutes ? { minutes: Number(minutes) } : {};
    try {
      setDone((await call(calls.runBulk, { ...given, ...times })).lines);
    } finally {
      // What was refused because it changed is shown as it is now.
      await Promise.all([
        preview.refetch(),
        client.invalidateQueries({ queryKey: ['cases'] }),
        client.invalidateQueries({ queryKey: ['counts'] }),
      ]);
    }
  });
  return { preview, form, done, will: preview.data?.lines.filter((line) => line.will).length ?? 0 };
};

/** What an act would do with each chosen case and why not, then its reason, then what it did. */
export const BulkDialog = ({ act, ids, onClose, onDone }: BulkDialogProps) => {
  const { casework, common } = useWords();
  const formId = useId();
  const { preview, form, done, will } = useBulk(act, ids);
  const title = casework.bulk.acts[act];
  const finish = () => {
    onClose();
    if (done) onDone();
  };
  const toConfirm = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button
        busy={form.isBusy && common.sending}
        disabled={will === 0}
        form={formId}
        look="primary"
        type="submit"
      >
        {fill(casework.bulk.confirm, { act: title, count: will })}
      </Button>
    </>
  );
  const toClose = (
    <Button look="primary" onClick={finish}>
      {common.close}
    </Button>
  );
  return (
    <Dialog actions={done ? toClose : toConfirm} onClose={finish} size="form" title={title}>
      {done ? (
        <BulkLines lines={done} tense="did" />
      ) : (
        <form {...form.formProps} className={css.form} id={formId}>
          {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
          <Answer of={preview}>{({ lines }) => <BulkLines lines={lines} tense="will" />}</Answer>
          <Fields act={act} error={form.faultOf('reason')} />
        </form>
      )}
    </Dialog>
  );
};

const Fields = ({ act, error }: { act: BulkAct; error: string | undefined }) => {
  const { casework } = useWords();
  return (
    <>
      {act === 'park' && (
        <SelectField label={casework.parkFor} name="minutes" options={parkTimes(casework)} />
      )}
      <ReasonField data-first-focus error={error} label={casework.why} />
    </>
  );
};
