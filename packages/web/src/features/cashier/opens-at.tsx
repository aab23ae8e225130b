import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { useLocale } from '@parlour/ui/use-phrases';
import { useBrand } from '../../lib/brand/brand';

type OpensAtProps = { at: string; words: { opensAt: string; noneOpen: string } };

/** When a method that is outside its hours opens, by the brand's clock. */
export const OpensAt = ({ at, words }: OpensAtProps) => {
  const locale = useLocale();
  const { timeZone } = useBrand();
  return fill(words.opensAt, { at: dateTime(at, timeZone, locale) });
};

/** All methods are outside their hours. */
export const NoneOpen = ({ at, words }: OpensAtProps) => {
  const locale = useLocale();
  const { timeZone } = useBrand();
  return (
    <p className="t-2" role="status">
      {fill(words.noneOpen, { at: dateTime(at, timeZone, locale) })}
    </p>
  );
};
