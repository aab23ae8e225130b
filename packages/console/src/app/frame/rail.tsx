import { Icon } from '@parlour/ui/components/art/icon';
import { Link, useLocation } from 'wouter';
import { useWords } from '../../lib/language';
import type { ConsolePage, PageGroup } from '../console-page';
import { useOpenPages } from '../pages';
import css from './frame.module.css';
import { QueueLinks } from './queue-links';

const groups: readonly PageGroup[] = ['overview', 'queues', 'look', 'run', 'control'];

/** The pages that this person may open, by what they are for. */
export const Rail = () => {
  const { frame } = useWords();
  const pages = useOpenPages();
  return (
    <nav aria-label={frame.rail} className={css.rail}>
      {groups.map((group) => (
        <Group group={group} key={group} pages={pages.filter((page) => page.group === group)} />
      ))}
    </nav>
  );
};

const Group = ({ group, pages }: { group: PageGroup; pages: readonly ConsolePage[] }) => {
  const { frame } = useWords();
  if (pages.length === 0) return null;
  return (
    <div className={css.group}>
      {group !== 'overview' && <p className={css.groupName}>{frame.groups[group]}</p>}
      {group === 'queues' ? (
        <QueueLinks />
      ) : (
        pages.map((page) => <RailLink key={page.name} page={page} />)
      )}
    </div>
  );
};

const RailLink = ({ page: { name, home, icon, iconOn } }: { page: ConsolePage }) => {
  const { frame } = useWords();
  const [path] = useLocation();
  const isOn = path === home || path.startsWith(`${home}/`);
  return (
    <Link
      aria-current={isOn ? 'page' : undefined}
      className={css.link}
      href={home}
      title={frame.pages[name]}
    >
      <Icon of={isOn ? iconOn : icon} size={16} />
      <span className={css.linkWords}>{frame.pages[name]}</span>
    </Link>
  );
};
