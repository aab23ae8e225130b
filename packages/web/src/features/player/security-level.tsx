import type { SecurityPoint } from '@parlour/contract/session/security';
import { fill } from '@parlour/locales/phrases';
import { Icon } from '@parlour/ui/components/art/icon';
import { SkeletonLine } from '@parlour/ui/components/feedback/skeleton';
import { shieldCheckFill } from '@parlour/ui/icons/shield-check';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from './security-level.module.css';
import { useAskedAfterDialogs, useSecurity } from './use-security';

/** How far the account is protected, in words, and what can be added. */
export const SecurityLevel = () => {
  const { player } = usePhrases('player');
  const { data, isPending } = useSecurity();
  useAskedAfterDialogs();
  if (isPending) return <SkeletonLine width="half" />;
  // Its failure is said with those of the rows.
  if (!data) return null;
  const { level, set, missing } = data;
  const names: Record<SecurityPoint, string> = {
    password: player.loginPassword,
    paymentPassword: player.paymentPassword,
    email: player.email,
    mobile: player.phone,
    twoFactor: player.twoFactor,
    recoveryCodes: player.recoveryCodes,
  };
  const levels = { basic: player.levelBasic, good: player.levelGood, full: player.levelFull };
  return (
    <div className={css.level}>
      <p className={css.name}>
        <Icon of={shieldCheckFill} size={20} />
        <span>
          {fill(player.securityLevel, { level: '' }).trimEnd()} <b>{levels[level]}</b>
        </span>
        <span aria-hidden="true" className={css.steps}>
          {[...set, ...missing].map((point, at) => (
            <span className={at < set.length ? css.done : css.step} key={point} />
          ))}
        </span>
      </p>
      <p className={`t-small t-2 ${css.next}`}>
        {missing.length === 0
          ? player.securityWhole
          : fill(player.securityNext, { names: missing.map((point) => names[point]).join(', ') })}
      </p>
    </div>
  );
};
