import type { LotteryDraw } from '@parlour/contract/lottery';
import { fill } from '@parlour/locales/phrases';
import { cx } from '@parlour/ui/class-names';
import { usePhrases } from '@parlour/ui/use-phrases';
import css from './latest-board.module.css';

/** A prize of Vietnam's lotteries is read by its last two figures. */
const tailLength = 2;

const blanks = ['', '', '', '', ''];

type LatestBoardProps = {
  draw: LotteryDraw | undefined;
  /** Its first number is the special prize, shown figure by figure. */
  isByFigure: boolean;
};

/** What was drawn last, on balls; empty rings before the first draw. */
export const LatestBoard = ({ draw, isByFigure }: LatestBoardProps) => {
  const { lottery } = usePhrases('lottery');
  const signs = draw ? (isByFigure ? [...(draw.numbers[0] ?? '')] : draw.numbers) : blanks;
  const isTail = (at: number) => draw && (!isByFigure || at >= signs.length - tailLength);
  return (
    <div className={css.latest}>
      <span className="t-small t-2">
        {draw ? fill(lottery.latestOf, { issue: draw.issue }) : lottery.noResult}
      </span>
      <span aria-hidden="true" className={css.balls}>
        {signs.map((sign, at) => (
          <span className={cx(css.ball, isTail(at) && css.tail)} key={`${at} ${sign}`}>
            {sign}
          </span>
        ))}
      </span>
      {draw && <span className="sr-only">{draw.numbers.join(', ')}</span>}
    </div>
  );
};
