import type { MemberPage } from '@parlour/contract/centres';
import { cx } from '@parlour/ui/class-names';
import { Skeleton, SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import type { ReactNode } from 'react';
import css from './page-skeleton.module.css';

type Part = 'who' | 'ticket' | 'choices' | 'rows';

/** What a page begins with, from above; one that is not named here is rows. */
const partsOf: Partial<Record<MemberPage, readonly Part[]>> = {
  securityCenter: ['who', 'rows'],
  transferFund: ['ticket', 'choices', 'rows'],
  depositv2: ['rows', 'choices'],
  personalHistoryCopy: ['choices', 'ticket', 'rows'],
};

/** The place of a page of the centre that is not here yet. */
export const PageSkeleton = ({ page }: { page: MemberPage }) => (
  <Skeleton>
    <div className={css.parts}>
      {(partsOf[page] ?? ['rows']).map((part) => {
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

const drawings: Record<Part, () => ReactNode> = {
  who: Who,
  ticket: () => <div className={css.ticket} />,
  choices: Choices,
  rows: Rows,
};
