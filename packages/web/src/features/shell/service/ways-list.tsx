import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { usePhrases } from '@parlour/ui/use-phrases';
import { closeModal } from '../../../lib/navigation/modal';
import { Link } from '../../../lib/navigation/navigation';
import css from '../navigation/sheets.module.css';
import { useService } from './use-service';
import { useWays, type Way } from './use-ways';

/** The side bar's ways as rows of the phone's menu. */
export const WaysList = () => {
  const { service } = usePhrases('service');
  const { open, problem } = useService();
  const ways = useWays(open);
  if (ways.length === 0) return null;
  return (
    <nav aria-label={service.sideBar}>
      {ways.map((way) => (
        <WayRow key={way.key} way={way} />
      ))}
      <p aria-live="polite" className="t-2">
        {problem}
      </p>
      <hr className="rule" />
    </nav>
  );
};

const WayRow = ({ way }: { way: Way }) => {
  const { service } = usePhrases('service');
  const content = (
    <>
      <Icon of={way.icon} size={24} />
      {way.name}
    </>
  );
  if ('onPress' in way) {
    return (
      <button className={css.setting} onClick={way.onPress} type="button">
        {content}
      </button>
    );
  }
  if (!way.isOutside) {
    return (
      <Link className={css.setting} href={way.href} onClick={closeModal}>
        {content}
      </Link>
    );
  }
  return (
    <a
      aria-label={fill(service.newWindow, { name: way.name })}
      className={css.setting}
      href={way.href}
      rel="noopener"
      target="_blank"
    >
      {content}
    </a>
  );
};
