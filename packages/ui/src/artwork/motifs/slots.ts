import { ellipse, fix } from '../../engraving/geometry';
import { box, group, type Paint, path, type PathStyle } from '../../engraving/paint';
import { below, type NextRandom, oneOf, shuffled } from '../../engraving/seed';
import { symbolAt, type ArtworkSymbol, symbolNames } from './symbols';
import type { Motif } from '../../engraving/print-sheet';

type Names = readonly ArtworkSymbol[];
const at = (names: Names, index: number): ArtworkSymbol => names[index % names.length] ?? 'star';

// A window's glass: the field shows a little through it.
const pane = (paint: Paint, isHit = false): PathStyle => ({
  fill: isHit ? paint.second : paint.ground,
  fillOpacity: isHit ? 0.9 : 0.8,
  stroke: paint.line,
});

// Three reels come to rest, each a little off the line but the middle one.
const reels = (draw: NextRandom, paint: Paint, names: Names): string => {
  const [width, gap] = [68, 7];
  const left = 150 - width * 1.5 - gap;
  const reel = (index: number): string => {
    const x = left + index * (width + gap);
    const offset = ([0, 22, -14][index] ?? 0) * (draw() > 0.5 ? 1 : -1);
    const isMiddle = index === 1;
    const clip = `${paint.id}r${index}`;
    const centre = isMiddle ? at(names, 0) : at(names, Math.floor(index + draw() * 2) % 3);
    return (
      path(box(x, 82, width, 216, 5), { ...pane(paint), width: 1.8 }) +
      `<clipPath id="${clip}"><path d="M${x} 82h${width}v216h-${width}Z"/></clipPath>` +
      group(
        { clip, stroke: paint.line },
        symbolAt(at(names, index + 1), x + width / 2, 98 + offset, 26, 'none'),
        symbolAt(
          centre,
          x + width / 2,
          190 + offset * 0.35,
          29,
          isMiddle ? paint.second : paint.hatch,
        ),
        symbolAt(at(names, index + 4), x + width / 2, 282 + offset, 26, 'none'),
      )
    );
  };
  const line = `M${left - 12} 190H${left - 1}M${301 - left} 190H${312 - left}`;
  return reel(0) + reel(1) + reel(2) + path(line, { stroke: paint.second, width: 5 });
};

// One sign in a medallion with hatched rays.
const medallion = (draw: NextRandom, paint: Paint, names: Names): string => {
  const count = oneOf(draw, [16, 20, 24, 32]);
  const spread = 140 / count;
  const rays = Array.from({ length: count }, (_, index) =>
    path(`M0-88L${fix(3 + spread)}-150H${fix(-3 - spread)}Z`, {
      fill: index % 2 ? paint.hatch : 'none',
      stroke: paint.line,
      width: 0.8,
      at: `rotate(${fix((index * 360) / count)})`,
    }),
  );
  return group(
    { at: 'translate(150 190)' },
    ...rays,
    path(ellipse(0, 0, 86), { fill: paint.ground, stroke: paint.line, width: 2 }),
    `<circle r="79" fill="none" stroke="${paint.line}" stroke-width=".8" stroke-dasharray="2 3"/>`,
    group(
      { stroke: paint.line },
      symbolAt(at(names, 0), 0, 2, 54, paint.hatch),
      symbolAt(at(names, 0), 0, 2, 34, paint.second),
    ),
  );
};

// Nine windows; the diagonal is a hit.
const windows = (draw: NextRandom, paint: Paint, names: Names): string =>
  Array.from({ length: 9 }, (_, index) => {
    const x = 74 + (index % 3) * 76;
    const y = 114 + Math.floor(index / 3) * 76;
    const isHit = index % 4 === 0;
    const name = isHit ? at(names, 0) : at(names, 1 + below(draw, 6));
    return (
      path(isHit ? ellipse(x, y, 34) : box(x - 34, y - 34, 68, 68, 5), {
        ...pane(paint, isHit),
        width: 1.6,
      }) +
      group(
        { stroke: isHit ? paint.ground : paint.line },
        symbolAt(name, x, y, 20, isHit ? paint.ground : 'none'),
      )
    );
  }).join('');

// Signs falling in a curve, the middle one largest.
const cascade = (draw: NextRandom, paint: Paint, names: Names): string =>
  Array.from({ length: 7 }, (_, index) => {
    const way = index / 6;
    const x = 150 + Math.sin(way * 5 + draw()) * 62;
    const size = 18 + 26 * Math.sin(way * Math.PI);
    const fill = index === 3 ? paint.second : index % 2 ? paint.hatch : paint.ground;
    return group(
      { stroke: paint.line },
      symbolAt(at(names, index % 3), x, 84 + way * 214, size, fill),
    );
  }).join('');

/** A slot: reels, a medallion, nine windows or a cascade of signs. */
export const slots: Motif = (draw, paint) => {
  const names = shuffled(draw, symbolNames);
  const layout = draw();
  if (layout < 0.28) return reels(draw, paint, names);
  if (layout < 0.64) return medallion(draw, paint, names);
  if (layout < 0.84) return windows(draw, paint, names);
  return cascade(draw, paint, names);
};
