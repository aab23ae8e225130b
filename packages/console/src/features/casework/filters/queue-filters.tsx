import type { CaseCard } from '@parlour/contract/casework';
import { SelectField } from '@parlour/ui/components/form/select-field';
import { TextField } from '@parlour/ui/components/form/field';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Key, useKeys } from '../../../lib/keys/keys';
import { useWords } from '../../../lib/language';
import css from '../queue.module.css';
import type { QueueFilter } from './use-queue-filter';
import { useReasonName } from '../use-reason-name';

type QueueFiltersProps = {
  kind: string;
  cards: readonly CaseCard[];
  filter: QueueFilter;
  /** How often it was asked for: each time the focus comes here. */
  asked: number;
  onFilter: (filter: QueueFilter) => void;
};

/** Shown when they are asked for, by the key too, and while the address has one. */
export const useFilters = ({ reason, least }: QueueFilter) => {
  const { casework: words } = useWords();
  const [asked, setAsked] = useState(0);
  useKeys(
    useMemo<readonly Key[]>(
      () => [{ key: 'F', name: words.filter, act: () => setAsked((times) => times + 1) }],
      [words],
    ),
  );
  const turn = () => setAsked((times) => (times > 0 ? 0 : 1));
  return { isOpen: asked > 0 || reason !== undefined || least !== undefined, asked, turn };
};

/** Why cases were opened and, of those about money, how much; beside the state, in the address. */
export const QueueFilters = ({ kind, cards, filter, asked, onFilter }: QueueFiltersProps) => {
  const { casework: words } = useWords();
  const nameOf = useReasonName(kind);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked > 0) form.current?.querySelector('select')?.focus();
  }, [asked]);
  const { reason, least } = filter;
  const known = new Set(cards.flatMap(({ reasons }) => reasons));
  const codes = [...known.add(reason ?? '')].filter(Boolean).toSorted();
  const isMoney = least !== undefined || cards.some(({ amount }) => amount !== undefined);
  const change = (next: { reason?: string; least?: string }) => {
    const { reason: why, least: from, ...rest } = { ...filter, ...next };
    onFilter({ ...rest, ...(why && { reason: why }), ...(from && { least: from }) });
  };
  return (
    <form
      aria-label={words.filter}
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('least');
        change({ least: String(typed ?? '').trim() });
      }}
      ref={form}
    >
      <SelectField
        label={words.reasonFilter}
        onChange={(event) => change({ reason: event.currentTarget.value })}
        options={[
          { value: '', label: words.anyReason },
          ...codes.map((value) => ({ value, label: nameOf(value) })),
        ]}
        value={reason ?? ''}
      />
      {isMoney && (
        <TextField
          autoComplete="off"
          defaultValue={least}
          inputMode="decimal"
          key={least}
          label={words.leastFilter}
          maxLength={19}
          name="least"
          onBlur={(event) => {
            const typed = event.currentTarget.value.trim();
            if (typed !== (least ?? '')) event.currentTarget.form?.requestSubmit();
          }}
          pattern="\d{1,12}(\.\d{1,6})?"
        />
      )}
    </form>
  );
};
