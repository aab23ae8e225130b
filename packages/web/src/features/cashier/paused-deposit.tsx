import type { LimitsView } from '@parlour/contract/compliance';
import { fill } from '@parlour/locales/phrases';
import { Button } from '@parlour/ui/components/form/button';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { dateTime } from '@parlour/ui/dates';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useBrand } from '../../lib/brand/brand';
import { goWithdraw } from '../../lib/session/member-actions';

type PausedProps = { view: Pick<LimitsView, 'exclusion' | 'coolingOff'> };

/** In place of the form while the player pauses: until when, and the way to the own money. */
export const PausedDeposit = ({ view: { exclusion, coolingOff } }: PausedProps) => {
  const { compliance: words } = usePhrases('compliance');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const moment = (at: string) => dateTime(at, timeZone, locale);
  const text = exclusion
    ? exclusion.until
      ? fill(words.excludedUntil, { at: moment(exclusion.until) })
      : words.excludedForever
    : fill(words.coolingUntil, { at: moment(coolingOff?.until ?? '') });
  return (
    <EmptyState
      action={
        <Button look="primary" onClick={goWithdraw}>
          {words.withdraw}
        </Button>
      }
      icon={hourglass}
    >
      {text}
    </EmptyState>
  );
};
