import { caretLeft } from '../../icons/caret-left';
import { caretRight } from '../../icons/caret-right';
import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '../../use-phrases';
import { IconButton } from '../form/icon-button';
import css from './pager.module.css';

export interface PagerProps {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
}

/** Newer, older and where one is; nothing while everything fits on one page. */
export const Pager = ({ page, totalPages, onPage }: PagerProps) => {
  const { common } = usePhrases('common');
  const place = fill(common.page, { page, total: totalPages });
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={place} className={css.pager}>
      <IconButton
        disabled={page <= 1}
        icon={caretLeft}
        label={common.prev}
        onClick={() => onPage(page - 1)}
        size={16}
      />
      <span aria-live="polite" className="t-small t-2">
        {place}
      </span>
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
