import { fill } from '@parlour/locales/phrases';
import { cx } from '../../class-names';
import { caretLeft } from '../../icons/caret-left';
import { caretRight } from '../../icons/caret-right';
import { usePhrases } from '../../use-phrases';
import { IconButton } from '../form/icon-button';
import css from './pager.module.css';

export interface PagerProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

/** How many pages are shown around the current one, and at each end. */
export const pagerDefaults = { around: 3, margin: 1 } as const;

/** The pages that are shown; 0 stands for those left out. */
export const shownPages = (page: number, totalPages: number): number[] => {
  const { around, margin } = pagerDefaults;
  const last = Math.max(1, totalPages - around + 1);
  const first = Math.min(Math.max(1, page - Math.floor(around / 2)), last);
  const range = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => from + at);
  // However many pages there are: only those that may be shown are gone through.
  const places = new Set([
    ...range(1, margin),
    ...range(first, around),
    ...range(totalPages - margin + 1, margin),
  ]);
  const shown: number[] = [];
  let before = 0;
  for (const at of [...places].sort((one, other) => one - other)) {
    if (at < 1 || at > totalPages) continue;
    if (at > before + 1) shown.push(0);
    shown.push(at);
    before = at;
  }
  return shown;
};

/** The pages by their numbers; nothing while everything fits on one page. */
export const Pager = ({ page, totalPages, onPage }: PagerProps) => {
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
