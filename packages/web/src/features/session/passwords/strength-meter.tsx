import { usePhrases } from '@parlour/ui/use-phrases';
import css from './strength-meter.module.css';
import { type Strength, strengthOf } from './password-strength';

const bars: Record<Strength, number> = { weak: 1, fair: 2, strong: 3 };

/** Three bars and a word, while a password is typed. */
export const StrengthMeter = ({ password, username }: { password: string; username: string }) => {
  const { session } = usePhrases('session');
  if (!password) return null;
  const strength = strengthOf(password, username);
  const words = {
    weak: session.strengthWeak,
    fair: session.strengthFair,
    strong: session.strengthStrong,
  };
  return (
    <span className={css.meter}>
      <span aria-hidden="true" className={css.bars}>
        {[1, 2, 3].map((bar) => (
          <span
            className={bar <= bars[strength] ? `${css.bar} ${css[strength]}` : css.bar}
            key={bar}
          />
        ))}
      </span>
      <output>{words[strength]}</output>
    </span>
  );
};
