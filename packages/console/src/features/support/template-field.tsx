import type { AnswerTemplate } from '@parlour/contract/support-desk';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useWords } from '../../lib/language';
import parts from '../../lib/parts/parts.module.css';
import css from './support.module.css';

type TemplateFieldProps = {
  label: string;
  name: string;
  value: string;
  maxLength: number;
  disabled: boolean;
  templates: readonly AnswerTemplate[];
  onChange: (text: string) => void;
  /** A key that the list does not take. */
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** What is being looked for: from a `#` at the beginning of a word to the caret. */
const askedAt = (text: string, caret: number): { from: number; part: string } | undefined => {
  const found = /(?:^|\s)#([^\s#]{0,40})$/u.exec(text.slice(0, caret));
  return found ? { from: caret - found[1]!.length - 1, part: found[1]!.toLowerCase() } : undefined;
};

const isTaking = ({ key, shiftKey }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === 'Tab') && !shiftKey;

/** The texts at hand that fit what is typed after `#`, and the one that Enter takes. */
const useTemplateList = ({
  templates,
  value,
  maxLength,
  onChange,
  onKeyDown: onOtherKey,
}: TemplateFieldProps) => {
  const field = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<ReturnType<typeof askedAt>>();
  const [at, setAt] = useState(0);
  const found = asked
    ? templates.filter(({ title, code }) => `${code} ${title}`.toLowerCase().includes(asked.part))
    : [];
  const current = found[Math.min(at, found.length - 1)];
  const take = ({ text }: AnswerTemplate) => {
    if (!asked || !field.current) return;
    const { selectionEnd } = field.current;
    const before = value.slice(0, asked.from) + text;
    onChange((before + value.slice(selectionEnd)).slice(0, maxLength));
    setAsked(undefined);
    field.current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!asked) return onOtherKey?.(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((was) => Math.max(0, Math.min(found.length - 1, was + step)));
    else if (isTaking(event) && current) take(current);
    else if (event.key === 'Escape') setAsked(undefined);
    else return onOtherKey?.(event);
    event.preventDefault();
    event.stopPropagation();
    return undefined;
  };
  const look = (text: string, caret: number) => {
    setAsked(askedAt(text, caret));
    setAt(0);
  };
  const close = () => setAsked(undefined);
  return { field, isAsked: asked !== undefined, found, current, take, look, close, onKeyDown };
};

/**
 * A text in which `#` opens the texts at hand: arrows move, Enter or Tab puts one in place of what
 * was typed, Escape closes the list.
 */
export const TemplateField = (props: TemplateFieldProps) => {
  const { label, name, value, maxLength, disabled, onChange } = props;
  const id = useId();
  const list = useTemplateList(props);
  const { found, current, take } = list;
  const isOpen = list.isAsked && !disabled;
  return (
    <div className={css.template}>
      <textarea
        aria-activedescendant={isOpen && current ? `${id}-${current.code}` : undefined}
        aria-autocomplete="list"
        aria-controls={isOpen ? id : undefined}
        aria-haspopup="listbox"
        aria-label={label}
        className={parts.entry}
        disabled={disabled}
        maxLength={maxLength}
        name={name}
        onBlur={list.close}
        onChange={({ target }) => {
          onChange(target.value);
          list.look(target.value, target.selectionEnd);
        }}
        onKeyDown={list.onKeyDown}
        placeholder={label}
        ref={list.field}
        rows={3}
        value={value}
      />
      {isOpen && <TemplateList current={current} found={found} id={id} onTake={take} />}
    </div>
  );
};

type TemplateListProps = {
  id: string;
  found: readonly AnswerTemplate[];
  current: AnswerTemplate | undefined;
  onTake: (template: AnswerTemplate) => void;
};

const TemplateList = ({ id, found, current, onTake }: TemplateListProps) => {
  const { support } = useWords();
  return (
    <ul aria-label={support.templates} className={css.templates} id={id} role="listbox">
      {found.map((template) => (
        <li
          aria-selected={template === current}
          id={`${id}-${template.code}`}
          key={template.code}
          // The field keeps the focus.
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(template);
          }}
          role="option"
        >
          <strong>#{template.title}</strong>
          <span className="t-2">{template.text}</span>
        </li>
      ))}
      {found.length === 0 && <li className="t-2">{support.noTemplate}</li>}
    </ul>
  );
};
