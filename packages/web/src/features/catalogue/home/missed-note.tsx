import { useCallback, useEffect } from 'react';
import { onCatchUp } from '../../../lib/api/live';
import { QueryError } from '../../../lib/api/query-error';
import { useSite } from '../../../lib/brand/brand';
import css from './missed-note.module.css';

/** Says that a part of the site was not answered; it asks again when asked to, or after a gap. */
export const MissedNote = () => {
  const { missed, complete } = useSite();
  const again = useCallback(() => void complete(true).catch(() => undefined), [complete]);
  useEffect(() => onCatchUp(again), [again]);
  if (!missed) return null;
  return (
    <div className={`content ${css.note}`}>
      <QueryError onRetry={again} refused={missed} />
    </div>
  );
};
