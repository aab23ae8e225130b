import type { Country } from '@parlour/contract/brand';
import type { ComboOption } from '@parlour/ui/components/form/search/options';
import { SearchList } from '@parlour/ui/components/form/search/search-list';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Flag } from './flag';

export const optionsOf = (countries: readonly Country[]): ComboOption[] =>
  countries.map(({ countryCode, countryDialingCode, name }) => ({
    value: countryCode,
    label: name,
    detail: `+${countryDialingCode}`,
    also: countryCode,
    mark: <Flag code={countryCode} />,
  }));

type CountryListProps = {
  id: string;
  countries: readonly Country[];
  code: string;
  onChoose: (code: string) => void;
  onClose: (hasFocus: boolean) => void;
};

/** The countries by name, and how they are dialled, searched by either. */
export const CountryList = ({ countries, code, ...rest }: CountryListProps) => {
  const { passwords } = usePhrases('passwords');
  return (
    <SearchList
      {...rest}
      label={passwords.findCountry}
      options={optionsOf(countries)}
      value={code}
    />
  );
};

/** A number that was pasted with its dialling code: of which country, and the rest of it. */
export const splitNumber = (typed: string, countries: readonly Country[], chosen: string) => {
  const digits = /^\s*(?:\+|00)\s*([\d\s.()-]+)$/.exec(typed)?.[1]?.replaceAll(/\D/g, '');
  if (!digits) return undefined;
  const fitting = countries
    .filter(({ countryDialingCode }) => digits.startsWith(countryDialingCode))
    .toSorted((one, other) => other.countryDialingCode.length - one.countryDialingCode.length);
  const found = fitting.find(({ countryCode }) => countryCode === chosen) ?? fitting[0];
  if (!found) return undefined;
  const { countryCode: code, countryDialingCode } = found;
  return { code, rest: digits.slice(countryDialingCode.length) };
};
