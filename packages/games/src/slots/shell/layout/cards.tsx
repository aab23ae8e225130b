import { useMemo, useRef, type PointerEvent } from 'react';
import { entryFrame } from '../../stage/print/feature-print';
import type { Scene } from '../../stage/timeline/scene';
import { runningWorth, timesText, worthOf } from '../page/amounts';
import { EndRows } from '../panels/end-rows-view';
import { useAmounts, useGame, useSay, useRound, useSceneSummary } from '../page/game-context';
import { Engraving } from '../controls/spin-button';
import { Svg } from './svg';
import { useSceneVars } from './use-scene-vars';

const shareOf = ({ card }: Scene) => ({ '--share': card?.share ?? 0 }) as const;

/** A tap on a card's own button is not also a tap on the stage. */
const onlyHere = (event: PointerEvent) => event.stopPropagation();

const cardHeight = 243;

/** What has been given, and the button that begins it: the round waits for it without limit. */
export const EntryCard = ({ width }: { width: number }) => {
  const { view, controller } = useGame();
  const { card } = useSceneSummary();
  const { round, stake } = useRound();
  const amounts = useAmounts();
  const say = useSay();
  const element = useRef<HTMLDivElement>(null);
  useSceneVars(element, shareOf);
  const frame = useMemo(() => entryFrame(view.look, width, cardHeight), [view.look, width]);
  if (card?.type !== 'entry') return null;
  const staked = round?.stake ?? stake;
  const paid = amounts.signed(worthOf(staked, view.game.units, card.units));
  return (
    <div className="entry-card" ref={element} style={{ width, height: cardHeight }}>
      <Svg className="entry-frame" drawing={frame} height={cardHeight} width={width} />
      <div className="entry-given">
        <p>
          <b>{card.spins}</b>
          <span>{say('feature.spins.of')}</span>
        </p>
        <p>
          <b>×{card.multiplier}</b>
          <span>{say('feature.every.of')}</span>
        </p>
      </div>
      <p className="entry-facts">
        <span>
          {say('feature.scatters', { scatters: card.scatters })} <span className="fig">{paid}</span>
        </span>
        <span>
          {say('feature.stake')} <span className="fig">{amounts.figure(staked)}</span>
        </span>
      </p>
      <button
        className="spin entry-begin"
        onClick={() => controller.press()}
        onPointerDown={onlyHere}
        type="button"
      >
        <Engraving />
        <span className="spin-face">{say('begin')}</span>
      </button>
    </div>
  );
};

/** The ticket at the end of a feature: it counts, then lies there until the player goes on. */
export const EndTicket = () => {
  const { view } = useGame();
  const { card, units } = useSceneSummary();
  const { round } = useRound();
  const { gain } = useAmounts();
  const say = useSay();
  const element = useRef<HTMLDivElement>(null);
  useSceneVars(element, shareOf);
  if (card?.type !== 'end' || !round) return null;
  const { outcome, stake } = round;
  const sum = runningWorth(stake, view.game.units, units.from, units.to, units.share);
  const spins = outcome.phases.filter((phase) => phase.type === 'spin' && phase.free).length;
  const pick = outcome.phases.findLast((phase) => phase.type === 'pick');
  const amount = gain(sum);
  return (
    <div className="end-room">
      <div className="end-ticket" ref={element}>
        <div className="end-sum">
          <p>
            {pick ? say('end.pick', { lifts: pick.lifted.length }) : say('end.spins', { spins })}
          </p>
          <p className={amount.length > 13 ? 'end-amount end-amount-long' : 'end-amount'}>
            {amount}
          </p>
          <p>{say('end.times', { times: timesText(outcome.units, view.game.units) })}</p>
        </div>
        <EndRows kind="end" shown={card.rows} />
      </div>
    </div>
  );
};
