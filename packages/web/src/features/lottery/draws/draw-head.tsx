import type { LotteryGame } from '@parlour/contract/lottery';
import { fill } from '@parlour/locales/phrases';
import { dateTime } from '@parlour/ui/dates';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { useBrand } from '../../../lib/brand/brand';
import { CategoryIcon } from '../../../lib/brand/category-icon';
import { Countdown } from './countdown';
import css from './draw-head.module.css';
import type { Area } from '../lottery-queries';

type DrawHeadProps = {
  area: Area;
  game: LotteryGame | undefined;
  onClosed: () => void;
  /** What was drawn last; on a phone it is with the results. */
  children: ReactNode;
};

/** The lottery, the draw that is on sale, what was drawn last, and the time left to bet. */
export const DrawHead = ({ area, game, onClosed, children }: DrawHeadProps) => {
  const { lottery } = usePhrases('lottery');
  const { timeZone } = useBrand();
  const locale = useLocale();
  const { issue, nextDraw, closesAt } = game ?? {};
  const places: Record<Area, string> = {
    vietnam: lottery.vietnamShort,
    sea: lottery.seaShort,
    electronic: lottery.electronicShort,
  };
  return (
    <div className={css.head}>
      <div className={css.draw}>
        <p className="t-small t-2">
          {issue && nextDraw
            ? fill(lottery.issueAt, { issue, time: dateTime(nextDraw, timeZone, locale) })
            : lottery.noIssue}
        </p>
        <div className={css.name}>
          <CategoryIcon of="LOTT" size={22} />
          <h2 className="t-h2">{game?.name ?? places[area]}</h2>
        </div>
      </div>
      <div className={css.latest}>{children}</div>
      <Countdown closesAt={closesAt} onClosed={onClosed} />
    </div>
  );
};
