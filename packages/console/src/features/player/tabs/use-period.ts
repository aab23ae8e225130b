import { useSearchParams } from 'wouter';
import { useNow } from '../../../lib/use-now';

const dayMs = 86_400_000;
const usualDays = 30;

const dayOf = (time: number): string => new Date(time).toLocaleDateString('en-CA');

/** The days that the records are of; they are in the address. */
export const usePeriod = () => {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const to = params.get('to') ?? dayOf(now);
  const from = params.get('from') ?? dayOf(now - (usualDays - 1) * dayMs);
  const change = (part: 'from' | 'to', day: string) => {
    if (day === '') return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('from', from);
        after.set('to', to);
        after.set(part, day);
        return after;
      },
      { replace: true },
    );
  };
  return { from, to, change };
};
