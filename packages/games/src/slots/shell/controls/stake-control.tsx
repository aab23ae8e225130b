import { Icon } from '@parlour/ui/components/art/icon';
import { minus } from '@parlour/ui/icons/minus';
import { plus } from '@parlour/ui/icons/plus';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { worthOf } from '../page/amounts';
import { useAmounts, useGame, useSay, useRound, useSceneSummary } from '../page/game-context';
import { stakeAbove, stakeBelow } from '../round/controller-state';

/** One step down, the list, one step up: the stake is chosen, never typed. */
export const StakeControl = () => {
  const { controller } = useGame();
  const state = useRound();
  const { money } = useAmounts();
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const figure = useRef<HTMLButtonElement>(null);
  const isLocked = state.spin !== 'open';
  const below = stakeBelow(state);
  const above = stakeAbove(state);
  const close = () => {
    setOpen(false);
    figure.current?.focus();
  };
  return (
    <div className="stake" role="group" aria-label={say('stake')}>
      <button
        aria-label={say('stake.less')}
        className="stake-step"
        aria-disabled={isLocked || below === null}
        onClick={() => !isLocked && below !== null && controller.setStake(below)}
        type="button"
      >
        <Icon of={minus} size={20} />
      </button>
      <button
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        className="stake-figure"
        aria-disabled={isLocked}
        onClick={() => !isLocked && setOpen(!isOpen)}
        ref={figure}
        type="button"
      >
        <span className={state.stake.length > 8 ? 'fig stake-long' : 'fig'}>
          {money(state.stake)}
        </span>
        <small>{useStakeNote(state.stake)}</small>
      </button>
      <button
        aria-label={say('stake.more')}
        className="stake-step"
        aria-disabled={isLocked || above === null}
        onClick={() => !isLocked && above !== null && controller.setStake(above)}
        type="button"
      >
        <Icon of={plus} size={20} />
      </button>
      {isOpen && !isLocked && <Ladder onClose={close} />}
    </div>
  );
};

const useStakeNote = (stake: string): string => {
  const { game } = useGame().view;
  const { feature } = useSceneSummary();
  const { figure } = useAmounts();
  const say = useSay();
  if (feature) return say('feature.stake.kept');
  if (game.rules.kind === 'anywhere') return say('stake.anywhere');
  if (game.rules.kind === 'ways') return say('stake.ways', { ways: game.lines });
  const price = figure(worthOf(stake, game.units, 1));
  return game.lines === 1
    ? say('stake.oneLine', { price })
    : say('stake.lines', { lines: game.lines, price });
};

const Ladder = ({ onClose }: { onClose: () => void }) => {
  const { controller } = useGame();
  const { boot, stake } = useRound();
  const say = useSay();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, []);
  const move = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const at = options.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') onClose();
    else if (step) options[Math.min(options.length - 1, Math.max(0, at + step))]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const choose = (step: string) => {
    controller.setStake(step);
    onClose();
  };
  return (
    <>
      <button
        aria-hidden="true"
        className="ladder-scrim"
        onClick={onClose}
        tabIndex={-1}
        type="button"
      />
      <ul
        aria-label={say('stake.choose')}
        className="ladder"
        onKeyDown={move}
        ref={list}
        role="listbox"
      >
        {[...boot.stakes].reverse().map((step) => (
          <LadderStep isChosen={step === stake} key={step} onChoose={choose} step={step} />
        ))}
      </ul>
    </>
  );
};

type LadderStepProps = { step: string; isChosen: boolean; onChoose: (step: string) => void };

const LadderStep = ({ step, isChosen, onChoose }: LadderStepProps) => {
  const { money } = useAmounts();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(step);
  };
  return (
    <li
      aria-selected={isChosen}
      className="fig"
      onClick={() => onChoose(step)}
      onKeyDown={onKeyDown}
      role="option"
      tabIndex={isChosen ? 0 : -1}
    >
      {money(step)}
    </li>
  );
};
