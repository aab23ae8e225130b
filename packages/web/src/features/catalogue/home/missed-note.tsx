import { useEffect } from 'react';
import { onCatchUp } from '../../../lib/api/live';
import { QueryError } from '../../../lib/api/query-error';
import { useSite } from '../../../lib/brand/brand';

/** Says that a part of the site was not answered; it asks again when asked to, or after a gap. */
export const MissedNote = () => {
  const { missed, completeAgain } = useSite();
  useEffect(() => onCatchUp(() => void completeAgain().catch(() => undefined)), [completeAgain]);
  if (!missed) return null;
  return (
    <div className="content">
      <QueryError onRetry={() => void completeAgain().catch(() => undefined)} refused={missed} />
    </div>
  );
};
