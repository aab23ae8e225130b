import type { MemberPage } from '@parlour/contract/centres';
import { Icon } from '@parlour/ui/components/art/icon';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { shieldCheck } from '@parlour/ui/icons/shield-check';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useCentreTable } from '../../../lib/navigation/centre';
import { Link, useAddress } from '../../../lib/navigation/navigation';
import css from './centre-panel.module.css';

type MenuProps = { page: MemberPage; pages: readonly MemberPage[] };

/**
 * Beside the page on a desk. On a phone the root's page is the menu, less what stands on it
 * anyway.
 */
export const CentreMenu = ({ page, pages }: MenuProps) => {
  const { noun, root, quick, pages: table, pathOf } = useCentreTable();
  const { [noun]: words } = usePhrases(noun);
  const over = useAddress();
  const isElsewhere = (item: MemberPage) => item === root || quick.includes(item);
  const isOnPhone = page === root && !pages.every(isElsewhere);
  return (
    <nav
      aria-label={words.centreMenu}
      className={isOnPhone ? css.menu : `${css.menu} ${css.menuAside}`}
    >
      {pages.map((item) => (
        <Link
          aria-current={item === page ? 'page' : undefined}
          className={isElsewhere(item) ? `${css.item} ${css.itemAside}` : css.item}
          href={pathOf(item, over)}
          key={item}
        >
          <Icon of={table[item]?.icon ?? shieldCheck} />
          <span className={css.itemName}>{(words as Record<string, string>)[item]}</span>
          <span className={css.onPhone}>
            <Icon of={caretRight} size={16} />
          </span>
        </Link>
      ))}
    </nav>
  );
};
