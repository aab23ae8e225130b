import { useEffect, useMemo, useState, type CSSProperties } from 'react';
import type { SlotRound } from '../../rules/round';
import { featureInks, featureWell } from '../../stage/print/feature-print';
import { Bar } from '../layout/bar';
import { EntryCard } from '../layout/cards';
import { Certificate } from '../panels/certificate';
import { Controls } from '../controls/controls';
import { FieldSheet } from '../layout/field-sheet';
import { useGame, useSay, useRound, useSceneSummary } from './game-context';
import { HistoryPanel } from '../round/history-panel';
import { GameHeader } from '../layout/game-header';
import type { PanelName } from '../panels/panel';
import { Pick } from '../round/pick';
import { Recent } from '../round/recent';
import { RulesPanel } from '../panels/rules-panel';
import { StageCanvas } from '../layout/stage-canvas';
import { Speech, ResultBar } from '../controls/result-bar';
import { useKeys } from '../controls/use-keys';
import { useLayout, type PageLayout } from '../layout/use-layout';
import { useMirrored } from '../controls/use-mirrored';
import { useSound } from '../controls/use-sound';
import { VerifyPanel } from '../panels/verify-panel';

type Open = { panel: PanelName; round: SlotRound | null };

/** The game's page inside the frame: stage above, controls below, panels over both. */
export const App = () => {
  const { host, isReplay } = useGame();
  const { isPicking, round } = useRound();
  const [open, setOpen] = useState<Open | null>(null);
  const [isMirrored, mirror] = useMirrored();
  const sound = useSound();
  const page = useLayout();
  const openPanel = (panel: PanelName, round: SlotRound | null = null) => setOpen({ panel, round });
  const close = () => setOpen(null);
  useKeys({ onPanel: openPanel, isPanelOpen: open !== null });
  useEffect(() => document.querySelector('#first')?.remove(), []);
  // The site's record leads straight to the check of a round, as well as to the round.
  const [checks] = useState(() => isReplay && location.hash === '#verify');
  useEffect(() => {
    if (checks && round) setOpen({ panel: 'verify', round });
  }, [checks, round]);
  return (
    <div
      className={isMirrored ? 'game game-mirrored' : 'game'}
      data-layout={page.layout.kind}
      style={useInks()}
    >
      {!host.isFramed && <Bar />}
      <Stage onHistory={() => openPanel('history')} page={page} />
      <footer className={isPicking ? 'controls controls-picking' : 'controls'}>
        {page.isStripInDeck && !isPicking && <ResultBar hasSolidHeader={hasSolidHeader(page)} />}
        <Controls onPanel={openPanel} sound={sound} />
      </footer>
      {isSheet(page) && <EntryCard width={page.layout.frameWidth} />}
      {open?.panel === 'info' && (
        <RulesPanel isMirrored={isMirrored} onClose={close} onMirror={mirror} sound={sound} />
      )}
      {open?.panel === 'history' && (
        <HistoryPanel onClose={close} onVerify={(round) => openPanel('verify', round)} />
      )}
      {open?.panel === 'verify' && <VerifyPanel first={open.round} onClose={close} />}
    </div>
  );
};

type StageProps = { page: PageLayout; onHistory: () => void };

const Stage = ({ page, onHistory }: StageProps) => {
  const { texts, animator } = useGame();
  const { isPicking } = useRound();
  const say = useSay();
  const { layout, stage } = page;
  return (
    <main
      aria-label={say('stage.label', { game: texts.words.name })}
      className="stage"
      onPointerDown={() => animator.tap()}
    >
      <div className="stage-sheet">
        <FieldSheet
          height={stage.height + (isPicking ? layout.controls : 0)}
          layout={layout}
          width={stage.width}
        />
        {isPicking ? (
          <Pick />
        ) : (
          <div className="stage-grid">
            <GameHeader layout={layout} title={page.title} />
            <StageCanvas layout={layout} />
            {!page.isStripInDeck && (
              <div className="result-bar-room">
                <ResultBar hasSolidHeader={hasSolidHeader(page)} />
              </div>
            )}
            {layout.kind === 'desk' && <Recent height={layout.frameHeight} onAll={onHistory} />}
          </div>
        )}
      </div>
      <Certificate
        height={Math.round(stage.height - 16)}
        width={Math.min(480, Math.round(layout.frameWidth))}
      />
      <Speech />
    </main>
  );
};

/** On a phone the entry card rises over result bar and controls, elsewhere over the reels. */
const isSheet = ({ layout }: PageLayout): boolean =>
  layout.kind === 'phone' || layout.kind === 'small';

/**
 * Whether the game header has room for an amount: in a narrow column or a low row the result bar
 * shows it.
 */
const hasSolidHeader = ({ layout }: PageLayout): boolean =>
  layout.gameHeader >= 100 || layout.column >= 200;

/**
 * Solid plates are of the feature's inks always; in a feature the words of the page are printed in
 * them as well. Controls and panels stay.
 */
const useInks = (): CSSProperties => {
  const { palette } = useGame().view.look;
  const isFeature = useSceneSummary().feature?.isGround === true;
  return useMemo(() => {
    const { ink, ground, second } = featureInks(palette);
    const paid = { '--paid': palette.ink, '--paid-ground': palette.ground };
    const plates = { ...paid, '--plate': ink, '--plate-ground': ground };
    if (!isFeature) return plates as CSSProperties;
    const inks = { '--ink': ink, '--ground': ground, '--second': second };
    return { ...plates, ...inks, '--well': featureWell(palette) } as CSSProperties;
  }, [palette, isFeature]);
};
