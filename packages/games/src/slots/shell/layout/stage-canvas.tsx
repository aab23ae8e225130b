import { useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import { browserPrinter } from '../../stage/print/browser-printer';
import { drawReels, type Sheet2D } from '../../stage/board/canvas-reels';
import { drawWins, winMargin } from '../../stage/board/canvas-wins';
import { borderGap, frameSize, frameSvg } from '../../stage/board/frame';
import { LastDrawn, reelParts, winParts } from '../../stage/board/last-drawn';
import type { Layout } from '../../stage/board/layout';
import { accessibleSceneOf, accessibleText } from '../../stage/timeline/accessible-scene';
import type { Scene } from '../../stage/timeline/scene';
import { Sprites } from '../../stage/print/sprites';
import { featureInks } from '../../stage/print/feature-print';
import { runningWorth, worthOf } from '../page/amounts';
import { EndTicket, EntryCard } from './cards';
import { useAmounts, useGame, useRound, useSceneSummary } from '../page/game-context';
import { Svg } from './svg';
import { useSceneVars } from './use-scene-vars';
import { useDevicePixels } from './use-window';

type StageCanvasProps = { layout: Layout };

/** The reels: border and wells as they stand, two canvases for what moves and what is won. */
export const StageCanvas = ({ layout }: StageCanvasProps) => {
  const { game } = useGame().view;
  const ratio = useDevicePixels();
  const reels = useRef<HTMLCanvasElement>(null);
  const wins = useRef<HTMLCanvasElement>(null);
  const { origin, width, height } = frameSize({ ...game, ...layout });
  const margin = winMargin(layout.band);
  useDrawing({ reels, wins, layout, ratio });
  const output = useMirror();
  const box = useRef<HTMLDivElement>(null);
  const { card } = useSceneSummary();
  useSceneVars(box, groundOf);
  const inner = { width: game.cols * layout.cellWidth, height: game.rows * layout.cellHeight };
  const outer = { width: inner.width + 2 * margin, height: inner.height + 2 * margin };
  return (
    <div
      className={card ? `reels reels-${card.type}` : 'reels'}
      ref={box}
      style={{ width, height }}
    >
      <Frame layout={layout} />
      <canvas
        aria-hidden="true"
        height={Math.round(inner.height * ratio)}
        ref={reels}
        style={{ left: origin, top: origin, ...inner }}
        width={Math.round(inner.width * ratio)}
      />
      <canvas
        aria-hidden="true"
        height={Math.round(outer.height * ratio)}
        ref={wins}
        style={{ left: origin - margin, top: origin - margin, ...outer }}
        width={Math.round(outer.width * ratio)}
      />
      {layout.kind !== 'phone' && layout.kind !== 'small' && (
        <EntryCard width={Math.min(420, Math.floor(layout.frameWidth) - 16)} />
      )}
      <EndTicket />
      <output data-round hidden ref={output} />
    </div>
  );
};

const groundOf = ({ feature }: Scene) => ({ '--feature': feature?.ground ?? 0 }) as const;

/** Border and wells; in a feature its own print lies over them. */
const Frame = ({ layout }: StageCanvasProps) => {
  const { look, game } = useGame().view;
  const isFeature = useSceneSummary().feature !== null;
  const { base, feature } = useMemo(() => {
    const frame = { ...game, ...layout };
    const peek = (ink: string) => peekSvg(frame, ink, layout.symbol);
    return {
      base: frameSvg(look, frame) + peek(look.palette.ink),
      feature: isFeature ? frameSvg(look, frame, true) + peek(featureInks(look.palette).ink) : null,
    };
  }, [look, game, layout, isFeature]);
  const { width, height } = frameSize({ ...game, ...layout });
  return (
    <>
      <Svg drawing={base} height={height} width={width} />
      {feature && <Svg className="feature-print" drawing={feature} height={height} width={width} />}
    </>
  );
};

type Canvases = {
  reels: RefObject<HTMLCanvasElement | null>;
  wins: RefObject<HTMLCanvasElement | null>;
  layout: Layout;
  ratio: number;
};

/** Draws every scene, and again when size or screen change or the browser lost a canvas. */
const useDrawing = ({ reels, wins, layout, ratio }: Canvases): void => {
  const { view, hub, animator, controller } = useGame();
  const { look, game } = view;
  const amounts = useAmounts();
  const sprites = useMemo(
    () => new Sprites(look, browserPrinter, () => animator.redraw()),
    [look, animator],
  );
  useLayoutEffect(() => {
    const amountOf = (units: number, isGain: boolean) => {
      const { round, stake } = controller.store.get();
      const worth = worthOf(round?.stake ?? stake, game.units, units);
      return isGain ? amounts.signed(worth) : amounts.figure(worth);
    };
    const { cols, rows } = game;
    const sheet: Sheet2D = { look, layout, cols, rows, sprites, amountOf };
    const lines = game.rules.kind === 'lines' ? game.rules.lines : [];
    const last = { reels: new LastDrawn(), wins: new LastDrawn() };
    const draw = (scene: Scene) => {
      const { edition } = sprites;
      if (last.reels.differs([edition, ...reelParts(scene)])) {
        const context = contextOf(reels.current, ratio, 0);
        if (context) drawReels(context, sheet, scene);
      }
      const { round, stake } = controller.store.get();
      if (last.wins.differs([edition, round?.stake ?? stake, ...winParts(scene)])) {
        const context = contextOf(wins.current, ratio, winMargin(layout.band));
        if (context) drawWins(context, sheet, scene, lines);
      }
    };
    sprites.resize({ size: layout.symbol, detail: layout.detail, ratio }, animator.boardSymbols());
    draw(hub.latest());
    return hub.subscribe(draw);
  }, [look, game, layout, ratio, sprites, hub, animator, controller, amounts, reels, wins]);
  useEffect(() => {
    const canvas = reels.current;
    const onRestored = () => {
      sprites.reset(animator.boardSymbols());
      animator.redraw();
    };
    canvas?.addEventListener('contextrestored', onRestored);
    return () => canvas?.removeEventListener('contextrestored', onRestored);
  }, [sprites, animator, reels]);
};

/** The same scenes as text beside the canvases. */
const useMirror = (): RefObject<HTMLOutputElement | null> => {
  const output = useRef<HTMLOutputElement>(null);
  const { view, hub, controller } = useGame();
  const { round } = useRound();
  useLayoutEffect(() => {
    const write = (scene: Scene) => {
      const state = controller.store.get();
      const stake = state.round?.stake ?? state.stake;
      const { from, to, share } = scene.units;
      const amount = runningWorth(stake, view.game.units, from, to, share);
      const text = accessibleText(accessibleSceneOf(scene, round?.number ?? null, amount));
      const { current } = output;
      if (current && current.textContent !== text) current.textContent = text;
    };
    write(hub.latest());
    return hub.subscribe(write);
  }, [view, hub, controller, round]);
  return output;
};

const contextOf = (canvas: HTMLCanvasElement | null, ratio: number, margin: number) => {
  const context = canvas?.getContext('2d') ?? null;
  context?.setTransform(ratio, 0, 0, ratio, margin * ratio, margin * ratio);
  return context;
};

type Box = { cols: number; rows: number; cellWidth: number; cellHeight: number; band: number };

/** Rules and pointers at the only row, where the strip's neighbours show above and below. */
const peekSvg = (box: Box, ink: string, symbol: number): string => {
  if (box.rows !== 1) return '';
  const origin = box.band + 2 * borderGap;
  const width = box.cols * box.cellWidth;
  const y = origin + box.cellHeight / 2;
  const half = symbol / 2 + 8;
  const right = origin + width;
  return (
    `<path d="M${origin} ${y - half}H${right}M${origin} ${y + half}H${right}" fill="none" ` +
    `stroke="${ink}" stroke-width="0.8" opacity=".7"/>` +
    `<path d="M${origin - 4} ${y - 11}L${origin + 7} ${y}L${origin - 4} ${y + 11}Z` +
    `M${right + 4} ${y - 11}L${right - 7} ${y}L${right + 4} ${y + 11}Z" fill="#FFF6E6"/>`
  );
};
