import { Skeleton, SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import css from './text-skeleton.module.css';

/** In place of a text that is on its way. */
export const TextSkeleton = ({ onRetry }: { onRetry: () => void }) => (
  <Skeleton onRetry={onRetry}>
    <div className={css.waiting}>
      <SkeletonLine isTall width="half" />
      <SkeletonLine />
      <SkeletonLine />
      <SkeletonLine width="half" />
      <SkeletonLine />
      <SkeletonLine width="short" />
    </div>
  </Skeleton>
);
