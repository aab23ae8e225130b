import { ellipse, outline, times, TURN } from '@parlour/ui/engraving/geometry';
import { type PetalForm, petalPoints } from '@parlour/ui/engraving/rosette';
import type { Sheet } from './look';

/** A circle flattened by `squash`, for fields and borders. */
export const circle = (x: number, y: number, radius: number, squash = 1): string =>
  ellipse(x, y, radius, radius * squash);

/** A guilloche: one wavy line turned `count` times about a centre. */
export const rosette = (
  cx: number,
  cy: number,
  radius: number,
  count: number,
  form: PetalForm,
): string =>
  times(count, (index) => {
    const turn = ((index / count) * TURN) / form.lobes;
    return outline(petalPoints({ ...form, radius }, turn, { steps: 120, cx, cy }));
  }).join('');

/** The field of a game as SVG, faint behind everything else. */
export const fieldSvg = (
  look: { field: (sheet: Sheet) => string; palette: { ink: string } },
  sheet: Sheet,
  opacity = 0.3,
): string =>
  `<path d="${look.field(sheet)}" fill="none" stroke="${look.palette.ink}" ` +
  `stroke-width=".75" opacity="${opacity}"/>`;
