import { exportCalls, exportRights, type ExportKind } from '@parlour/contract/report/exports';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField, TextField } from '@parlour/ui/components/form/field';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { fill } from '@parlour/locales/phrases';
import { useId } from 'react';
import { call } from '../../lib/api/call';
import { client } from '../../lib/api/query-client';
import { useBrand } from '../../lib/brand';
import { useWords } from '../../lib/language';
import { useMe } from '../../lib/session/me';
import { useSend } from '../../lib/use-send';
import css from './exports.module.css';

type Values = Record<string, string>;

/** What was left empty is not asked for. */
const ask = (kind: ExportKind, { brand = '', reason = '', ...rest }: Values): Promise<unknown> => {
  const given: Values = Object.fromEntries(Object.entries(rest).filter(([, text]) => text));
  const { from = '', to = '' } = given;
  switch (kind) {
    case 'players':
      return call(exportCalls.askPlayersExport, { brand, reason, ...given });
    case 'money':
      return call(exportCalls.askMoneyExport, { brand, reason, from, to });
    case 'audit':
      return call(exportCalls.askAuditExport, { reason, ...given });
  }
};

/** Asks for a file of a kind: which lines, and what for. */
export const AskExport = ({ kind, onClose }: { kind: ExportKind; onClose: () => void }) => {
  const { exports, common } = useWords();
  const formId = useId();
  const form = useSend(async (values) => {
    await ask(kind, values);
    await client.invalidateQueries({ queryKey: ['exports'] });
    onClose();
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
            {exports.ask}
          </Button>
        </>
      }
      onClose={onClose}
      size="form"
      title={fill(exports.askOf, { kind: exports.kinds[kind] })}
    >
      <form {...form.formProps} className={css.fields} id={formId}>
        {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
        {kind === 'audit' ? <LineFields form={form} /> : <DayFields form={form} kind={kind} />}
        <TextAreaField
          error={form.faultOf('reason')}
          label={exports.why}
          maxLength={500}
          name="reason"
          required
          rows={2}
        />
      </form>
    </Dialog>
  );
};

type FieldsProps = { form: ReturnType<typeof useSend> };

const DayFields = ({ form, kind }: FieldsProps & { kind: ExportKind }) => {
  const { exports } = useWords();
  const { rights, brands } = useMe();
  const chosen = useBrand();
  const own = brands.filter(({ code }) => rights[exportRights[kind]]?.includes(code));
  return (
    <>
      <SelectField
        data-first-focus
        defaultValue={chosen?.code}
        error={form.faultOf('brand')}
        label={exports.brand}
        name="brand"
        options={own.map(({ code, name }) => ({ value: code, label: name }))}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          error={form.faultOf(name)}
          isOptional={kind === 'players'}
          key={name}
          label={exports[name]}
          name={name}
          type="date"
        />
      ))}
    </>
  );
};

const LineFields = ({ form }: FieldsProps) => {
  const { exports } = useWords();
  return (['act', 'playerId', 'operatorId'] as const).map((name) => (
    <TextField
      autoComplete="off"
      error={form.faultOf(name)}
      isOptional
      key={name}
      label={exports[name]}
      maxLength={100}
      name={name}
      spellCheck={false}
    />
  ));
};
