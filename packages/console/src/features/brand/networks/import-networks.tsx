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
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { count as number } from '@parlour/ui/format';
import { useState } from 'react';
import { call } from '../../../lib/api/call';
import { asRefused, ConsoleRefused } from '../../../lib/api/refused';
import { useWords } from '../../../lib/language';
import { csvFiles, FilePlace } from '../../../lib/parts/pictures/file-place';
import { base64Of } from '../../../lib/read-file';
import { refusalText } from '../../../lib/refusal-text';
import css from '../../change/change.module.css';
import { ImportFrame } from '../../change/import/import-frame';

type Choice = { mode: 'replace' | 'add'; reason: 'blocked' | 'datacentre' };

type ReadFile = {
  fileName: string;
  imported?: NetworkImport;
  preview?: ChangePreview;
  refused?: ConsoleRefused;
};

/** Networks from a file: which rows are good, then one change to the list that they make. */
export const ImportNetworks = ({ code, onClose }: { code: string; onClose: () => void }) => {
  const { brand } = useWords();
  const [choice, setChoice] = useState<Choice>({ mode: 'replace', reason: 'blocked' });
  const [shown, setShown] = useState<ReadFile>();
  const pick = async (file: File) => {
    setShown({ fileName: file.name });
    setShown({ fileName: file.name, ...(await read(code, choice, file)) });
  };
  const { preview, imported } = shown ?? {};
  const list = imported?.list;
  return (
    <ImportFrame
      onBack={() => setShown(undefined)}
      onClose={onClose}
      pick={<Pick choice={choice} onChoose={setChoice} onPick={(file) => void pick(file)} />}
      proposed={
        preview && list !== undefined
          ? { kind: 'networks', object: code, version: preview.version, patch: { list } }
          : undefined
      }
      read={shown && <Read of={shown} />}
      title={brand.networks.import}
    />
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
