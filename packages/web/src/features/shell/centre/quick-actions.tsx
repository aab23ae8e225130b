import { Icon } from '@parlour/ui/components/art/icon';
import { usePhrases } from '@parlour/ui/use-phrases';
import { memberPath } from '../../../lib/navigation/paths';
import { Link } from '../../../lib/navigation/navigation';
import { useIsOpen } from '../../../lib/navigation/open';
import css from './quick-actions.module.css';
import { pageIcons } from '../../player/page-icons';

/** What is done most stands under the balance on a phone; its menu leaves these out. */
export const quickPages = ['depositv2', 'withdraw', 'transferFund', 'personalHistoryCopy'] as const;

export const QuickActions = () => {
  const { player } = usePhrases('player');
  const isOpen = useIsOpen();
  return (
    <nav aria-label={player.quickActions} className={css.actions}>
      {quickPages.filter(isOpen).map((page) => (
        <Link className={css.action} href={memberPath(page, location)} key={page}>
          <Icon of={pageIcons[page]} size={28} />
          {player[page]}
        </Link>
      ))}
    </nav>
  );
};
