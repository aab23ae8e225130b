import { ComboBox } from '@parlour/ui/components/form/search/combo-box';
import { useState } from 'react';
import { Flag } from '../codes/flag';
import { useCountries } from '../codes/use-countries';

export type CountryFieldProps = { name: string; label: string; error: string | undefined };

/** A country, by its code: a nationality. */
export const CountryField = ({ name, label, error }: CountryFieldProps) => {
  const [code, setCode] = useState('');
  const { loaded, load } = useCountries();
  return (
    <div onFocus={() => void load()}>
      <ComboBox
        error={error}
        label={label}
        name={name}
        onChange={setCode}
        options={loaded ? loaded.optionsOf(loaded.countries) : []}
        prefix={code && <Flag code={code} key={code} />}
        value={code}
      />
    </div>
  );
};
