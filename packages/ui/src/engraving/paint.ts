import { fix } from './geometry';
import type { Inks } from './inks';

/** What a motif is drawn with: the inks as printed, and the artwork's hatch as a fill. */
export interface Paint extends Inks {
  id: string;
  hatch: string;
}

export interface PathStyle {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  fillOpacity?: number;
  at?: string;
  evenOdd?: boolean;
}

/** A path as SVG text. */
export const path = (d: string, style: PathStyle = {}): string => {
  const { fill, fillOpacity, stroke, width, opacity, at, evenOdd } = style;
  return (
    `<path d="${d}"` +
    (fill === undefined ? '' : ` fill="${fill}"`) +
    (fillOpacity === undefined ? '' : ` fill-opacity="${fillOpacity}"`) +
    (evenOdd ? ' fill-rule="evenodd"' : '') +
    (stroke === undefined ? '' : ` stroke="${stroke}"`) +
    (width === undefined ? '' : ` stroke-width="${width}"`) +
    (opacity === undefined ? '' : ` opacity="${opacity}"`) +
    (at === undefined ? '' : ` transform="${at}"`) +
    '/>'
  );
};

export interface GroupStyle {
  fill?: string;
  stroke?: string;
  width?: number;
  at?: string;
  opacity?: number;
  clip?: string;
  round?: boolean;
}

export const group = (
  { fill, stroke, width, at, opacity, clip, round }: GroupStyle,
  ...content: string[]
): string =>
  '<g' +
  (fill === undefined ? '' : ` fill="${fill}"`) +
  (stroke === undefined ? '' : ` stroke="${stroke}"`) +
  (width === undefined ? '' : ` stroke-width="${width}"`) +
  (round ? ' stroke-linejoin="round" stroke-linecap="round"' : '') +
  (opacity === undefined ? '' : ` opacity="${opacity}"`) +
  (clip === undefined ? '' : ` clip-path="url(#${clip})"`) +
  (at === undefined ? '' : ` transform="${at}"`) +
  `>${content.join('')}</g>`;

/** A rounded rectangle as an outline. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string => {
  const [r, back] = [fix(radius), fix(-radius)];
  const [across, down] = [fix(width - 2 * radius), fix(height - 2 * radius)];
  const corners = [`q${r} 0 ${r} ${r}`, `q0 ${r} ${back} ${r}`, `q${back} 0 ${back} ${back}`];
  const sides = [`v${down}`, `h${fix(2 * radius - width)}`, `v${fix(2 * radius - height)}`];
  const turns = corners.map((corner, at) => corner + (sides[at] ?? '')).join('');
  return `M${fix(x + radius)} ${fix(y)}h${across}${turns}q0 ${back} ${r} ${back}Z`;
};

export const move = (x: number, y: number, turn = 0): string =>
  `translate(${fix(x)} ${fix(y)})${turn ? ` rotate(${fix(turn)})` : ''}`;
