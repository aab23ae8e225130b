import { figure } from '../../format';
import css from './rolling-figure.module.css';

export interface RollingFigureProps {
  /** The decimal string of the wire. */
  amount: string;
  /** Its digits turn to the new ones; otherwise they change at once. */
  rolls: boolean;
}

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const rollMs = 360;
const staggerMs = 24;

/** An amount whose changed digits roll, the last one first. It says nothing: words beside it do. */
export const RollingFigure = ({ amount, rolls }: RollingFigureProps) => {
  const signs = [...figure(amount)];
  return (
    <span aria-hidden="true" className={css.figure} dir="ltr">
      {signs.map((sign, index) => {
        const place = signs.length - index;
        if (!/\d/.test(sign)) {
          return (
            <span className={css.point} key={place}>
              {sign}
            </span>
          );
        }
        return (
          <span className={css.cell} key={place}>
            <span
              className={css.wheel}
              style={{
                transform: `translateY(${-10 * Number(sign)}%)`,
                transition: rolls ? `transform ${rollMs}ms ${place * staggerMs}ms` : 'none',
              }}
            >
              {digits.map((digit) => (
                <span key={digit}>{digit}</span>
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
};
