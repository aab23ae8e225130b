import { useEffect, useMemo, useRef } from 'react';
import { Burin } from '../stage/burin';
import type { Layout } from '../stage/layout';
import { symbolGroup } from '../stage/print';
import type { Title } from '../stage/title';
import type { View } from '../stage/view';
import { useGame, useGameWords, useSay, useTold } from './game-context';
import { Svg } from './svg';
import { SymbolPicture } from './symbol-picture';

type MastheadProps = { layout: Layout; title: Title };

/** Name, art and what kind of game it is; the style sheet says what there is room for. */
export const Masthead = ({ layout, title }: MastheadProps) => {
  const { view } = useGame();
  const words = useGameWords();
  const { kind, masthead, column } = layout;
  if (kind === 'landscape' && column === 0) {
    return <h1 className="unseen">{title.lines.join(' ')}</h1>;
  }
  const isLow = masthead > 0 && masthead < 100;
  const height = isLow ? ' masthead-low' : masthead === 112 ? ' masthead-mid' : '';
  return (
    <header className={`masthead${height}`}>
      <div className="masthead-words">
        <h1 className="title">{title.lines.join('\n')}</h1>
        <p className="meta">{words.meta}</p>
      </div>
      {view.game.rules.kind === 'anywhere' && <Multipliers of={view.game.rules.multipliers} />}
      {!isLow && <Emblem />}
      {(kind === 'desk' || kind === 'wide') && <Facts />}
    </header>
  );
};

/** One multiplier a fall; the one in force is filled. */
const Multipliers = ({ of }: { of: readonly number[] }) => {
  const { fall } = useTold();
  const current = (fall ?? 1) - 1;
  return (
    <ol className="multipliers">
      {of.map((times, index) => (
        <li aria-current={index === current ? 'step' : undefined} className="fig" key={index}>
          ×{times}
        </li>
      ))}
    </ol>
  );
};

/** The highest symbol on two rings of rosette; the rings turn once for a great win. */
const Emblem = () => {
  const { view, hub } = useGame();
  const rings = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => ringsOf(view), [view]);
  const emblem = useMemo(() => symbolGroup(view.look, view.look.emblem, { detail: 2 }), [view]);
  useEffect(
    () =>
      hub.subscribe((scene) => {
        const { current } = rings;
        if (current) current.style.transform = `rotate(${scene.rosette * 360}deg)`;
      }),
    [hub],
  );
  return (
    <div className="art">
      <div className="emblem">
        <div className="emblem-rings" ref={rings}>
          <Svg drawing={drawing} height={200} width={200} />
        </div>
        <Svg className="emblem-symbol" drawing={emblem} height={96} width={96} />
      </div>
    </div>
  );
};

const ringsOf = ({ look }: View): string => {
  const pen = new Burin(`${look.code}-masthead`, look.palette);
  return pen.ring(24, 62, 36, 0.7, 0.62, 100, 100);
};

/** What a player may want to know before the first round. */
const Facts = () => {
  const { game } = useGame().view;
  const { note } = useGameWords();
  const say = useSay();
  return (
    <div className="facts">
      <dl>
        <div>
          <dt>{say('facts.rtp')}</dt>
          <dd className="fig">{game.rtp} %</dd>
        </div>
        <div>
          <dt>{say('facts.volatility')}</dt>
          <dd className="fig">{say(`volatility.${game.volatility}`)}</dd>
        </div>
      </dl>
      <p className="note">
        <SymbolPicture size={58} symbol={note.symbol} />
        {note.text}
      </p>
    </div>
  );
};
