import { Icon } from '@parlour/ui/components/icon';
import { arrowsClockwise } from '@parlour/ui/icons/arrows-clockwise';
import { useMemo } from 'react';
import { circle } from '../stage/field-patterns';
import { polar, times, TURN } from '../stage/geometry';
import { useGame, useSay, useTable } from './game-context';
import { isShort } from './table-state';

/** The one press that moves money: an engraved ticket of the accent. */
export const SpinButton = () => {
  const { table, performer } = useGame();
  const state = useTable();
  const say = useSay();
  const engraving = useMemo(cornerRosettes, []);
  if (state.spin === 'open' && isShort(state) && state.boot.mode === 'real') {
    return (
      <button className="spin spin-deposit" onClick={() => table.askForDeposit()} type="button">
        {say(state.fundsBy)}
      </button>
    );
  }
  const isOpen = state.spin === 'open' && !state.isPaused;
  const press = () => {
    performer.skip();
    void table.start();
  };
  return (
    <button
      aria-disabled={!isOpen}
      className="spin"
      onClick={() => (isOpen ? press() : performer.skip())}
      type="button"
    >
      {isOpen && (
        <svg
          aria-hidden="true"
          className="spin-engraving"
          preserveAspectRatio="none"
          viewBox="0 0 128 64"
        >
          <path d={engraving} />
        </svg>
      )}
      <span className="spin-face">
        {isOpen && <Icon of={arrowsClockwise} size={20} />}
        {say(state.spin === 'running' ? 'spinning' : 'spin')}
      </span>
    </button>
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
