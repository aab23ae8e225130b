import { useEffect, useRef, useState } from 'react';
import { layoutFor } from '../stage/layout';
import { Bar } from './bar';
import { Deck, useSoundToggle } from './deck';
import { FieldSheet } from './field-sheet';
import { useGame, useSay, useTable } from './game-context';
import { HistoryPanel } from './history-panel';
import { Masthead } from './masthead';
import type { PanelName } from './panel';
import { Pick } from './pick';
import { Recent } from './recent';
import { RulesPanel } from './rules-panel';
import { StageCanvas } from './stage-canvas';
import { Speech, Strip } from './strip';
import { useKeys } from './use-keys';
import { useHeight, useWindowSize } from './use-window';
import { VerifyPanel } from './verify-panel';
import type { PlayedRound } from '../lib/wire';

type Open = { panel: PanelName; round: PlayedRound | null };

/** The game's page inside the frame: stage above, deck below, panels over both. */
export const App = () => {
  const { view, host, language, performer, sound } = useGame();
  const { isPicking } = useTable();
  const say = useSay();
  const [isSoundOn, setSoundOn] = useState(false);
  const [isMirrored, setMirrored] = useState(readMirrored);
  const [open, setOpen] = useState<Open | null>(null);
  const deck = useRef<HTMLElement>(null);
  const deckHeight = useHeight(deck);
  const size = useWindowSize();
  const barHeight = host.isFramed ? 0 : 44;
  const { game, look } = view;
  const grid = { cols: game.cols, rows: game.rows, peeks: look.showsNeighbours === true };
  const isLandscape = size.width > size.height && size.height < 520;
  const room = {
    width: isLandscape ? size.width - 232 : size.width,
    height: size.height - barHeight - (isLandscape ? 0 : deckHeight),
  };
  const layout = layoutFor(grid, room, size.height - barHeight);
  const isDesk = layout.kind === 'desktop';
  const showsRecent = isDesk && size.width >= 1240;
  const stripInDeck = isDesk || isLandscape;
  const openPanel = (panel: PanelName, round: PlayedRound | null = null) =>
    setOpen({ panel, round });
  const toggleSound = useSoundToggle(isSoundOn, setSoundOn);

  useKeys({ onPanel: openPanel, isPanelOpen: open !== null });
  useEffect(() => document.querySelector('#first')?.remove(), []);
  useEffect(
    () =>
      host.listen((message) => {
        if (message.type !== 'sound') return;
        sound.setOn(message.on);
        setSoundOn(message.on);
      }),
    [host, sound],
  );

  const mirror = () => {
    setMirrored(!isMirrored);
    keepMirrored(!isMirrored);
  };
  const classes = ['game', `game-${layout.kind}`];
  if (isMirrored) classes.push('game-mirrored');
  if (showsRecent) classes.push('game-recent');
  if (layout.kind === 'phone' && layout.masthead < 100) classes.push('game-small');
  return (
    <div className={classes.join(' ')}>
      {!host.isFramed && <Bar />}
      <main
        aria-label={say('stage.label', { game: game.names[language] })}
        className="stage"
        onPointerDown={() => performer.skip()}
        style={{ minHeight: room.height }}
      >
        <FieldSheet height={room.height} layout={layout} width={room.width} />
        {isPicking ? (
          <Pick />
        ) : (
          <div className="stage-grid">
            <Masthead layout={layout} />
            <StageCanvas layout={layout} />
            {!stripInDeck && (
              <div className="strip-room" style={{ minHeight: layout.strip }}>
                <Strip />
              </div>
            )}
            {showsRecent && <Recent onAll={() => openPanel('history')} />}
          </div>
        )}
        <Speech />
      </main>
      <footer className={isPicking ? 'deck deck-picking' : 'deck'} ref={deck}>
        {stripInDeck && !isPicking && <Strip />}
        <Deck isSoundOn={isSoundOn} onPanel={openPanel} onSound={toggleSound} />
      </footer>
      {open?.panel === 'info' && (
        <RulesPanel isMirrored={isMirrored} onClose={() => setOpen(null)} onMirror={mirror} />
      )}
      {open?.panel === 'history' && (
        <HistoryPanel
          first={open.round}
          onClose={() => setOpen(null)}
          onVerify={(round) => openPanel('verify', round)}
        />
      )}
      {open?.panel === 'verify' && <VerifyPanel first={open.round} onClose={() => setOpen(null)} />}
    </div>
  );
};

const mirrorName = 'parlour.games.mirror';

/** Storage may be closed to a frame; the setting then lasts as long as the page. */
const readMirrored = (): boolean => {
  try {
    return localStorage.getItem(mirrorName) === '1';
  } catch {
    return false;
  }
};

const keepMirrored = (isMirrored: boolean): void => {
  try {
    localStorage.setItem(mirrorName, isMirrored ? '1' : '0');
  } catch {
    // Nothing is lost but the wish for next time.
  }
};
