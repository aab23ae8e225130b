import { type KeyboardEvent, useId, useState } from 'react';
import { caretDown } from '../icons/caret-down';
import { check } from '../icons/check';
import { folded } from '../search';
import { usePhrases } from '../use-phrases';
import css from './combo-box.module.css';
import { type FieldProps, FieldShell } from './field';
import { Icon } from './icon';

export interface ComboOption {
  value: string;
  label: string;
  /** At the end of the row: a dialling code. */
  detail?: string;
}

export interface ComboBoxProps extends Omit<FieldProps, 'suffix'> {
  name: string;
  options: readonly ComboOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A choice from a long list that is searched by typing, without regard to marks. */
export const ComboBox = ({ name, options, value, onChange, ...field }: ComboBoxProps) => {
  const { common } = usePhrases('common');
  const listId = useId();
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const isOpen = query !== undefined;
  const found = isOpen
    ? options.filter(({ label, detail }) =>
        folded(`${label} ${detail ?? ''}`).includes(folded(query)),
      )
    : [];

  const open = () => {
    setQuery('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const choose = (option: ComboOption | undefined) => {
    if (option) onChange(option.value);
    setQuery(undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
      event.preventDefault();
      open();
      return;
    }
    const moves: Record<string, () => void> = {
      ArrowDown: () => setActive((active + 1) % Math.max(1, found.length)),
      ArrowUp: () => setActive((active + found.length - 1) % Math.max(1, found.length)),
      Enter: () => choose(found[active]),
      Escape: () => setQuery(undefined),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  return (
    <div className={css.combo}>
      <FieldShell {...field} suffix={<Icon of={caretDown} size={14} />}>
        {(control) => (
          <>
            <input
              {...control}
              aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
              aria-autocomplete="list"
              aria-controls={listId}
              aria-expanded={isOpen}
              autoComplete="off"
              onBlur={() => setQuery(undefined)}
              onChange={(event) => {
                setQuery(event.target.value);
                setActive(0);
              }}
              onClick={() => !isOpen && open()}
              onKeyDown={onKey}
              placeholder={chosen?.label}
              role="combobox"
              type="text"
              value={query ?? chosen?.label ?? ''}
            />
            <input name={name} type="hidden" value={value} />
          </>
        )}
      </FieldShell>
      <div
        className={css.list}
        hidden={!isOpen}
        id={listId}
        role="listbox"
        aria-label={field.label}
      >
        {found.map((option, at) => (
          <div
            aria-selected={option.value === value}
            className={css.option}
            data-active={at === active || undefined}
            id={`${listId}-${at}`}
            key={option.value}
            // The press comes before the field's blur, which would close the list first.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(option);
            }}
            ref={
              at === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined
            }
            role="option"
          >
            {option.label}
            {option.detail && <span className={css.detail}>{option.detail}</span>}
            {option.value === value && <Icon of={check} size={16} />}
          </div>
        ))}
        {isOpen && found.length === 0 && <p className={css.none}>{common.noResult}</p>}
      </div>
    </div>
  );
};
