import { pages } from '@parlour/contract/pages';
import { buttonClass } from '@parlour/ui/components/form/button';
import { Icon } from '@parlour/ui/components/art/icon';
import { Rosette } from '@parlour/ui/components/art/rosette';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Link } from '../../../lib/navigation/navigation';
import type { ScreenProps } from '../../../lib/navigation/screen';
import css from './sign.module.css';

/** A page of the site that has nothing in it on this site: it says so, and nothing else. */
export const NotOpen = ({ route }: ScreenProps) => {
  const { brand, status } = usePhrases('brand', 'status');
  const { titleKey } = route;
  return (
    <section className={`content ${css.page}`}>
      <span className={css.seal}>
        <Rosette name={route.name} size={220} />
        <span className={css.sign}>
          <Icon of={hourglass} size={36} />
        </span>
      </span>
      <h1 className="t-h1">{titleKey ? brand[titleKey] : status.notOpenTitle}</h1>
      <p className="t-2">{status.notOpenInfo}</p>
      <div className={css.actions}>
        <Link className={buttonClass({ look: 'primary' })} href={pages.home.path}>
          {status.goHome}
        </Link>
      </div>
    </section>
  );
};
