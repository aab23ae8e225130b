import { useMemo, useRef } from 'react';
import { featureInks, punches, sunset } from '../../stage/print/feature-print';
import type { Scene } from '../../stage/timeline/scene';
import { runningWorth, timesText } from '../page/amounts';
import { useAmounts, useGame, useSay, useRound, useSceneSummary } from '../page/game-context';
import { Svg } from './svg';
import { useSceneVars } from './use-scene-vars';

const turnOf = ({ feature }: Scene) => ({ '--share': feature?.turn ?? 0 }) as const;
const shareOf = ({ headerShare }: Scene) => ({ '--share': headerShare }) as const;

/** The game header printed solid: the counter of free spins, or a high win's sum. */
export const SolidHeader = ({ sums }: { sums: boolean }) => {
  const { feature, hasSolidHeader } = useSceneSummary();
  if (feature) return <Counter />;
  return hasSolidHeader && sums ? <Sum /> : null;
};

/** Free spins: the name while the card waits, then spin, multiplier and a hole a spin. */
const Counter = () => {
  const { look } = useGame().view;
  const { feature } = useSceneSummary();
  const say = useSay();
  const element = useRef<HTMLDivElement>(null);
  useSceneVars(element, turnOf);
  const inks = featureInks(look.palette);
  const sun = useMemo(() => sunset(featureInks(look.palette).ground), [look]);
  if (!feature) return null;
  const holes = punches(feature, inks);
  const isOpening = feature.index === 0 && !feature.isDone;
  return (
    <div className="solid-room">
      <div className={isOpening ? 'solid-header head-opening' : 'solid-header'} ref={element}>
        <Svg className="head-sun" drawing={sun} height={100} width={140} />
        <p className="head-name">{say('feature.spins')}</p>
        {!isOpening && (
          <>
            <p className="head-count">
              {feature.index}
              <small>/{feature.awarded}</small>
              {feature.plus !== null && <b className="fig">+{feature.plus}</b>}
            </p>
            <p className="head-times">
              <span>{say('feature.every')}</span>
              <b>×{feature.multiplier}</b>
            </p>
            <Svg className="head-holes" {...holes} />
          </>
        )}
      </div>
    </div>
  );
};

/** From 25 stakes the game header is printed negative and takes the sum. */
const Sum = () => {
  const { view } = useGame();
  const { units } = useSceneSummary();
  const { round, stake } = useRound();
  const { gain } = useAmounts();
  const say = useSay();
  const element = useRef<HTMLDivElement>(null);
  useSceneVars(element, shareOf);
  const { look, game } = view;
  const band = useMemo(() => {
    const { ink, ground } = look.palette;
    return look.band(354, 11, { ink: ground, ground: ink, second: ground });
  }, [look]);
  const { from, to, share } = units;
  const amount = gain(runningWorth(round?.stake ?? stake, game.units, from, to, share));
  const border = (
    <Svg
      className="head-band"
      drawing={`<g transform="translate(0 7)">${band}</g>`}
      height={14}
      width={354}
    />
  );
  return (
    <div className="solid-room">
      <div className="solid-header head-sum" ref={element}>
        {border}
        <p>{say('sum.times', { times: timesText(to, game.units) })}</p>
        <p className={amount.length > 13 ? 'head-amount head-amount-long' : 'head-amount'}>
          {amount}
        </p>
        {border}
      </div>
    </div>
  );
};
