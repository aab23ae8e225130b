import { cx } from '@parlour/ui/class-names';
import { Skeleton, SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import type { ReactNode } from 'react';
import type { CentrePage, PlacePart } from '../../../lib/navigation/centre';
import css from './page-skeleton.module.css';

/** The place of a page of the centre that is not here yet: what it begins with. */
export const PageSkeleton = ({ begins }: Pick<CentrePage, 'begins'>) => (
  <Skeleton>
    <div className={css.parts} data-skeleton="">
      {begins.map((part) => {
        const Drawn = drawings[part];
        return <Drawn key={part} />;
      })}
    </div>
  </Skeleton>
);

const Who = () => (
  <div className={css.who}>
    <span className={css.seal} />
    <span className={css.lines}>
      <SkeletonLine isTall width="half" />
      <SkeletonLine width="short" />
    </span>
  </div>
);

const Choices = () => (
  <div className={css.choices}>
    <span />
    <span />
    <span />
  </div>
);

const Rows = () => (
  <div className={cx('panel', css.rows)}>
    {['full', 'half', 'full'].map((width, at) => (
      <div className={css.lines} key={at}>
        <SkeletonLine width={width as 'full' | 'half'} />
        <SkeletonLine width="short" />
      </div>
    ))}
  </div>
);

const drawings: Record<PlacePart, () => ReactNode> = {
  who: Who,
  ticket: () => <div className={css.ticket} />,
  choices: Choices,
  rows: Rows,
};
