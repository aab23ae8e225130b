import {
  longestVoidingHours,
  type VoidingSpan,
  voidingSpan,
} from '@parlour/contract/round-console';
import { isMoment } from '../../../../lib/moment';

/** The rounds of a game that were opened from an instant on, before another. */
export type RoundSpan = Omit<VoidingSpan, 'from' | 'until'> & { from: Date; until: Date };

const longestMs = longestVoidingHours * 3_600_000;

/** Undefined unless it names one, of a day at most. */
export const spanOf = ({ from, until, ...game }: VoidingSpan): RoundSpan | undefined => {
  if (!isMoment(from) || !isMoment(until)) return undefined;
  const span = { ...game, from: new Date(from), until: new Date(until) };
  const ms = span.until.getTime() - span.from.getTime();
  return ms > 0 && ms <= longestMs ? span : undefined;
};

/** The span that the object of a change names. */
export const spanNamed = (object: string): RoundSpan | undefined => {
  const named = voidingSpan(object);
  return named && spanOf(named);
};
