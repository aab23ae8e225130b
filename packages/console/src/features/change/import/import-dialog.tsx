import type { ImportPreview } from '@parlour/contract/operator/imports';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { toast } from '@parlour/ui/toasts';
import { asRefused } from '../../../lib/api/refused';
import { useWords } from '../../../lib/language';
import { csvFiles, FilePlace } from '../../../lib/parts/pictures/file-place';
import { refusalText } from '../../../lib/refusal-text';
import { saveFile } from '../../../lib/save-file';
import css from '../change.module.css';
import { ImportFrame } from './import-frame';
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
  const { shown, pick, clear } = useImportFile(previewOf);
  const { preview } = shown ?? {};
  const isEmpty = preview && Object.keys(preview.patch).length === 0;
  return (
    <ImportFrame
      onBack={clear}
      onClose={onClose}
      pick={<Pick {...props} onPick={(file) => void pick(file)} />}
      proposed={preview && !isEmpty ? changeOf(preview) : undefined}
      read={shown && <Read of={shown} />}
      title={title}
    />
  );
};

const changeOf = ({ kind, object, version, patch }: ImportPreview) => ({
  kind,
  object,
  version,
  patch,
});

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
