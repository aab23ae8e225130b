import { countWords } from '@parlour/contract/count-words';
import type { BrandSettings } from '@parlour/contract/settings';
import { invalid } from '../../lib/refusal';

/** Whose tickets: a player's, or those of a browser at a brand by its guest cookie. */
export type TicketOwner = { brand: string; playerId?: string; guestHash?: Buffer };

/** For so long after its end a ticket can be opened again. */
export const reopenDays = 30;

/** Who wrote a ticket may read its state; it may be written to while it is open. */
export const isClosed = (state: string): boolean => state === 'answered' || state === 'closed';

/** A description has as many words as the brand wants, counted as the form counts them. */
export const assertWords = (
  { feedbackMinWords: min, feedbackMaxWords: max }: BrandSettings,
  description: string,
): void => {
  const count = countWords(description);
  const name = 'description';
  if (count < Math.max(1, min)) throw invalid({ name, code: 'field.few_words', min, max });
  if (count > max) throw invalid({ name, code: 'field.many_words', min, max });
};
