import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { useLocale } from '@parlour/ui/use-phrases';
import { useBrand } from '../../lib/brand/brand';

type OpensAtProps = {
  at: string;
  /** A phrase with its place, `{at}`. */
  text: string;
};

/** When a method that is outside its hours opens, by the brand's clock. */
export const OpensAt = ({ at, text }: OpensAtProps) => {
  const locale = useLocale();
  const { timeZone } = useBrand();
  return fill(text, { at: dateTime(at, timeZone, locale) });
};
