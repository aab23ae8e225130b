import { TextField } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { FocusEvent } from 'react';
import css from './codes.module.css';

type MobileFieldProps = {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
  onBlur: (event: FocusEvent) => void;
  onChange: () => void;
};

const dialingCodes = ['84', '63', '66', '62', '60', '65', '855', '856', '81', '82', '86'];

/** A number behind the dialling code of its country. */
export const MobileField = (props: MobileFieldProps) => {
  const { passwords } = usePhrases('passwords');
  return (
    <TextField
      {...props}
      autoComplete="tel-national"
      data-first-focus=""
      inputMode="tel"
      maxLength={20}
      prefix={
        <select
          aria-label={passwords.dialingCode}
          autoComplete="tel-country-code"
          className={css.dialing}
          name="countryDialingCode"
        >
          {dialingCodes.map((code) => (
            <option key={code} value={code}>
              +{code}
            </option>
          ))}
        </select>
      }
    />
  );
};
