import { cx } from '../../class-names';
import { figure, HIDDEN, MINUS, signOf } from '../../format';
import css from './money.module.css';

export interface MoneyProps {
  /** The decimal string of the wire; undefined shows a dash. */
  amount: string | null | undefined;
  symbol?: string;
  size?: 'l' | 'm' | 's' | 'xl';
  /** Writes `+` before a gain; with `coloured`, gain and loss also differ in colour. */
  signed?: boolean;
  coloured?: boolean;
  /** Six asterisks: the player hides the own money. */
  hidden?: boolean;
  className?: string;
}

const NBSP = '\u00a0';

/** An amount of money, never broken over two lines. */
export const Money = ({
  amount,
  symbol,
  size = 's',
  signed = false,
  coloured = false,
  hidden = false,
  className,
}: MoneyProps) => {
  const shown = figure(amount, { signed, hidden });
  const sign = shown.startsWith(MINUS) || shown.startsWith('+') ? shown.charAt(0) : '';
  const isLong = size !== 'xl' && shown.length > 14;
  const tone =
    coloured && !hidden ? ({ '-1': css.neg, 0: '', 1: css.pos }[signOf(amount)] ?? '') : '';
  return (
    <span
      className={cx(css.money, css[size], tone, isLong && css.long, className)}
      data-long={isLong || undefined}
      dir="ltr"
    >
      {sign}
      {symbol && shown !== HIDDEN && amount !== null && amount !== undefined && (
        <>
          <span className={css.symbol}>{symbol}</span>
          {NBSP}
        </>
      )}
      {shown.slice(sign.length)}
    </span>
  );
};
