import { dateTime } from '@parlour/ui/dates';
import { useLocale } from '@parlour/ui/use-phrases';
import { useBrand } from '../../lib/brand/brand';

/** A day and an hour in the brand's time zone. */
export const useMoment = (): ((when: string) => string) => {
  const locale = useLocale();
  const { timeZone } = useBrand();
  return (when) => dateTime(when, timeZone, locale);
};
