import { operator } from '@parlour/contract/operator';
import type { ChangePreview } from '@parlour/contract/operator/changes';
import {
  type BadNetwork,
  networkBounds,
  type NetworkImport,
} from '@parlour/contract/operator/networks';
import { fill } from '@parlour/locales/phrases';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { Button } from '@parlour/ui/components/form/button';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { Dialog } from '@parlour/ui/components/layout/dialog';
import { count as number } from '@parlour/ui/format';
import { toast } from '@parlour/ui/toasts';
import { useId, useState } from 'react';
import { call } from '../../../lib/api/call';
import { client } from '../../../lib/api/query-client';
import { asRefused, ConsoleRefused } from '../../../lib/api/refused';
import { useWords } from '../../../lib/language';
import { csvFiles, FilePlace } from '../../../lib/parts/file-place';
import { ReasonField } from '../../../lib/parts/reason-field';
import { base64Of } from '../../../lib/read-file';
import { refusalText } from '../../../lib/refusal-text';
import { useSend } from '../../../lib/use-send';
import css from '../../change/change.module.css';

type Choice = { mode: 'replace' | 'add'; reason: 'blocked' | 'datacentre' };

type ReadFile = {
  fileName: string;
  imported?: NetworkImport;
  preview?: ChangePreview;
  refused?: ConsoleRefused;
};

/** Networks from a file: which rows are good, then one change to the list that they make. */
export const ImportNetworks = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const { brand, change, common } = useWords();
  const formId = useId();
  const [choice, setChoice] = useState<Choice>({ mode: 'replace', reason: 'blocked' });
  const [shown, setShown] = useState<ReadFile>();
  const pick = async (file: File) => {
    setShown({ fileName: file.name });
    setShown({ fileName: file.name, ...(await read(code, choice, file)) });
  };
  const { preview, imported } = shown ?? {};
  const list = imported?.list;
  const form = useSend(async ({ reason = '' }) => {
    if (!preview || list === undefined) return;
    const { version } = preview;
    const made = await call(operator.proposeChange, {
      kind: 'networks',
      object: code,
      version,
      patch: { list },
      reason,
    });
    toast({ text: change.states[made.state], tone: 'pos' });
    await client.invalidateQueries();
    onClose();
  });
  return (
    <Dialog
      actions={
        <>
          <Button onClick={shown ? () => setShown(undefined) : onClose}>
            {shown ? common.back : common.cancel}
          </Button>
          {preview && (
            <Button busy={form.isBusy && common.sending} form={formId} look="primary" type="submit">
              {change.confirm}
            </Button>
          )}
        </>
      }
      isTouched={shown !== undefined}
      onClose={onClose}
      size="wide"
      title={brand.networks.import}
    >
      {shown ? (
        <form {...form.formProps} className={css.form} id={formId}>
          {form.alert && <FormAlert reference={form.reference}>{form.alert}</FormAlert>}
          <Read of={shown} />
          {preview && <ReasonField error={form.faultOf('reason')} label={change.reason} />}
        </form>
      ) : (
        <Pick choice={choice} onChoose={setChoice} onPick={(file) => void pick(file)} />
      )}
    </Dialog>
  );
};

const read = async (
  brand: string,
  choice: Choice,
  file: File,
): Promise<Omit<ReadFile, 'fileName'>> => {
  try {
    if (file.size > networkBounds.bytes) throw new ConsoleRefused('request.too_large');
    const imported = await call(operator.importNetworks, {
      brand,
      ...choice,
      file: await base64Of(file),
    });
    const { list } = imported;
    if (list === undefined) return { imported };
    const of = { kind: 'networks', object: brand, patch: { list } } as const;
    return { imported, preview: await call(operator.previewChange, of) };
  } catch (thrown) {
    return { refused: asRefused(thrown) };
  }
};

type PickProps = {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onPick: (file: File) => void;
};

const Pick = ({ choice, onChoose, onPick }: PickProps) => {
  const { networks } = useWords().brand;
  const { imports } = useWords().change;
  return (
    <div className={css.form}>
      <p>{networks.fileWhat}</p>
      <SelectField
        label={networks.mode}
        onChange={({ target }) => onChoose({ ...choice, mode: target.value as Choice['mode'] })}
        options={(['replace', 'add'] as const).map((value) => ({
          value,
          label: networks.modes[value],
        }))}
        value={choice.mode}
      />
      <SelectField
        label={networks.reason}
        onChange={({ target }) => onChoose({ ...choice, reason: target.value as Choice['reason'] })}
        options={(['blocked', 'datacentre'] as const).map((value) => ({
          value,
          label: networks.reasons[value],
        }))}
        value={choice.reason}
      />
      <FilePlace
        accept={csvFiles}
        disabled={false}
        hint={networks.pickHint}
        onFile={onPick}
        title={imports.pick}
      />
    </div>
  );
};

const Read = ({ of: { fileName, imported, preview, refused } }: { of: ReadFile }) => {
  const words = useWords();
  const { change, brand } = words;
  const { networks } = brand;
  if (refused) {
    return <FormAlert reference={refused.id}>{refusalText(words, refused)}</FormAlert>;
  }
  if (!imported) {
    return (
      <>
        <p role="status">{change.imports.reading}</p>
        <TableSkeleton />
      </>
    );
  }
  const { count, added, gone, bad, badCount } = imported;
  const counts = { count: number(count), added: number(added), gone: number(gone) };
  return (
    <>
      <p role="status">
        <strong>{fileName}</strong>{' '}
        {preview ? fill(networks.counts, counts) : change.imports.nothing}
      </p>
      {preview && <p>{preview.needsSecond ? change.needsSecond : change.atOnce}</p>}
      {badCount > 0 && (
        <>
          <p className="t-neg">{fill(networks.badRows, { count: number(badCount) })}</p>
          <BadRows bad={bad} />
        </>
      )}
    </>
  );
};

const BadRows = ({ bad }: { bad: readonly BadNetwork[] }) => {
  const { brand, change } = useWords();
  const { networks } = brand;
  const columns: readonly Column<BadNetwork>[] = [
    { key: 'row', name: change.imports.row, place: 'id', isNamed: true, cell: ({ n }) => n },
    { key: 'text', name: networks.network, place: 'title', cell: ({ text }) => text },
    { key: 'why', name: networks.why, place: 'status', cell: ({ why }) => networks.whys[why] },
  ];
  return (
    <DataTable
      columns={columns}
      keyOf={({ n }) => String(n)}
      label={networks.badTitle}
      rows={bad}
    />
  );
};
