import { longestVoidingHours } from '@parlour/contract/round-console';
import { Button } from '@parlour/ui/components/form/button';
import { TextField } from '@parlour/ui/components/form/field';
import { useState } from 'react';
import { useWords } from '../../../lib/language';
import type { useSpan } from './use-span';
import css from './voidings.module.css';

/** A moment as a field of a date and a time has it, to the second, where the operator works. */
const fieldOf = (at: string): string => {
  const time = Date.parse(at);
  if (Number.isNaN(time)) return '';
  const minutes = new Date(time).getTimezoneOffset();
  return new Date(time - minutes * 60_000).toISOString().slice(0, 19);
};

const momentOf = (value: string): string => {
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
};

/** Of which game, and from when until when its rounds were opened. */
export const SpanForm = ({ of }: { of: ReturnType<typeof useSpan> }) => {
  const words = useWords().round.many;
  const { game, from, until, setSpan } = of;
  const [problem, setProblem] = useState<string>();
  return (
    <form
      aria-label={words.which}
      className={css.fields}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const text = (name: string) => String(typed.get(name) ?? '').trim();
        const [first, last] = [momentOf(text('from')), momentOf(text('until'))];
        const isLong = Date.parse(last) - Date.parse(first) > longestVoidingHours * 3_600_000;
        const found = isLong ? words.tooLong : first < last ? undefined : words.notOrdered;
        setProblem(found);
        if (!found) setSpan({ game: text('game'), from: first, until: last });
      }}
    >
      <TextField
        autoComplete="off"
        defaultValue={game}
        label={words.gameField}
        maxLength={97}
        name="game"
        pattern="[A-Za-z0-9_\-]{2,32}/\S{1,64}"
        required
        spellCheck={false}
      />
      <TextField
        defaultValue={fieldOf(from)}
        label={words.from}
        name="from"
        required
        step={1}
        type="datetime-local"
      />
      <TextField
        defaultValue={fieldOf(until)}
        error={problem}
        label={words.until}
        name="until"
        required
        step={1}
        type="datetime-local"
      />
      <Button type="submit">{words.look}</Button>
    </form>
  );
};
