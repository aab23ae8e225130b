import { operator } from '@parlour/contract/operator';
import type {
  changeKinds,
  ChangePreview,
  OperatorChange,
} from '@parlour/contract/operator/changes';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { toast } from '@parlour/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { useSend } from '../../lib/use-send';
import css from './change.module.css';
import { Diff } from './diff';
import { Effects } from './effects';
import { useFieldName } from './use-field-name';
import { ReasonField } from '../../lib/parts/reason-field';

type Values = ChangePreview['values'];
type Fields = { faultOf: (name: string) => string | undefined };

type ProposeDialogProps = {
  kind: (typeof changeKinds)[number];
  object: string;
  /** Of a new object, whose name is one of the fields. */
  objectOf?: (entered: Record<string, string>) => string;
  title: string;
  /** The fields, with the values that the object has now. */
  children: (values: Values, fields: Fields) => ReactNode;
  /** What was entered, as a change. */
  patchOf: (entered: Record<string, string>, values: Values) => Values;
  onClose: () => void;
  onDone?: (change: OperatorChange) => void;
};

type Previewed = { object: string; patch: Values; preview: ChangePreview };

/** Alters an object: its fields, then what would change and for whom it waits, then the reason. */
export const ProposeDialog = (props: ProposeDialogProps) => {
  const { kind, object, title, onClose } = props;
  const query = useQuery({
    queryKey: ['object', kind, object],
    queryFn: () => call(operator.previewChange, { kind, object, patch: {} }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return query.data ? (
    <Opened {...props} now={query.data} />
  ) : (
    <Dialog onClose={onClose} size="form" title={title}>
      <Answer of={query}>{() => null}</Answer>
    </Dialog>
  );
};

const Opened = (props: ProposeDialogProps & { now: ChangePreview }) => {
  const { kind, title, children, patchOf, objectOf, onClose, onDone, now } = props;
  const { change, common } = useWords();
  const formId = useId();
  const [previewed, setPreviewed] = useState<Previewed>();
  const form = useSend(async ({ reason = '', at = '', ...entered }) => {
    if (!previewed) {
      const patch = patchOf(entered, now.values);
      const object = objectOf?.(entered) ?? props.object;
      const preview = await call(operator.previewChange, { kind, object, patch });
      setPreviewed({ object, patch, preview });
      return;
    }
    const { object, patch } = previewed;
    const { version } = previewed.preview;
    const made = await call(operator.proposeChange, {
      kind,
      object,
      version,
      patch,
      reason,
      ...(at && { at: new Date(at).toISOString() }),
    });
    toast({ text: change.states[made.state], tone: 'pos' });
    await client.invalidateQueries();
    onClose();
    onDone?.(made);
  });
  const nothing = form.faultOf('patch') && change.nothing;
  const fault = nothing ?? form.faultOf('object') ?? form.faultOf('roles');
  const alert = form.alert ?? fault;
  const submit = previewed ? change.confirm : change.preview;
  return (
    <Dialog
      actions={
        <>
          <Button onClick={previewed ? () => setPreviewed(undefined) : onClose}>
            {/* Vietnamese has one word for a cancel and for the void of a round. */}
            {previewed ? common.back : common.close}
          </Button>
          <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
            {submit}
          </Button>
        </>
      }
      isTouched
      onClose={onClose}
      size="form"
      title={title}
    >
      <form {...form.formProps} className={css.form} id={formId}>
        {alert && <FormAlert reference={form.reference}>{alert}</FormAlert>}
        <div className={css.form} hidden={previewed !== undefined}>
          {children(now.values, form)}
        </div>
        {previewed && <Confirm faultOf={form.faultOf} kind={kind} preview={previewed.preview} />}
      </form>
    </Dialog>
  );
};

/** What is of a person changes when it is confirmed; the rest may have its time. */
const isScheduled = (kind: string): boolean =>
  ![
    'access',
    'block',
    'exclusion',
    'hold',
    'invitation',
    'person',
    'reset',
    'role',
    'void',
    'voids',
  ].includes(kind);

const isShownBefore = (kind: string, field: string): boolean =>
  field === 'moves' || (kind === 'voids' && field !== 'reason');

type ConfirmProps = { kind: string; preview: ChangePreview } & Fields;

const Confirm = ({ kind, preview, faultOf }: ConfirmProps) => {
  const { change } = useWords();
  return (
    <>
      {/* What a void moves was shown with the round, or with the rounds. */}
      <Diff
        fields={preview.diff.filter(({ field }) => !isShownBefore(kind, field))}
        nameOf={useFieldName(kind)}
      />
      {preview.effects && <Effects of={preview.effects} />}
      <p role="status">{preview.needsSecond ? change.needsSecond : change.atOnce}</p>
      <ReasonField data-first-focus error={faultOf('reason')} label={change.reason} />
      {isScheduled(kind) && (
        <TextField
          error={faultOf('at')}
          hint={change.atHint}
          isOptional
          label={change.at}
          name="at"
          type="datetime-local"
        />
      )}
    </>
  );
};
