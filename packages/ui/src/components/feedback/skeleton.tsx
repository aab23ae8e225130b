import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '../../class-names';
import { usePhrases } from '../../use-phrases';
import { Button } from '../form/button';
import { GameGrid } from '../layout/game-grid';
import css from './skeleton.module.css';
import { Spinner } from './spinner';

export interface SkeletonProps {
  /** After ten seconds one may try again. */
  onRetry?: () => void;
  children: ReactNode;
}

const SLOW_MS = 4000;
const STUCK_MS = 10_000;

/**
 * The shape of what is coming, after 150 ms; at four seconds it says that it is still loading, at
 * ten it offers to try again.
 */
export const Skeleton = ({ onRetry, children }: SkeletonProps) => {
  const { common } = usePhrases('common');
  const [patience, setPatience] = useState<'calm' | 'slow' | 'stuck'>('calm');
  useEffect(() => {
    const slow = setTimeout(() => setPatience('slow'), SLOW_MS);
    const stuck = setTimeout(() => setPatience('stuck'), STUCK_MS);
    return () => {
      clearTimeout(slow);
      clearTimeout(stuck);
    };
  }, []);
  return (
    <div aria-busy="true" className={css.wait}>
      <span className="sr-only">{common.loadingContent}</span>
      <div aria-hidden="true">{children}</div>
      {patience !== 'calm' && (
        <output className={css.late}>
          <Spinner />
          {common.stillLoading}
          {patience === 'stuck' && onRetry && (
            <Button onClick={onRetry} small>
              {common.retry}
            </Button>
          )}
        </output>
      )}
    </div>
  );
};

export interface SkeletonLineProps {
  width?: 'full' | 'half' | 'short';
  isTall?: boolean;
}

export const SkeletonLine = ({ width = 'full', isTall = false }: SkeletonLineProps) => (
  <span className={cx(css.line, width !== 'full' && css[width], isTall && css.tall)} />
);

/** Rows of a ledger to come. */
export const TableSkeleton = ({ rows = 4, onRetry }: { rows?: number; onRetry?: () => void }) => (
  <Skeleton {...(onRetry ? { onRetry } : {})}>
    <div className={cx('panel', css.rows)}>
      {Array.from({ length: rows }, (_, at) => (
        <div className={css.row} key={at}>
          <span className={css.dot} />
          <span className={css.stack}>
            <SkeletonLine width={at % 2 ? 'half' : 'full'} />
            <SkeletonLine width="half" />
            <SkeletonLine width="short" />
          </span>
          <span className={css.stack}>
            <SkeletonLine width="half" />
            <SkeletonLine isTall />
            <SkeletonLine width="half" />
          </span>
        </div>
      ))}
    </div>
  </Skeleton>
);

/** Game cards to come. */
export const GridSkeleton = ({ cards = 9, onRetry }: { cards?: number; onRetry?: () => void }) => (
  <Skeleton {...(onRetry ? { onRetry } : {})}>
    <GameGrid>
      {Array.from({ length: cards }, (_, at) => (
        <span className={css.stack} key={at}>
          <span className={css.art} />
          <SkeletonLine width={at % 3 ? 'half' : 'full'} />
          <SkeletonLine width="short" />
        </span>
      ))}
    </GameGrid>
  </Skeleton>
);
