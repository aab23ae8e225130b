import { Icon } from '@parlour/ui/components/art/icon';
import { sealCheck } from '@parlour/ui/icons/seal-check';
import { useEffect, useMemo, type KeyboardEvent } from 'react';
import { platesPay } from '../../rules/pick-bonus';
import type { PickPhase, PlateFace } from '../../rules/round';
import { circle } from '../../stage/print/field-patterns';
import { polar, times, TURN } from '@parlour/ui/engraving/geometry';
import { timesText, worthOf } from '../page/amounts';
import { useAmounts, useGame, useSay, useRound } from '../page/game-context';
import { SymbolPicture } from '../panels/symbol-picture';

/** Where an arrow leads, in a grid of `columns`. */
const stepOf = (key: string, columns: number): number =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns })[key] ?? 0;

const columnsOf = (grid: HTMLElement): number =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** Twelve sealed plates over the stage, of which the player lifts three. */
export const Pick = () => {
  const { view, sound, controller } = useGame();
  const { round, lifting } = useRound();
  const say = useSay();
  const phase = round?.outcome.phases.findLast((one) => one.type === 'pick');
  const rules = view.game.rules;
  const pick = rules.kind === 'anywhere' ? undefined : rules.pick;
  const isOver = phase?.over ?? false;
  useEffect(() => {
    const first = isOver ? '.pick-done' : 'button:not(:disabled)';
    document.querySelector<HTMLElement>(`.pick ${first}`)?.focus();
  }, [isOver]);
  if (!phase || !pick || !round) return null;

  const lift = (plate: number) => {
    sound.play({ cue: 'lift' });
    void controller.lift(plate);
  };
  const lifts = pick.lifts;
  return (
    <section aria-label={say('pick.title', { lifts })} className="pick">
      <PickHead lifted={phase.lifted.length} lifts={lifts} symbol={pick.symbol} />
      <div
        aria-label={say('pick.title', { lifts })}
        className="plates"
        onKeyDown={moveFocus}
        role="group"
        tabIndex={-1}
      >
        {pick.plates.map((_, plate) => (
          <Plate
            face={faceOf(phase, plate)}
            isChosen={phase.lifted.some((one) => one.plate === plate)}
            isClosed={isOver || lifting !== null}
            key={plate}
            onLift={() => lift(plate)}
            plate={plate}
            stake={round.stake}
          />
        ))}
      </div>
      <PickSum phase={phase} stake={round.stake} />
      <PickNote isOver={isOver} />
      {isOver && (
        <button className="pick-done" onClick={() => controller.closePick()} type="button">
          {say('pick.done')}
        </button>
      )}
    </section>
  );
};

/** Arrows move over the plates. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const grid = event.currentTarget;
  const step = stepOf(event.key, columnsOf(grid));
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const plates = [...grid.querySelectorAll<HTMLElement>('button')];
  const at = plates.findIndex((plate) => plate === document.activeElement);
  plates[at + step]?.focus();
};

type PickHeadProps = { symbol: string; lifts: number; lifted: number };

const PickHead = ({ symbol, lifts, lifted }: PickHeadProps) => {
  const say = useSay();
  return (
    <header className="pick-head">
      <SymbolPicture detail={1.5} size={72} symbol={symbol} />
      <div>
        <h1>{say('pick.title', { lifts })}</h1>
        <p>{say('pick.opened', { opened: lifted, lifts })}</p>
      </div>
    </header>
  );
};

const PickNote = ({ isOver }: { isOver: boolean }) => {
  const { notice, round } = useRound();
  const say = useSay();
  const text =
    notice?.type === 'refused'
      ? say(`fail.${notice.code}`)
      : notice?.type === 'lost'
        ? say('result.lost.number', { number: round?.number ?? 0 })
        : say(isOver ? 'pick.turned' : 'pick.sealed');
  return (
    <p className="pick-note">
      <Icon of={sealCheck} size={20} />
      {text}
    </p>
  );
};

const faceOf = (phase: PickPhase, plate: number): PlateFace | null =>
  phase.lifted.find((one) => one.plate === plate)?.shows ?? phase.plates?.[plate] ?? null;

type PlateProps = {
  plate: number;
  face: PlateFace | null;
  isChosen: boolean;
  isClosed: boolean;
  stake: string;
  onLift: () => void;
};

const Plate = ({ plate, face, isChosen, isClosed, stake, onLift }: PlateProps) => {
  const amounts = useAmounts();
  const say = useSay();
  const engraving = useMemo(() => plateRosette(plate), [plate]);
  const number = plate + 1;
  if (face === null) {
    return (
      <button
        aria-disabled={isClosed}
        aria-label={say('pick.plate', { plate: number })}
        className="plate"
        onClick={() => !isClosed && onLift()}
        type="button"
      >
        <svg aria-hidden="true" viewBox="0 0 116 98">
          <path className="plate-rules" d="M4.5 4.5H111.5V93.5H4.5Z" strokeWidth="1.4" />
          <path className="plate-rules" d="M8.5 8.5H107.5V89.5H8.5Z" strokeWidth="0.8" />
          <path className="plate-rules" d={engraving} strokeWidth="0.9" />
          <circle className="plate-seal" cx="58" cy="49" r="19.5" />
        </svg>
        <span className="fig">{number}</span>
      </button>
    );
  }
  const text = face === 'x2' ? '×2' : amounts.signed(worthOf(stake, 1, face));
  const rest = face === 'x2' ? say('pick.doubles') : say('pick.times', { times: face });
  return (
    <button
      aria-disabled
      aria-label={say('pick.plate.shows', { plate: number, face: `${text}, ${rest}` })}
      className={isChosen ? 'plate plate-lifted plate-chosen' : 'plate plate-lifted'}
      type="button"
    >
      <b className={face === 'x2' ? 'fig plate-double' : 'fig'}>{text}</b>
      <small>{rest}</small>
    </button>
  );
};

/** Each plate has a rosette of its own number of circles. */
const plateRosette = (plate: number): string => {
  const count = 9 + ((plate * 5) % 8);
  const reach = 17 + (plate % 3);
  return times(count, (index) => {
    const [cx, cy] = polar(58, 49, reach, (index / count) * TURN);
    return circle(cx, cy, 19);
  }).join('');
};

const PickSum = ({ phase, stake }: { phase: PickPhase; stake: string }) => {
  const { money } = useAmounts();
  const say = useSay();
  const shown = phase.lifted.map((one) => one.shows);
  const multiple = platesPay(shown);
  const numbers = shown.filter((face) => face !== 'x2').join(' + ') || '0';
  const sum = shown.includes('x2') ? `${shown.length > 2 ? `(${numbers})` : numbers} × 2` : numbers;
  const values = { sum, times: timesText(multiple, 1).replace(/\.00$/, '') };
  return (
    <div className="result-bar pick-sum">
      <p className="result-bar-rest">
        {shown.length === 0
          ? say('pick.sum.none')
          : say(phase.over ? 'pick.total' : 'pick.sum', values)}
      </p>
      <p className="pick-has">
        <span>{say(phase.over ? 'pick.won' : 'pick.has')}</span>
        <span className="fig">{money(worthOf(stake, 1, multiple))}</span>
      </p>
    </div>
  );
};
