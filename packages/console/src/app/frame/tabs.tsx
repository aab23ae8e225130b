import { Icon } from '@parlour/ui/components/art/icon';
import { magnifyingGlass } from '@parlour/ui/icons/magnifying-glass';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../lib/language';
import { useOpenPages } from '../pages';
import css from './frame.module.css';
import { openPalette } from './palette-store';

/** As many as fit beside the search at 320 px. */
const mostTabs = 3;

/** The way between pages on a phone; the search leads to the others. */
export const Tabs = () => {
  const { frame } = useWords();
  const [path] = useLocation();
  const pages = useOpenPages().slice(0, mostTabs);
  return (
    <nav aria-label={frame.tabs} className={css.tabs}>
      {pages.map(({ name, home, icon, iconOn }) => {
        const isOn = path === home || path.startsWith(`${home}/`);
        return (
          <Link aria-current={isOn ? 'page' : undefined} className={css.tab} href={home} key={name}>
            <Icon of={isOn ? iconOn : icon} size={24} />
            {frame.pages[name]}
          </Link>
        );
      })}
      <button className={css.tab} onClick={openPalette} type="button">
        <Icon of={magnifyingGlass} size={24} />
        {frame.search}
      </button>
    </nav>
  );
};
