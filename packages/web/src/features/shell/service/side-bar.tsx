import { Icon } from '@parlour/ui/components/art/icon';
import { headset } from '@parlour/ui/icons/headset';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import css from './side-bar.module.css';
import { useService } from './use-service';
import { useWays } from './use-ways';
import { WayLink } from './way-link';

/** At the right edge of a desk. Its first button, 24/7, puts the others away. */
export const SideBar = () => {
  const { service } = usePhrases('service');
  const { open, problem } = useService();
  const ways = useWays(open);
  // Beside the content there is room from here on; narrower, it would lie over it.
  const [isShown, setShown] = useState(() => matchMedia('(width >= 93em)').matches);
  if (ways.length === 0) return null;
  return (
    <nav aria-label={service.sideBar} className={css.bar}>
      <button
        aria-expanded={isShown}
        aria-label={service.always}
        className={css.toggle}
        onClick={() => setShown(!isShown)}
        type="button"
      >
        <Icon of={headset} size={20} />
        24/7
      </button>
      {isShown && (
        <ul>
          {ways.map((way) => (
            <li key={way.key}>
              <WayLink className={css.way} label={way.name} way={way}>
                <Icon of={way.icon} size={22} />
                <span aria-hidden className={css.tip}>
                  {way.name}
                </span>
              </WayLink>
            </li>
          ))}
        </ul>
      )}
      <p aria-live="polite" className={problem ? css.problem : 'sr-only'}>
        {problem}
      </p>
    </nav>
  );
};
