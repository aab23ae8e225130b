import { timeOfDay } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useZone } from '../brand';
import { useWords } from '../language';
import { useNow } from '../use-now';
import css from './parts.module.css';

/** Older than this it is grey: what is shown may no longer be so. */
const staleMs = 60_000;

/** Of when the page's figures are. */
export const AsOf = ({ of: { dataUpdatedAt } }: { of: { dataUpdatedAt: number } }) => {
  const { books } = useWords();
  const zone = useZone();
  const now = useNow();
  if (dataUpdatedAt === 0) return null;
  const time = timeOfDay(new Date(dataUpdatedAt).toISOString(), zone, true);
  return (
    <span className={css.asOf} data-stale={now - dataUpdatedAt > staleMs || undefined}>
      {fill(books.asOf, { time })}
    </span>
  );
};
