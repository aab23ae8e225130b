import { Icon } from '@parlour/ui/components/art/icon';
import { TextField, type TextFieldProps } from '@parlour/ui/components/form/field';
import { Spinner } from '@parlour/ui/components/feedback/spinner';
import { caretDown } from '@parlour/ui/icons/caret-down';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type FocusEvent, useId, useRef, useState } from 'react';
import type { Refused } from '../../../lib/api/refused';
import css from './codes.module.css';
import { Flag } from './flag';
import { useCountries } from './use-countries';
import { useNumberCountry } from './use-number-country';

/** A mobile number behind its country, which says how it is dialled and how many digits it has. */
export const MobileField = ({ onBlur, ...field }: TextFieldProps) => {
  const { loaded, refused, load } = useCountries();
  const number = useRef<HTMLInputElement>(null);
  const { keep, ...country } = useNumberCountry(loaded?.countries ?? [], number);
  const [left, setLeft] = useState('');
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const close = (hasFocus: boolean) => {
    setOpen(false);
    if (hasFocus) number.current?.focus();
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const split = loaded?.splitNumber(input.value, loaded.countries, country.code);
    if (split) {
      input.value = split.rest;
      country.choose(split.code);
    }
    setLeft(input.value);
    onBlur?.(event);
  };
  return (
    <div className={css.mobile} onFocus={() => void load()}>
      <TextField
        {...field}
        autoComplete="tel-national"
        data-first-focus=""
        inputMode="tel"
        isValid={isNumberOf(country, left)}
        maxLength={24}
        onBlur={leave}
        onInput={() => {
          setLeft('');
          keep();
        }}
        prefix={
          <CountryButton {...{ isOpen, listId }} {...country} onPress={() => setOpen(!isOpen)} />
        }
        ref={number}
        type="tel"
      />
      <input name="countryDialingCode" type="hidden" value={country.dialingCode} />
      <input name="mobilePattern" type="hidden" value={country.mobilePattern} />
      {isOpen && !loaded && <Waiting again={load} refused={refused} />}
      {isOpen && loaded && (
        <loaded.CountryList
          code={country.code}
          countries={loaded.countries}
          id={listId}
          onChoose={(code) => {
            country.choose(code);
            close(true);
          }}
          onClose={close}
        />
      )}
    </div>
  );
};

const isNumberOf = ({ mobilePattern }: { mobilePattern: string }, typed: string): boolean =>
  mobilePattern !== '' && new RegExp(mobilePattern).test(typed.replaceAll(/[\s.()-]/g, ''));

type CountryButtonProps = {
  code: string;
  dialingCode: string;
  isOpen: boolean;
  listId: string;
  onPress: () => void;
};

const CountryButton = ({ code, dialingCode, isOpen, listId, onPress }: CountryButtonProps) => {
  const { passwords } = usePhrases('passwords');
  return (
    <button
      aria-controls={isOpen ? listId : undefined}
      aria-expanded={isOpen}
      aria-haspopup="listbox"
      aria-label={`${passwords.dialingCode} ${code} +${dialingCode}`}
      className={css.dialing}
      onClick={onPress}
      // The list closes when the focus leaves it: this press must not open it at once again.
      onMouseDown={(event) => isOpen && event.preventDefault()}
      type="button"
    >
      <Flag code={code} key={code} />
      <span>+{dialingCode}</span>
      <Icon of={caretDown} size={14} />
    </button>
  );
};

type WaitingProps = { again: () => Promise<void>; refused: Refused | undefined };

/** While the list is on its way, or why it did not come. */
const Waiting = ({ again, refused }: WaitingProps) => {
  const { common, refusal } = usePhrases('common', 'refusal');
  if (!refused) {
    return (
      <output className={css.waiting}>
        {common.loading}
        <Spinner size={20} />
      </output>
    );
  }
  return (
    <div className={css.waiting} role="alert">
      {refusal[refused.code]}
      <button className="t-link" onClick={() => void again()} type="button">
        {common.retry}
      </button>
    </div>
  );
};
