import { bulkActs, type CaseCard } from '@parlour/contract/casework';
import { Button } from '@parlour/ui/components/form/button';
import { fill } from '@parlour/locales/phrases';
import { useMemo, useState } from 'react';
import type { CaseKind } from '../../../lib/case-kind';
import { type Key, useKeys } from '../../../lib/keys/keys';
import { useWords } from '../../../lib/language';
import { KeyCap } from '../../../lib/parts/key-cap';
import { BulkDialog } from './bulk-dialog';
import css from './bulk.module.css';
import type { Choice } from './use-choice';

export type BulkAct = (typeof bulkActs)[number];

const letters: Record<BulkAct, string> = { push: 'U', free: 'F', park: 'H', handOver: 'T' };

type BulkBarProps = {
  choice: Choice;
  cards: readonly CaseCard[];
  closeMany: CaseKind['closeMany'];
};

/** How many cases are chosen, and what can be done with all of them. */
export const BulkBar = ({ choice, cards, closeMany }: BulkBarProps) => {
  const words = useWords();
  const { casework } = words;
  const [act, setAct] = useState<BulkAct>();
  const [isClosing, setIsClosing] = useState(false);
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
      {closeMany && (
        <Button onClick={() => setIsClosing(true)} small>
          {closeMany.name(words)}
        </Button>
      )}
      <Button onClick={choice.clear} small>
        {casework.bulk.clear}
        <KeyCap of="Esc" />
      </Button>
      {closeMany && isClosing && (
        <closeMany.Dialog
          cards={cards.filter(({ id }) => choice.ids.includes(id))}
          onClose={() => setIsClosing(false)}
          onDone={choice.clear}
        />
      )}
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
