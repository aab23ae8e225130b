import { Icon } from '@parlour/ui/components/art/icon';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { useMemo } from 'react';
import { circle } from '../../stage/print/field-patterns';
import { polar, times, TURN } from '@parlour/ui/engraving/geometry';
import { useGame, useSay, useRound, useSceneSummary } from '../page/game-context';
import { isShort } from '../round/controller-state';

/** The one press that moves money: an engraved ticket of the accent. */
export const SpinButton = () => {
  const { controller } = useGame();
  const state = useRound();
  const say = useSay();
  const { button } = useSceneSummary();
  if (state.spin === 'open' && isShort(state) && state.boot.mode === 'real') {
    return (
      <button
        className="spin spin-deposit"
        onClick={() => controller.askForDeposit()}
        type="button"
      >
        {say(state.fundsBy)}
      </button>
    );
  }
  const isOn = state.spin === 'running';
  if (isOn && (button === 'next' || button === 'begin' || button === 'continue')) {
    return (
      <button className={`spin spin-${button}`} onClick={() => controller.press()} type="button">
        {say(button)}
      </button>
    );
  }
  const isOpen = state.spin === 'open' && !state.isPaused;
  const word = isOn ? (button === 'falling' ? 'falling' : 'spinning') : 'spin';
  return (
    <button
      aria-disabled={!isOpen}
      className="spin"
      onClick={() => controller.press()}
      type="button"
    >
      {isOpen && <Engraving />}
      <span className="spin-face">
        {isOpen && <Icon of={arrowsClockwise} size={20} />}
        {say(word)}
      </span>
    </button>
  );
};

/** The engraved ends of a button that moves the round on. */
export const Engraving = () => {
  const engraving = useMemo(cornerRosettes, []);
  return (
    <svg
      aria-hidden="true"
      className="spin-engraving"
      preserveAspectRatio="none"
      viewBox="0 0 128 64"
    >
      <path d={engraving} />
    </svg>
  );
};

const cornerRosettes = (): string =>
  [
    [6, 2],
    [122, 2],
    [6, 62],
    [122, 62],
  ]
    .map(([x = 0, y = 0]) => ringOfCircles(x, y))
    .join('');

const ringOfCircles = (x: number, y: number): string =>
  times(16, (index) => {
    const [cx, cy] = polar(x, y, 17, (index / 16) * TURN);
    return circle(cx, cy, 19);
  }).join('');
