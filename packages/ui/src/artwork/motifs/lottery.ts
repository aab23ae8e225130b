import { ellipse } from '../../engraving/geometry';
import { figureOutline } from '../../engraving/figures';
import { box, path } from '../../engraving/paint';
import { below } from '../../engraving/seed';
import type { Motif } from '../../engraving/print-sheet';

const places = [
  [96, 142],
  [190, 128],
  [142, 196],
  [226, 208],
  [82, 232],
  [172, 268],
] as const;

/** Numbered balls. */
export const balls: Motif = (draw, paint) =>
  places
    .slice(0, 5 + below(draw, 2))
    .map(([x, y], at) => {
      const number = String(below(draw, 100)).padStart(2, '0');
      const radius = 34 + draw() * 8;
      const ink = at === 2 ? paint.second : paint.line;
      return (
        path(ellipse(x, y, radius), { fill: paint.ground, stroke: paint.line, width: 1.8 }) +
        path(ellipse(x, y, radius), { fill: paint.hatch, opacity: 0.6 }) +
        path(ellipse(x, y, radius * 0.6), { fill: paint.ground, stroke: ink, width: 1.4 }) +
        path(figureOutline(number, x, y, 16), { fill: 'none', stroke: ink, width: 3 })
      );
    })
    .join('');

/** A card of 36 numbers with six of them drawn. */
export const numbers: Motif = (draw, paint) => {
  const drawn = new Set<number>();
  while (drawn.size < 6) drawn.add(below(draw, 36));
  const [cells, hits]: [string[], string[]] = [[], []];
  const [figures, hitFigures]: [string[], string[]] = [[], []];
  for (let at = 0; at < 36; at += 1) {
    const x = 62 + (at % 6) * 35.2;
    const y = 104 + Math.floor(at / 6) * 35.2;
    const isHit = drawn.has(at);
    (isHit ? hits : cells).push(isHit ? ellipse(x, y, 14) : box(x - 14, y - 14, 28, 28, 4));
    (isHit ? hitFigures : figures).push(figureOutline(String(at + 1), x, y, 9));
  }
  return (
    path(cells.join(''), { fill: paint.ground, stroke: paint.line, width: 1.2 }) +
    path(hits.join(''), { fill: paint.second, stroke: paint.line, width: 1.2 }) +
    path(figures.join(''), { fill: 'none', stroke: paint.line, width: 1.6 }) +
    path(hitFigures.join(''), { fill: 'none', stroke: paint.ground, width: 1.8 })
  );
};

/** A bingo card of five rows: the middle is free, and a line of it is daubed. */
export const card: Motif = (draw, paint) => {
  const daubed = below(draw, 5);
  const isColumn = draw() < 0.5;
  const [cells, hits]: [string[], string[]] = [[], []];
  const [figures, hitFigures]: [string[], string[]] = [[], []];
  for (let at = 0; at < 25; at += 1) {
    const [column, row] = [at % 5, Math.floor(at / 5)];
    const [x, y] = [66 + column * 42, 104 + row * 42];
    const isHit = (isColumn ? column : row) === daubed || at === 12;
    // Each column has fifteen numbers of its own.
    const figure = String(column * 15 + 1 + below(draw, 15));
    cells.push(box(x - 19, y - 19, 38, 38, 4));
    if (isHit) hits.push(ellipse(x, y, 16));
    if (at !== 12) (isHit ? hitFigures : figures).push(figureOutline(figure, x, y, 11));
  }
  return (
    path(cells.join(''), { fill: paint.ground, stroke: paint.line, width: 1.2 }) +
    path(hits.join(''), { fill: paint.second, stroke: paint.line, width: 1.2 }) +
    path(figures.join(''), { fill: 'none', stroke: paint.line, width: 1.8 }) +
    path(hitFigures.join(''), { fill: 'none', stroke: paint.ground, width: 2 })
  );
};
