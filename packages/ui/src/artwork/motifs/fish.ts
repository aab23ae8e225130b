import { ellipse, fix } from '../../engraving/geometry';
import { group, path } from '../../engraving/paint';
import type { Motif } from '../../engraving/print-sheet';

/** A scaled fish with its bubbles. */
export const fish: Motif = (draw, paint) => {
  const [long, high] = [96 + draw() * 16, 44 + draw() * 16];
  const x = (part: number): number => fix(long * part);
  const y = (part: number): number => fix(high * part);
  let scales = '';
  let isShifted = false;
  for (let row = -high; row < high; row += 13) {
    for (let column = -long * 0.55; column < long * 0.62; column += 15) {
      scales += `M${fix(column + (isShifted ? 7.5 : 0))} ${fix(row)}a7.5 7.5 0 0 0 0 13`;
    }
    isShifted = !isShifted;
  }
  // Points are parts of the length and the height.
  const p = (across: number, down: number): string => `${x(across)} ${y(down)}`;
  const back = `M${p(-0.62, 0)}C${p(-0.3, -1.15)} ${p(0.4, -1)} ${p(0.72, 0)}`;
  const belly = `C${p(0.4, 1)} ${p(-0.3, 1.15)} ${p(-0.62, 0)}Z`;
  const body = back + belly;
  const tailEdge = `C${p(-0.86, -0.2)} ${p(-0.86, 0.2)} ${p(-1.06, 0.8)}Z`;
  const tail = `M${p(-0.55, 0)}L${p(-1.06, -0.8)}${tailEdge}`;
  const fin = `M${p(-0.1, -0.78)}C${p(0, -1.5)} ${p(0.3, -1.5)} ${p(0.32, -0.8)}`;
  const gill = `M${p(0.42, -0.72)}C${p(0.3, -0.2)} ${p(0.3, 0.3)} ${p(0.42, 0.72)}`;
  const clip = `${paint.id}f`;
  const bubbles = [0, 1, 2, 3]
    .map((at) => ellipse(216 + draw() * 50, 110 - at * 20 + draw() * 8, 3 + draw() * 7))
    .join('');
  return (
    group(
      {
        stroke: paint.line,
        width: 1.8,
        at: `translate(150 190) rotate(${fix(-22 + draw() * 30)})`,
      },
      path(tail, { fill: paint.hatch }),
      path(fin, { fill: paint.ground }),
      path(body, { fill: paint.ground }),
      `<clipPath id="${clip}"><path d="${body}"/></clipPath>`,
      group({ clip }, path(scales, { fill: 'none', width: 1.2 })),
      path(gill, { fill: 'none' }),
      `<circle cx="${x(0.54)}" cy="${y(-0.22)}" r="6" fill="${paint.second}"/>`,
    ) + path(bubbles, { fill: 'none', stroke: paint.second, width: 1.4 })
  );
};
