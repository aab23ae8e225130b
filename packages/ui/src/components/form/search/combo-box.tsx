import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { caretDown } from '../../../icons/caret-down';
import css from './combo-box.module.css';
import { type FieldProps, FieldShell } from '../field';
import { Icon } from '../../art/icon';
import { type ComboOption, foundIn, Options } from './options';

export interface ComboBoxProps extends Omit<FieldProps, 'suffix'> {
  name: string;
  options: readonly ComboOption[];
  value: string;
  onChange: (value: string) => void;
}

const closesAfterMs = 200;

/** A choice from a long list that is searched by typing, without regard to marks. */
export const ComboBox = ({ name, options, value, onChange, ...field }: ComboBoxProps) => {
  const listId = useId();
  const list = useList({ options, value, onChange });
  return (
    <div className={css.combo}>
      <FieldShell {...field} suffix={<Icon of={caretDown} size={14} />}>
        {(control) => (
          <>
            <input
              {...control}
              aria-activedescendant={list.isOpen ? `${listId}-${list.active}` : undefined}
              aria-autocomplete="list"
              aria-controls={listId}
              aria-expanded={list.isOpen}
              autoComplete="off"
              onBlur={list.leave}
              onChange={(event) => list.search(event.target.value)}
              onClick={list.open}
              onKeyDown={list.onKey}
              placeholder={list.chosen}
              role="combobox"
              type="text"
              value={list.shown}
            />
            <input name={name} type="hidden" value={value} />
          </>
        )}
      </FieldShell>
      <Options
        active={list.active}
        found={list.found}
        id={listId}
        isOpen={list.isOpen}
        label={field.label}
        onChoose={list.choose}
        value={value}
      />
    </div>
  );
};

type ListProps = Pick<ComboBoxProps, 'onChange' | 'options' | 'value'>;

// What is open, found and active. The keys never leave the field.
const useList = ({ options, value, onChange }: ListProps) => {
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const chosenAt = options.findIndex((option) => option.value === value);
  const isOpen = query !== undefined;
  const found = isOpen ? foundIn(options, query) : [];

  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  // A press beside the field reaches what lies there before the list goes.
  const leave = () => {
    leaving.current = setTimeout(() => setQuery(undefined), closesAfterMs);
  };

  const open = () => {
    clearTimeout(leaving.current);
    if (isOpen) return;
    setQuery('');
    setActive(Math.max(0, chosenAt));
  };
  const close = () => setQuery(undefined);
  const choose = (option: ComboOption | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  const search = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const step = (by: number) => setActive((active + by + found.length) % Math.max(1, found.length));
  const whileOpen: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => choose(found[active]),
    Escape: close,
  };
  const whileClosed: Record<string, () => void> = { ArrowDown: open, ArrowUp: open, Enter: open };
  const onKey = (event: KeyboardEvent) => {
    const act = (isOpen ? whileOpen : whileClosed)[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const chosen = options[chosenAt]?.label;
  const shown = query ?? chosen ?? '';
  return { isOpen, found, active, shown, chosen, open, leave, choose, search, onKey };
};
