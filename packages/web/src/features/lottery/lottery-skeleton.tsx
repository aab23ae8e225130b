import { Skeleton, SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import css from './lottery-page.module.css';

/** The head of a draw and the sheet beneath it. */
export const LotterySkeleton = ({ onRetry }: { onRetry: () => void }) => (
  <div className={css.skeleton}>
    <Skeleton onRetry={onRetry}>
      <div className={css.headToCome}>
        <SkeletonLine width="half" />
        <SkeletonLine isTall width="short" />
      </div>
      <div className={css.sheetToCome} />
    </Skeleton>
  </div>
);
