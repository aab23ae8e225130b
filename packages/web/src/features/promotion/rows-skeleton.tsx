import { Skeleton, SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import css from './promotion.module.css';

/** The lines of the ledger to come. */
export const RowsSkeleton = ({ onRetry }: { onRetry: () => void }) => (
  <Skeleton onRetry={onRetry}>
    {['full', 'half', 'full'].map((width, at) => (
      <div className={css.row} key={at}>
        <span className={css.art} />
        <SkeletonLine width={width as 'full' | 'half'} />
        <SkeletonLine width="short" />
      </div>
    ))}
  </Skeleton>
);
