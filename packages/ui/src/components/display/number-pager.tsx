import { fill } from '@parlour/locales/phrases';
import { cx } from '../../class-names';
import { caretLeft } from '../../icons/caret-left';
import { caretRight } from '../../icons/caret-right';
import { usePhrases } from '../../use-phrases';
import { IconButton } from '../form/icon-button';
import css from './number-pager.module.css';
import type { PagerProps } from './pager';

/** The first, the last and those around the current one; 0 stands for those left out. */
export const shownPages = (page: number, totalPages: number): number[] => {
  const shown: number[] = [];
  for (let at = 1; at <= totalPages; at += 1) {
    const isNear = Math.abs(at - page) <= 1 || (page <= 2 && at <= 3);
    if (isNear || at === 1 || at === totalPages) shown.push(at);
    else if (shown.at(-1) !== 0) shown.push(0);
  }
  return shown;
};

/** The pages by their numbers; nothing while everything fits on one page. */
export const NumberPager = ({ page, totalPages, onPage }: PagerProps) => {
  const { common } = usePhrases('common');
  const placeOf = (at: number) => fill(common.page, { page: at, total: totalPages });
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={placeOf(page)} className={css.pager}>
      <IconButton
        disabled={page <= 1}
        icon={caretLeft}
        label={common.prev}
        onClick={() => onPage(page - 1)}
        size={16}
      />
      {shownPages(page, totalPages).map((at, index) =>
        at === 0 ? (
          <span className={css.gap} key={`gap-${index}`}>
            …
          </span>
        ) : (
          <button
            aria-current={at === page ? 'page' : undefined}
            aria-label={placeOf(at)}
            className={cx(css.page, at === page && css.current)}
            key={at}
            onClick={() => onPage(at)}
            type="button"
          >
            {at}
          </button>
        ),
      )}
      <IconButton
        disabled={page >= totalPages}
        icon={caretRight}
        label={common.next}
        onClick={() => onPage(page + 1)}
        size={16}
      />
    </nav>
  );
};
