import { Icon } from '@parlour/ui/components/art/icon';
import { usePhrases } from '@parlour/ui/use-phrases';
import { closeModal } from '../../../lib/navigation/modal';
import css from '../navigation/sheets.module.css';
import { useService } from './use-service';
import { useWays } from './use-ways';
import { WayLink } from './way-link';

/** The side bar's ways as rows of the phone's menu. */
export const WaysList = () => {
  const { service } = usePhrases('service');
  const { open, problem } = useService();
  const ways = useWays(open);
  if (ways.length === 0) return null;
  return (
    <nav aria-label={service.sideBar}>
      {ways.map((way) => (
        <WayLink className={css.setting} key={way.key} onLeave={closeModal} way={way}>
          <Icon of={way.icon} size={24} />
          {way.name}
        </WayLink>
      ))}
      <p aria-live="polite" className="t-2">
        {problem}
      </p>
      <hr className="rule" />
    </nav>
  );
};
