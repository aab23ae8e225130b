/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- as the pattern asks */
/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a select cannot be searched */
import type { ReactNode } from 'react';
import { check } from '../../../icons/check';
import { folded } from '../../../search';
import { usePhrases } from '../../../use-phrases';
import { Icon } from '../../art/icon';
import css from './options.module.css';

export interface ComboOption {
  value: string;
  label: string;
  /** At the end of the row: a dialling code. */
  detail?: string;
  /** What else it is found by: a country's letters. */
  also?: string;
  /** Before the label: a flag. */
  mark?: ReactNode;
}

/** The options that contain what was typed, without regard to marks. */
export const foundIn = (options: readonly ComboOption[], query: string): ComboOption[] =>
  options.filter(({ label, detail = '', also = '' }) =>
    folded(`${label} ${detail} ${also}`).includes(folded(query)),
  );

interface OptionsProps {
  id: string;
  label: string;
  found: readonly ComboOption[];
  active: number;
  value: string;
  isOpen?: boolean;
  onChoose: (option: ComboOption) => void;
}

/** The list under a field that is searched by typing; the keys stay in the field. */
export const Options = ({ id, label, found, active, value, isOpen, onChoose }: OptionsProps) => {
  const { common } = usePhrases('common');
  const isShown = isOpen ?? true;
  return (
    <>
      <ul role="listbox" aria-label={label} className={css.list} hidden={!isShown} id={id}>
        {found.map((option, at) => (
          <Option
            id={`${id}-${at}`}
            isActive={at === active}
            isChosen={option.value === value}
            key={option.value}
            onChoose={() => onChoose(option)}
            option={option}
          />
        ))}
      </ul>
      {isShown && found.length === 0 && <p className={css.none}>{common.noResult}</p>}
    </>
  );
};

interface OptionProps {
  id: string;
  option: ComboOption;
  isActive: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

const Option = ({
  id,
  option: { label, detail, mark },
  isActive,
  isChosen,
  onChoose,
}: OptionProps) => (
  <li
    aria-selected={isChosen}
    className={css.option}
    data-active={isActive || undefined}
    id={id}
    // The press comes before the field's blur, which would close the list first.
    onMouseDown={(event) => {
      event.preventDefault();
      onChoose();
    }}
    ref={isActive ? intoView : undefined}
    role="option"
    tabIndex={-1}
  >
    {mark}
    {label}
    {detail && <span className={css.detail}>{detail}</span>}
    {isChosen && <Icon of={check} size={16} />}
  </li>
);
