import { inkFill, inkLine, repeats, square } from '../stage/print/border-patterns';
import { circle } from '../stage/print/field-patterns';
import { fix, star, TURN } from '@parlour/ui/engraving/geometry';
import type { Palette, Sheet } from '../stage/print/look';

/** The drum's face: rings filled in turn with nothing, sawteeth and circles. */
export const field = ({ cx, cy }: Sheet): string => {
  let path = '';
  for (let ring = 0; ring < 22; ring++) {
    const radius = 30 + ring * 26;
    path += circle(cx, cy, radius);
    if (ring % 3 === 1) path += sawteeth(cx, cy, radius);
    if (ring % 3 === 2) path += studs(cx, cy, radius);
  }
  return path;
};

const sawteeth = (cx: number, cy: number, radius: number): string => {
  const count = Math.round((radius * TURN) / 12);
  const at = (r: number, index: number) => {
    const angle = (index / count) * TURN;
    return `${fix(cx + r * Math.cos(angle))} ${fix(cy + r * Math.sin(angle))}`;
  };
  let path = '';
  for (let index = 0; index < count; index++) {
    path += `M${at(radius, index)}L${at(radius + 26, index + 0.5)}L${at(radius, index + 1)}`;
  }
  return path;
};

const studs = (cx: number, cy: number, radius: number): string => {
  const count = Math.round((radius * TURN) / 22);
  let path = '';
  for (let index = 0; index < count; index++) {
    const angle = (index / count) * TURN;
    path += circle(cx + (radius + 13) * Math.cos(angle), cy + (radius + 13) * Math.sin(angle), 6);
  }
  return path;
};

/** Teeth on both edges, circles joined by tangents between. */
export const band = (length: number, thickness: number, { ink }: Palette): string => {
  const teeth = repeats(length, thickness * 0.62);
  const half = thickness / 2;
  const tip = fix(thickness * 0.22);
  let toothed = '';
  for (let index = 0; index < teeth.count; index++) {
    const x = index * teeth.step;
    const [left, middle, right] = [fix(x), fix(x + teeth.step / 2), fix(x + teeth.step)];
    toothed += `M${left} ${-half}L${middle} ${-tip}L${right} ${-half}Z`;
    toothed += `M${left} ${half}L${middle} ${tip}L${right} ${half}Z`;
  }
  const rings = repeats(length, thickness * 1.05);
  let chain = '';
  for (let index = 0; index < rings.count; index++) {
    const x = index * rings.step + rings.step / 2;
    const reach = thickness * 0.14;
    chain +=
      circle(x, 0, thickness * 0.17) +
      `M${fix(x + reach)} ${fix(-thickness * 0.1)}` +
      `L${fix(x + rings.step - reach)} ${fix(thickness * 0.1)}`;
  }
  return inkFill(toothed, ink) + inkLine(chain, ink, 1);
};

/** A small sun. */
export const corner = (x: number, y: number, size: number, palette: Palette): string => {
  const [cx, cy, radius] = [x + size / 2, y + size / 2, size / 2 - 0.5];
  return (
    square(x, y, size, palette.ground) +
    inkLine(circle(cx, cy, radius), palette.ink, 1) +
    inkFill(star(8, radius - 1.5, radius * 0.36, cx, cy), palette.ink)
  );
};
