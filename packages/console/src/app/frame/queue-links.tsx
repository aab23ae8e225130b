import { Icon } from '@parlour/ui/components/art/icon';
import { arrowCircleDown, arrowCircleDownFill } from '@parlour/ui/icons/arrow-circle-down';
import { arrowCircleUp, arrowCircleUpFill } from '@parlour/ui/icons/arrow-circle-up';
import { chatsCircle, chatsCircleFill } from '@parlour/ui/icons/chats-circle';
import { count } from '@parlour/ui/format';
import { identificationCard } from '@parlour/ui/icons/identification-card';
import { listChecks, listChecksFill } from '@parlour/ui/icons/list-checks';
import { shieldWarning, shieldWarningFill } from '@parlour/ui/icons/shield-warning';
import { fill } from '@parlour/locales/phrases';
import { Link, useLocation } from 'wouter';
import { useConsoleLocale, useWords } from '../../lib/language';
import { useCounts } from '../../lib/use-counts';
import css from './frame.module.css';

/** The chats are worked at a desk of their own. */
const homeOf = (kind: string): string => (kind === 'chat' ? '/chats' : `/queues/${kind}`);

const icons: Record<string, readonly [string, string]> = {
  deposit: [arrowCircleDown, arrowCircleDownFill],
  withdrawal: [arrowCircleUp, arrowCircleUpFill],
  identity: [identificationCard, identificationCard],
  chat: [chatsCircle, chatsCircleFill],
  flag: [shieldWarning, shieldWarningFill],
};

/** The server stops counting there. */
const most = 10_000;

/** The queues, with what waits in each; what is late says so in words. */
export const QueueLinks = () => {
  const { frame } = useWords();
  const locale = useConsoleLocale().toUpperCase();
  const [path] = useLocation();
  const { data = [] } = useCounts();
  return data.map(({ kind, names, waiting, second, late }) => {
    const home = homeOf(kind);
    const isOn = path === home || path.startsWith(`${home}/`);
    const [off, on] = icons[kind] ?? [listChecks, listChecksFill];
    const open = waiting + second;
    const name = names[locale] ?? kind;
    return (
      <Link
        aria-current={isOn ? 'page' : undefined}
        className={css.link}
        href={home}
        key={kind}
        title={name}
      >
        <Icon of={isOn ? on : off} size={16} />
        <span className={css.linkWords}>{name}</span>
        {open > 0 && (
          <span className={css.count} data-late={late > 0 || undefined}>
            {open > most ? `${count(most)}+` : count(open)}
            {late > 0 && <span className="sr-only">{fill(frame.late, { count: late })}</span>}
          </span>
        )}
      </Link>
    );
  });
};
