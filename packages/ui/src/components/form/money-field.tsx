import { type ChangeEvent, type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../class-names';
import { groupTyped, toWire } from '../../typed-amount';
import { xCircle } from '../../icons/x-circle';
import { usePhrases } from '../../use-phrases';
import { type FieldProps, FieldShell } from './field';
import css from './field.module.css';
import { IconButton } from './icon-button';

export interface MoneyFieldProps extends Omit<FieldProps, 'prefix' | 'suffix'> {
  name: string;
  symbol: string;
  /** The amount as the wire wants it; empty while nothing is typed. */
  value: string;
  onChange: (amount: string) => void;
  onBlur?: (event: FocusEvent) => void;
  disabled?: boolean;
  id?: string;
}

/**
 * An amount that groups its thousands while it is typed; the caret stays behind its digit. The form
 * gets the wire's decimal.
 */
export const MoneyField = ({
  name,
  symbol,
  value,
  onChange,
  onBlur,
  disabled,
  id,
  ...field
}: MoneyFieldProps) => {
  const { common } = usePhrases('common');
  const { input, shown, read, clear } = useTyped(value, onChange);
  const eraser =
    shown && !disabled ? (
      <IconButton icon={xCircle} label={common.delete} onClick={clear} size={20} />
    ) : undefined;
  return (
    <FieldShell {...field} id={id} isBig isDisabled={disabled} prefix={symbol} suffix={eraser}>
      {(control) => (
        <>
          <input
            {...control}
            autoComplete="off"
            className={cx(control.className, css.figure)}
            dir="ltr"
            disabled={disabled}
            inputMode="decimal"
            onBlur={onBlur}
            onChange={read}
            ref={input}
            type="text"
            value={shown}
          />
          <input name={name} type="hidden" value={value} />
        </>
      )}
    </FieldShell>
  );
};

const shownOf = (amount: string): string => groupTyped(amount, 0).text;

const useTyped = (value: string, onChange: (amount: string) => void) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [typed, setTyped] = useState(() => shownOf(value));
  // A preset from outside replaces what was typed; what was typed itself is left alone: `12.` is
  // `12` on the wire.
  const shown = (toWire(typed) ?? '') === value ? typed : shownOf(value);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const show = (text: string) => {
    setTyped(text);
    onChange(toWire(text) ?? '');
  };
  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const isPasted = Math.abs(target.value.length - shown.length) > 1;
    const pasted = isPasted ? toWire(target.value) : undefined;
    const next =
      pasted === undefined
        ? groupTyped(target.value, target.selectionStart ?? target.value.length)
        : { text: shownOf(pasted), caret: shownOf(pasted).length };
    caret.current = next.caret;
    show(next.text);
  };
  const clear = () => {
    show('');
    input.current?.focus();
  };
  return { input, shown, read, clear };
};
