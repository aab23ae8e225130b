import { Icon } from '@parlour/ui/components/art/icon';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useCentreTable } from '../../../lib/navigation/centre';
import { Link } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import css from './quick-actions.module.css';

/** What is done most stands under the balance on a phone; its menu leaves these out. */
export const QuickActions = () => {
  const { noun, quick, pages, pathOf } = useCentreTable();
  const { [noun]: words } = usePhrases(noun);
  const isOpen = useIsOpen();
  return (
    <nav aria-label={words.quickActions} className={css.actions}>
      {quick.filter(isOpen).map((page) => (
        <Link className={css.action} href={pathOf(page, location)} key={page}>
          {pages[page] && <Icon of={pages[page].icon} size={28} />}
          {(words as Record<string, string>)[page]}
        </Link>
      ))}
    </nav>
  );
};
