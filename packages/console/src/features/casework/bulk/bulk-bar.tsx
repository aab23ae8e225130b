import { bulkActs } from '@parlour/contract/casework';
import { Button } from '@parlour/ui/components/form/button';
import { fill } from '@parlour/locales/phrases';
import { useMemo, useState } from 'react';
import { type Key, useKeys } from '../../../lib/keys/keys';
import { useWords } from '../../../lib/language';
import { KeyCap } from '../../../lib/parts/key-cap';
import { BulkDialog } from './bulk-dialog';
import css from './bulk.module.css';
import type { Choice } from './use-choice';

export type BulkAct = (typeof bulkActs)[number];

const letters: Record<BulkAct, string> = { push: 'U', free: 'F', park: 'H', handOver: 'T' };

/** How many cases are chosen, and what can be done with all of them. */
export const BulkBar = ({ choice }: { choice: Choice }) => {
  const { casework } = useWords();
  const [act, setAct] = useState<BulkAct>();
  useKeys(
    useMemo<readonly Key[]>(
      () => [
        ...bulkActs.map((one) => ({
          key: letters[one],
          name: casework.bulk.acts[one],
          act: () => setAct(one),
        })),
        { key: 'Escape', name: casework.bulk.clear, act: choice.clear },
      ],
      [casework, choice.clear],
    ),
  );
  return (
    <div aria-label={casework.bulk.bar} className={css.bar} role="toolbar">
      <span className={css.count} role="status">
        {fill(choice.isFull ? casework.bulk.full : casework.bulk.chosen, {
          count: choice.ids.length,
        })}
      </span>
      {bulkActs.map((one) => (
        <Button key={one} onClick={() => setAct(one)} small>
          {casework.bulk.acts[one]}
          <KeyCap of={letters[one]} />
        </Button>
      ))}
      <Button onClick={choice.clear} small>
        {casework.bulk.clear}
        <KeyCap of="Esc" />
      </Button>
      {act && (
        <BulkDialog
          act={act}
          ids={choice.ids}
          onClose={() => setAct(undefined)}
          onDone={choice.clear}
        />
      )}
    </div>
  );
};
