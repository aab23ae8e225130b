import { fill } from '@parlour/locales/phrases';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { Link } from '../../../lib/navigation/navigation';
import type { Way } from './use-ways';

type WayLinkProps = {
  way: Way;
  className: string | undefined;
  /** Where its content does not say the way's name. */
  label?: string;
  /** Before another page of the site is shown. */
  onLeave?: () => void;
  children: ReactNode;
};

/** A way to people, as what it is: a press, a page of ours, or a page elsewhere. */
export const WayLink = ({ way, className, label, onLeave, children }: WayLinkProps) => {
  const { service } = usePhrases('service');
  if ('onPress' in way) {
    return (
      <button aria-label={label} className={className} onClick={way.onPress} type="button">
        {children}
      </button>
    );
  }
  if (!way.isOutside) {
    return (
      <Link aria-label={label} className={className} href={way.href} onClick={onLeave}>
        {children}
      </Link>
    );
  }
  return (
    <a
      aria-label={fill(service.newWindow, { name: way.name })}
      className={className}
      href={way.href}
      rel="noopener"
      target="_blank"
    >
      {children}
    </a>
  );
};
