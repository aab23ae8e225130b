/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist shows neither flags nor codes */
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { magnifyingGlass } from '../../../icons/magnifying-glass';
import { Icon } from '../../art/icon';
import { type ComboOption, foundIn, Options } from './options';
import css from './search-list.module.css';

export interface SearchListProps {
  id: string;
  /** What is searched. */
  label: string;
  options: readonly ComboOption[];
  value: string;
  onChoose: (value: string) => void;
  /** Given up: with the focus still in it, or because the focus went elsewhere. */
  onClose: (hasFocus: boolean) => void;
}

const closesAfterMs = 200;

/** A long list under the button that opened it, with a search field at its head. */
export const SearchList = ({ id, label, options, value, onChoose, onClose }: SearchListProps) => {
  const [query, setQuery] = useState('');
  const chosenAt = options.findIndex((option) => option.value === value);
  const [active, setActive] = useState(Math.max(0, chosenAt));
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const leave = useLeave(onClose);
  const found = foundIn(options, query);
  const step = (by: number) => setActive((active + by + found.length) % Math.max(1, found.length));
  const acts: Record<string, () => void> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => found[active] && onChoose(found[active].value),
    Escape: () => onClose(true),
  };
  const onKey = (event: KeyboardEvent) => {
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <div className={css.panel} {...leave}>
      <div className={css.search}>
        <Icon of={magnifyingGlass} size={20} />
        <input
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-controls={id}
          aria-expanded
          aria-label={label}
          autoComplete="off"
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
          }}
          onKeyDown={onKey}
          placeholder={label}
          ref={input}
          role="combobox"
          type="text"
          value={query}
        />
      </div>
      <Options
        active={active}
        found={found}
        id={id}
        label={label}
        onChoose={(option) => onChoose(option.value)}
        value={value}
      />
    </div>
  );
};

// A press beside the list reaches what lies there before the list goes.
const useLeave = (onClose: (hasFocus: boolean) => void) => {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(leaving.current);
  useEffect(() => stay, []);
  return {
    onFocus: stay,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      leaving.current = setTimeout(() => onClose(false), closesAfterMs);
    },
  };
};
