import type { PromotionNotice, PromotionState } from '@parlour/contract/promotion';
import { Icon } from '@parlour/ui/components/art/icon';
import { buttonClass } from '@parlour/ui/components/form/button';
import { calendarBlank } from '@parlour/ui/icons/calendar-blank';
import { check } from '@parlour/ui/icons/check';
import { gift } from '@parlour/ui/icons/gift';
import { hourglass } from '@parlour/ui/icons/hourglass';
import { lockKey } from '@parlour/ui/icons/lock-key';
import { pencilSimple } from '@parlour/ui/icons/pencil-simple';
import { sealCheck } from '@parlour/ui/icons/seal-check';
import { xCircle } from '@parlour/ui/icons/x-circle';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Link } from '../../lib/navigation/navigation';
import { promotionPath } from '../../lib/navigation/paths';
import css from './promotion.module.css';

type Waiting = Exclude<PromotionState, 'claim' | 'join'>;

const icons: Record<Waiting, string> = {
  signed: sealCheck,
  applying: pencilSimple,
  process: hourglass,
  issued: gift,
  comingSoon: calendarBlank,
  claimed: check,
  rejected: xCircle,
  close: lockKey,
};

/** A way on where there is something to do, the state where there is not. */
export const PromotionSign = ({ promotion: { id, title, state } }: Props) => {
  const { promotion: words } = usePhrases('promotion');
  if (state === 'claim' || state === 'join') {
    return (
      <Link
        className={buttonClass({ look: state === 'claim' ? 'accent' : 'outline' })}
        href={promotionPath(id)}
      >
        {words[state]}
        <span className="sr-only">: {title}</span>
      </Link>
    );
  }
  return <StateSign state={state} />;
};

type Props = { promotion: PromotionNotice };

/** The state in words, with its icon. */
const StateSign = ({ state }: { state: Waiting }) => {
  const { promotion: words } = usePhrases('promotion');
  return (
    <span className={css.sign} data-state={state}>
      <Icon of={icons[state]} size={18} />
      {words[state]}
    </span>
  );
};
