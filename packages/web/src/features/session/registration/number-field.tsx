import type { Country } from '@parlour/contract/brand';
import { ComboBox, type ComboBoxProps } from '@parlour/ui/components/form/combo-box';
import { TextField, type TextFieldProps } from '@parlour/ui/components/form/field';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useEffect, useState } from 'react';
import { useSite } from '../../../lib/brand/brand';
import css from '../session.module.css';

/** A mobile number with its country, which says how it is dialled and how many digits it has. */
export const NumberField = (field: TextFieldProps) => {
  const { session } = usePhrases('session');
  const { status } = useSite();
  const [code, setCode] = useState(status.location.country ?? status.brand.country);
  const countries = useCountries();
  const country = countries.find(({ countryCode }) => countryCode === code);
  return (
    <div className={css.number}>
      <CountrySelect
        code={code}
        countries={countries}
        label={session.numberCountry}
        name="country"
        onChange={setCode}
      />
      <input name="countryDialingCode" type="hidden" value={country?.countryDialingCode ?? ''} />
      <input name="mobilePattern" type="hidden" value={country?.mobilePattern ?? ''} />
      <TextField
        {...field}
        autoComplete="tel-national"
        inputMode="tel"
        prefix={country && `+${country.countryDialingCode}`}
        type="tel"
      />
    </div>
  );
};

type CountrySelectProps = Pick<ComboBoxProps, 'error' | 'label' | 'name' | 'onChange'> & {
  code: string;
  countries: readonly Country[];
};

const CountrySelect = ({ code, countries, ...field }: CountrySelectProps) => (
  <ComboBox
    {...field}
    options={countries.map(({ countryCode, countryDialingCode, name }) => ({
      value: countryCode,
      label: name,
      detail: `${countryCode} +${countryDialingCode}`,
      mark: <Flag code={countryCode} />,
    }))}
    prefix={code && <Flag code={code} key={code} />}
    value={code}
  />
);

type CountryFieldProps = { name: string; label: string; error: string | undefined };

/** A country, by its code: a nationality. */
export const CountryField = ({ name, label, error }: CountryFieldProps) => {
  const [code, setCode] = useState('');
  return (
    <CountrySelect
      code={code}
      countries={useCountries()}
      error={error}
      label={label}
      name={name}
      onChange={setCode}
    />
  );
};

/** The flag, or the code where there is no drawing. */
const Flag = ({ code }: { code: string }) => {
  const [isMissing, setMissing] = useState(false);
  return (
    <span aria-hidden="true" className={css.flag}>
      {isMissing ? (
        code
      ) : (
        <img
          alt=""
          height="30"
          loading="lazy"
          onError={() => setMissing(true)}
          src={`/TCG_PROD_IMAGES/COUNTRY_FLAG/${code}.png`}
          width="40"
        />
      )}
    </span>
  );
};

/** The countries in the site's language; the list and its query come when the form opens. */
const useCountries = (): readonly Country[] => {
  const { language } = useSite();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const { readCountries } = await import('./countries-query');
      const found = await readCountries(language);
      if (isHere) setCountries(found);
    };
    const again = () => {
      load().catch(() => {});
    };
    again();
    addEventListener('online', again);
    return () => {
      isHere = false;
      removeEventListener('online', again);
    };
  }, [language]);
  return countries;
};
