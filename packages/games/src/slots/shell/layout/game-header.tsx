import { useMemo } from 'react';
import { emblemOf, ringsOf, ringsSize } from '../../stage/print/emblem';
import type { Layout } from '../../stage/board/layout';
import type { Title } from '../../stage/board/title';
import { useGame, useGameWords, useSay, useSceneSummary } from '../page/game-context';
import { SolidHeader } from './solid-header';
import { Svg } from './svg';
import { SymbolPicture } from '../panels/symbol-picture';

type GameHeaderProps = { layout: Layout; title: Title };

/** Name, art and what kind of game it is; in a feature or for a high win its solid plate. */
export const GameHeader = ({ layout, title }: GameHeaderProps) => {
  const { view } = useGame();
  const words = useGameWords();
  const { fall, isSettled } = useSceneSummary();
  const { kind, gameHeader, column } = layout;
  if (kind === 'landscape' && column === 0) {
    return <h1 className="unseen">{title.lines.join(' ')}</h1>;
  }
  const isLow = gameHeader > 0 && gameHeader < 100;
  const height = isLow ? ' game-header-low' : gameHeader === 112 ? ' game-header-mid' : '';
  const { rules } = view.game;
  const falls = rules.kind === 'anywhere' && fall !== null && !isSettled ? rules.multipliers : null;
  const hasTimes = falls !== null && gameHeader >= 100;
  return (
    <header className={`game-header${height}`}>
      <div className="game-header-words">
        <h1 className="title">{title.lines.join('\n')}</h1>
        {hasTimes ? <FallLine falls={falls.length} /> : <Meta text={words.meta} />}
      </div>
      {rules.kind === 'anywhere' && <Multipliers of={rules.multipliers} />}
      {hasTimes && <p className="game-header-times">×{falls[(fall ?? 1) - 1]}</p>}
      {!isLow && !hasTimes && <Emblem />}
      {(kind === 'desk' || kind === 'wide') && <Facts />}
      <SolidHeader sums={column === 0 ? gameHeader >= 100 : column >= 200} />
    </header>
  );
};

/** What kind of game it is: its parts stand in a line, or under each other beside the art. */
const Meta = ({ text }: { text: string }) => (
  <p className="meta">
    {text.split(' · ').map((part) => (
      <span key={part}>{part}</span>
    ))}
  </p>
);

const FallLine = ({ falls }: { falls: number }) => {
  const say = useSay();
  const { fall } = useSceneSummary();
  return <p className="meta">{say('feature.fall', { fall: fall ?? 1, falls })}</p>;
};

/** One multiplier a fall; the one in force is filled, those before it are tinted. */
const Multipliers = ({ of }: { of: readonly number[] }) => {
  const { fall } = useSceneSummary();
  const current = (fall ?? 1) - 1;
  return (
    <ol className="multipliers">
      {of.map((times, index) => (
        <li
          aria-current={index === current ? 'step' : undefined}
          className={index < current ? 'fig multiplier-past' : 'fig'}
          key={index}
        >
          ×{times}
        </li>
      ))}
    </ol>
  );
};

/** The highest symbol on two rings of rosette. */
const Emblem = () => {
  const { view } = useGame();
  const drawing = useMemo(() => ringsOf(view), [view]);
  const emblem = useMemo(() => emblemOf(view), [view]);
  return (
    <div className="art">
      <div className="emblem">
        <div className="emblem-rings">
          <Svg drawing={drawing} height={ringsSize} width={ringsSize} />
        </div>
        <Svg className="emblem-symbol" drawing={emblem} height={96} width={96} />
      </div>
    </div>
  );
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
