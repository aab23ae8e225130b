import { operator } from '@parlour/contract/operator';
import type { ImportPreview } from '@parlour/contract/operator/imports';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { TextAreaField } from '@parlour/ui/components/form/field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { toast } from '@parlour/ui/toasts';
import { useId } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { asRefused } from '../../../lib/api/refused';
import { useWords } from '../../../lib/language';
import { csvFiles, FilePlace } from '../../../lib/parts/file-place';
import { refusalText } from '../../../lib/refusal-text';
import { saveFile } from '../../../lib/save-file';
import { useSend } from '../../../lib/use-send';
import css from '../change.module.css';
import { ImportLines } from './import-lines';
import { type ReadFile, useImportFile } from './use-import-file';

type ImportDialogProps = {
  title: string;
  columns: readonly string[];
  previewOf: (file: string) => Promise<ImportPreview>;
  templateOf: () => Promise<{ name: string; blob: Blob }>;
  onClose: () => void;
};

/** Many items from a file: what each row would do, then one change of the good ones. */
export const ImportDialog = (props: ImportDialogProps) => {
  const { title, previewOf, onClose } = props;
  const { change, common } = useWords();
  const formId = useId();
  const { shown, pick, clear } = useImportFile(previewOf);
  const { preview } = shown ?? {};
  const isEmpty = preview && Object.keys(preview.patch).length === 0;
  const form = useSend(async ({ reason = '' }) => {
    if (!preview) return;
    const { kind, object, version, patch } = preview;
    const made = await call(operator.proposeChange, { kind, object, version, patch, reason });
    toast({ text: change.states[made.state], tone: 'pos' });
    await client.invalidateQueries();
    onClose();
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={shown ? clear : onClose}>{shown ? common.back : common.cancel}</Button>
          {preview && !isEmpty && (
            <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
              {change.confirm}
            </Button>
          )}
        </>
      }
      isTouched={shown !== undefined}
      onClose={onClose}
      size="wide"
      title={title}
    >
      {shown ? (
        <form {...form.formProps} className={css.form} id={formId}>
          {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
          <Read of={shown} />
          {preview && !isEmpty && (
            <TextAreaField
              error={form.faultOf('reason')}
              label={change.reason}
              maxLength={500}
              name="reason"
              required
              rows={2}
            />
          )}
        </form>
      ) : (
        <Pick {...props} onPick={(file) => void pick(file)} />
      )}
    </Dialog>
  );
};

const Pick = ({
  columns,
  templateOf,
  onPick,
}: ImportDialogProps & { onPick: (file: File) => void }) => {
  const words = useWords();
  const { imports } = words.change;
  const save = async () => {
    try {
      saveFile(await templateOf());
    } catch (thrown) {
      toast({ text: refusalText(words, asRefused(thrown)) });
    }
  };
  return (
    <div className={css.form}>
      <p>{imports.what}</p>
      <p className="t-2">
        {imports.columns}: {columns.join(', ')}
      </p>
      <p className={css.head}>
        <Button onClick={() => void save()} small>
          {imports.template}
        </Button>
        <span className="t-2">{imports.templateWhat}</span>
      </p>
      <FilePlace
        accept={csvFiles}
        disabled={false}
        hint={imports.pickHint}
        onFile={onPick}
        title={imports.pick}
      />
    </div>
  );
};

const Read = ({ of: { fileName, preview, refused } }: { of: ReadFile }) => {
  const words = useWords();
  const { change } = words;
  if (refused) {
    return <FormAlert reference={refused.id}>{refusalText(words, refused)}</FormAlert>;
  }
  if (!preview) {
    return (
      <>
        <p role="status">{change.imports.reading}</p>
        <TableSkeleton />
      </>
    );
  }
  const isEmpty = Object.keys(preview.patch).length === 0;
  const needs = preview.needsSecond ? change.needsSecond : change.atOnce;
  return (
    <>
      <p role="status">
        <strong>{fileName}</strong> {isEmpty ? change.imports.nothing : needs}
      </p>
      <ImportLines kind={preview.kind} lines={preview.lines} title={fileName} />
    </>
  );
};
