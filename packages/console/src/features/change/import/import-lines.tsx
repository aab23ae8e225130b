import type { ImportLine, ImportPreview } from '@parlour/contract/operator/imports';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useWords } from '../../../lib/language';
import { Diff } from '../diff';
import { useFieldName } from '../use-field-name';

const states = ['new', 'changed', 'same', 'bad'] as const;

/** So many rows are drawn at first, and with each step. */
const step = 100;

type ImportLinesProps = {
  kind: ImportPreview['kind'];
  lines: readonly ImportLine[];
  title: string;
};

/** The rows of a file by what they would do; the bad ones first of all. */
export const ImportLines = ({ kind, lines, title }: ImportLinesProps) => {
  const { change, books } = useWords();
  const { imports } = change;
  const countOf = (state: string) => lines.filter((line) => line.state === state).length;
  const [only, setOnly] = useState<ImportLine['state'] | undefined>(
    countOf('bad') > 0 ? 'bad' : undefined,
  );
  const [most, setMost] = useState(step);
  const found = only ? lines.filter(({ state }) => state === only) : lines;
  const choose = (state: ImportLine['state'] | undefined) => {
    setOnly(state);
    setMost(step);
  };
  return (
    <>
      <Chips label={imports.state} wrap>
        <Chip on={!only} onClick={() => choose(undefined)}>
          {books.all} {lines.length}
        </Chip>
        {states.map((state) => (
          <Chip key={state} on={only === state} onClick={() => choose(state)}>
            {fill(imports.counts, { name: imports.states[state], count: countOf(state) })}
          </Chip>
        ))}
      </Chips>
      <LineTable kind={kind} lines={found.slice(0, most)} title={title} />
      {found.length > most && (
        <Button onClick={() => setMost(most + step)}>
          {fill(imports.more, { count: found.length - most })}
        </Button>
      )}
    </>
  );
};

const LineTable = ({ kind, lines, title }: ImportLinesProps) => {
  const { imports } = useWords().change;
  const nameOf = useFieldName(kind === 'games' ? 'game' : 'banner');
  const columns: readonly Column<ImportLine>[] = [
    { key: 'row', name: imports.row, place: 'id', isNamed: true, cell: ({ n }) => n },
    { key: 'item', name: imports.item, place: 'title', cell: ({ key }) => key },
    {
      key: 'state',
      name: imports.state,
      place: 'status',
      cell: (line) => <State line={line} nameOf={nameOf} />,
    },
    {
      key: 'fields',
      name: imports.fields,
      place: 'meta',
      cell: ({ key, diff }) =>
        diff && <Diff fields={diff} nameOf={(field) => nameOf(field.slice(key.length + 1))} />,
    },
  ];
  return <DataTable columns={columns} keyOf={({ n }) => String(n)} label={title} rows={lines} />;
};

const tones = { new: 't-pos', changed: 't-warn', same: 't-2', bad: 't-neg' } as const;

type StateProps = { line: ImportLine; nameOf: (field: string) => string };

const State = ({ line: { state, faults = [] }, nameOf }: StateProps) => {
  const { change, form } = useWords();
  const { imports } = change;
  const whys: Readonly<Record<string, string>> = { ...form, ...imports.whys };
  const texts = faults.map(({ column, why }) =>
    fill(imports.fault, {
      column: nameOf(column),
      why: fill(whys[why] ?? why, { min: '', max: '' }),
    }),
  );
  return (
    <span className={tones[state]}>
      {imports.states[state]}
      {texts.length > 0 && ` · ${texts.join(' · ')}`}
    </span>
  );
};
