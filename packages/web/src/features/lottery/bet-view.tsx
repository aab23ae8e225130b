import type { LotteryGame } from '@parlour/contract/lottery';
import { Tabs } from '@parlour/ui/components/layout/tabs';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { BetSheet } from './bet-sheet';
import css from './bet-view.module.css';
import { DrawHead } from './draws/draw-head';
import { Draws } from './draws/draws';
import { LatestBoard } from './draws/latest-board';
import { type Area, useDraws } from './lottery-queries';
import { Slip } from './slip';
import { Tickets } from './tickets';

const parts = ['bet', 'draws', 'myTickets'] as const;
type Part = (typeof parts)[number];

const shownDraws = 20;

type BetViewProps = {
  area: Area;
  /** Undefined on a site without a lottery. */
  game: LotteryGame | undefined;
  onClosed: () => void;
};

/** A lottery: its draw, the bets on it, its results and the player's tickets. */
export const BetView = ({ area, game, onClosed }: BetViewProps) => {
  const { lottery } = usePhrases('lottery');
  const [part, setPart] = useState<Part>('bet');
  const draws = useDraws(area, game?.gameCode, shownDraws);
  const latest = <LatestBoard draw={draws.data?.[0]} isByFigure={area === 'vietnam'} />;
  return (
    <div className={css.view} data-part={part}>
      <div className={css.main}>
        <DrawHead area={area} game={game} onClosed={onClosed}>
          {latest}
        </DrawHead>
        <hr className={`rule ${css.rule}`} />
        <div className={css.tabs}>
          <Tabs
            controls="lottery-part"
            items={parts.map((id) => ({ id, label: lottery[id] }))}
            label={lottery.parts}
            onChange={setPart}
            value={part}
          />
        </div>
        <div className={css.parts} id="lottery-part">
          <section aria-label={lottery.bet} className={css.bet}>
            <BetSheet name={game?.gameCode ?? area} />
          </section>
          <section aria-labelledby="recent-draws" className={css.draws}>
            <div className={`panel ${css.latest}`}>{latest}</div>
            <Draws draws={draws} game={game} isPublic={area === 'vietnam'} />
          </section>
        </div>
      </div>
      <div className={css.aside}>
        <div className={css.slip}>
          <Slip />
        </div>
        <section aria-labelledby="my-tickets" className={css.myTickets}>
          <Tickets />
        </section>
      </div>
    </div>
  );
};
