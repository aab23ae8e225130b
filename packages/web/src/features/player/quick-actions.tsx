import { Icon } from '@parlour/ui/components/icon';
import { usePhrases } from '@parlour/ui/use-phrases';
import { memberPath } from '../../app/paths';
import { Link } from '../../lib/navigation';
import css from './quick-actions.module.css';
import { pageIcons } from './page-icons';

/** What is done most stands under the balance on a phone; its menu leaves these out. */
export const quickPages = ['depositv2', 'transferFund', 'personalHistoryCopy'] as const;

export const QuickActions = () => {
  const { player } = usePhrases('player');
  return (
    <nav aria-label={player.quickActions} className={css.actions}>
      {quickPages.map((page) => (
        <Link className={css.action} href={memberPath(page, location)} key={page}>
          <Icon of={pageIcons[page]} size={28} />
          {player[page]}
        </Link>
      ))}
    </nav>
  );
};
