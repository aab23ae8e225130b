import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { browserPrinter } from '../stage/browser-printer';
import { drawReels, type Sheet2D } from '../stage/canvas-reels';
import { drawWins, winMargin } from '../stage/canvas-wins';
import { borderGap, frameSize, frameSvg } from '../stage/frame';
import type { Layout } from '../stage/layout';
import { mirrorOf, mirrorText } from '../stage/mirror';
import type { Scene } from '../stage/scene';
import { Sprites } from '../stage/sprites';
import { runningWorth } from './amounts';
import { useGame, useTable, useTold } from './game-context';
import { Svg } from './svg';
import { useDevicePixels } from './use-window';

type StageCanvasProps = { layout: Layout };

/** The reels: border and wells as they stand, and two canvases for what moves and what is won. */
export const StageCanvas = ({ layout }: StageCanvasProps) => {
  const { view, hub, performer, table } = useGame();
  const { isBorderNegative } = useTold();
  const { recent } = useTable();
  const { look, game } = view;
  const ratio = useDevicePixels();
  const reels = useRef<HTMLCanvasElement>(null);
  const wins = useRef<HTMLCanvasElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  const box = { cols: game.cols, rows: game.rows, ...layout };
  const { origin, width, height } = frameSize(box);
  const margin = winMargin(layout.band);
  const sprites = useMemo(
    () => new Sprites(look, browserPrinter, () => performer.redraw()),
    [look, performer],
  );
  const key = `${layout.cellWidth} ${layout.cellHeight} ${layout.band} ${layout.symbol}`;
  const frame = useMemo(
    () => frameSvg(look, box, isBorderNegative) + peekSvg(box, look.palette.ink, layout),
    // The box is told by its measures.
    [look, key, isBorderNegative],
  );

  useLayoutEffect(() => {
    const sheet: Sheet2D = { look, layout, cols: game.cols, rows: game.rows, sprites };
    const lines = game.rules.kind === 'lines' ? game.rules.lines : [];
    const draw = (scene: Scene) => {
      const reelContext = contextOf(reels.current, ratio, 0);
      const winContext = contextOf(wins.current, ratio, margin);
      if (reelContext) drawReels(reelContext, sheet, scene);
      if (winContext) drawWins(winContext, sheet, scene, lines);
      const state = table.store.get();
      const stake = state.round?.stake ?? state.stake;
      const { from, to, share } = scene.units;
      const amount = runningWorth(stake, game.units, from, to, share);
      const text = mirrorText(mirrorOf(scene, state.round?.number ?? null, amount));
      if (output.current && output.current.textContent !== text) output.current.textContent = text;
    };
    sprites.resize({ size: layout.symbol, detail: layout.detail, ratio }, performer.boardSymbols());
    draw(hub.latest());
    return hub.subscribe(draw);
  }, [look, game, key, ratio, sprites, hub, performer, table]);

  useEffect(() => {
    const canvas = reels.current;
    const onRestored = () => {
      sprites.reset(performer.boardSymbols());
      performer.redraw();
    };
    canvas?.addEventListener('contextrestored', onRestored);
    return () => canvas?.removeEventListener('contextrestored', onRestored);
  }, [sprites, performer]);

  // The text names the round, which is known a moment after its scene.
  useEffect(() => performer.redraw(), [performer, recent]);

  const innerWidth = game.cols * layout.cellWidth;
  const innerHeight = game.rows * layout.cellHeight;
  return (
    <div className="reels" style={{ width, height }}>
      <Svg drawing={frame} height={height} width={width} />
      <canvas
        aria-hidden="true"
        height={Math.round(innerHeight * ratio)}
        ref={reels}
        style={{ left: origin, top: origin, width: innerWidth, height: innerHeight }}
        width={Math.round(innerWidth * ratio)}
      />
      <canvas
        aria-hidden="true"
        height={Math.round((innerHeight + 2 * margin) * ratio)}
        ref={wins}
        style={{
          left: origin - margin,
          top: origin - margin,
          width: innerWidth + 2 * margin,
          height: innerHeight + 2 * margin,
        }}
        width={Math.round((innerWidth + 2 * margin) * ratio)}
      />
      <output data-round hidden ref={output} />
    </div>
  );
};

const contextOf = (canvas: HTMLCanvasElement | null, ratio: number, margin: number) => {
  const context = canvas?.getContext('2d') ?? null;
  context?.setTransform(ratio, 0, 0, ratio, margin * ratio, margin * ratio);
  return context;
};

type Box = { cols: number; rows: number; cellWidth: number; cellHeight: number; band: number };

/** Rules and pointers at the only row, where the strip's neighbours show above and below. */
const peekSvg = (box: Box, ink: string, { symbol }: Layout): string => {
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
