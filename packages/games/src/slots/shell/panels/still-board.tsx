import { useMemo } from 'react';
import type { Phase, Win } from '../../rules/round';
import { frameSize, frameSvg } from '../../stage/board/frame';
import { symbolGroup } from '../../stage/print/print';
import type { View } from '../../stage/board/view';
import { useGame } from '../page/game-context';
import { Svg } from '../layout/svg';

type StillBoardProps = { phase: Exclude<Phase, { type: 'pick' }>; width: number };

/** One phase as a small print: the board, and what won printed negative. */
export const StillBoard = ({ phase, width }: StillBoardProps) => {
  const { view } = useGame();
  const { drawing, size } = useMemo(() => printOf(view, phase), [view, phase]);
  return (
    <Svg
      className="still-board"
      drawing={drawing}
      height={size.height}
      shownHeight={Math.round((width * size.height) / size.width)}
      shownWidth={width}
      width={size.width}
    />
  );
};

const cell = 62;

const printOf = ({ look, game }: View, phase: StillBoardProps['phase']) => {
  const box = { cols: game.cols, rows: game.rows, cellWidth: cell, cellHeight: cell, band: 10 };
  const size = frameSize(box);
  const board = phase.type === 'spin' ? (phase.read ?? phase.board) : phase.board;
  const won = new Set(phase.wins.flatMap(({ cells }) => cells.map(keyOf)));
  const parts = board.flatMap((column, reel) =>
    column.map((symbol, row) => {
      const isWon = won.has(keyOf({ reel, row }));
      const x = size.origin + reel * cell;
      const y = size.origin + row * cell;
      const tile = `<rect x="2" y="2" width="58" height="58" fill="${look.palette.ink}"/>`;
      const print =
        symbol in look.symbols
          ? symbolGroup(look, symbol, { state: isWon ? 'win' : 'idle', tile: false })
          : '';
      const dim = won.size && !isWon ? ' opacity=".42"' : '';
      return (
        `<g transform="translate(${x} ${y})"${dim}>${isWon ? tile : ''}` +
        `<g transform="translate(4 4) scale(.5625)">${print}</g></g>`
      );
    }),
  );
  const lines = game.rules.kind === 'lines' ? game.rules.lines : [];
  const best = [...phase.wins].sort((a, b) => b.units - a.units)[0];
  return {
    drawing:
      frameSvg(look, box) + parts.join('') + ruleOf(best, lines, size.origin, look.palette.ground),
    size,
  };
};

const keyOf = ({ reel, row }: { reel: number; row: number }) => `${reel},${row}`;

/** The rule of the best line, through the won cells. */
const ruleOf = (
  win: Win | undefined,
  lines: readonly (readonly number[])[],
  origin: number,
  ground: string,
): string => {
  const line = win?.line === undefined ? undefined : lines[win.line];
  if (!win || !line) return '';
  const points = line
    .slice(0, Math.max(...win.cells.map(({ reel }) => reel)) + 1)
    .map((row, reel) => `${origin + (reel + 0.5) * cell} ${origin + (row + 0.5) * cell}`);
  const d = `M${points.join('L')}`;
  const stroke = (colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity=".55"/>`;
  return stroke(ground, 7) + stroke('#FFF6E6', 3);
};
