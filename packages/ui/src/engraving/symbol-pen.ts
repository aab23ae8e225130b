import { warmWhite } from './inks';
import type { BallOptions, Cut, HatchOptions, RayOptions } from './pen-options';
import { contrast, luminance } from '@parlour/contract/contrast';
import { fromUpperLeft, meridian, parallel, swellingLines } from './swelling-lines';
import type { Course, Light } from './swelling-lines';
import { boxOf, ellipse, fix, leafShape, polar, times, TURN } from './geometry';
import type { Point } from './geometry';

export type SymbolInks = {
  ink: string;
  ground: string;
  second: string;
  /** A win prints the negative: a tile of ink, ground-coloured line, warm-white accent. */
  win?: boolean;
  /** 1 on the reels; above it more and finer lines, for large prints. */
  detail?: number;
};

/** One symbol's drawing, in a square of 96. */
export type Drawing = (pen: SymbolPen) => string;

/**
 * The tools a symbol is cut with: contour, swelling hatch and one solid accent. Everything is a
 * pure function of the colours, so that a symbol is the same wherever it is printed.
 */
export class SymbolPen {
  readonly name: string;
  readonly isWin: boolean;
  /** The colour of lines. */
  readonly ink: string;
  readonly ground: string;
  readonly accentColour: string;
  /** The accent of the palette, whatever is printed. */
  readonly second: string;
  /** The colour that reads on the accent. */
  readonly shade: string;
  readonly isBright: boolean;
  private readonly detail: number;
  private readonly prefix: string;
  private clips = 0;

  constructor(name: string, { ink, ground, second, win = false, detail = 1 }: SymbolInks) {
    this.name = name;
    this.isWin = win;
    this.ink = win ? ground : ink;
    this.ground = win ? ink : ground;
    this.accentColour = win ? warmWhite : second;
    this.second = second;
    this.detail = detail;
    this.isBright = luminance(this.ink) > luminance(this.ground);
    const isInkClearer =
      contrast(this.accentColour, this.ink) > contrast(this.accentColour, this.ground);
    this.shade = isInkClearer ? this.ink : this.ground;
    this.prefix = `s${name.replace(/[^a-z0-9]/g, '')}${win ? 'w' : 'i'}`;
  }

  stroke(d: string, colour: string, width: number, more = ''): string {
    const shown = this.detail === 1 ? width : +(width / this.detail ** 0.7).toFixed(2);
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${shown}"${more}/>`;
  }

  line(d: string, width = 1.5): string {
    return this.stroke(d, this.ink, width);
  }

  accent(d: string, width = 1.8): string {
    return this.stroke(d, this.accentColour, width);
  }

  /** A dark line over an accent. */
  cut(d: string, width = 1.3): string {
    return this.stroke(d, this.shade, width);
  }

  /** As `cut`, at the same width whatever the detail. */
  cutExact(d: string, width: number): string {
    return `<path d="${d}" fill="none" stroke="${this.shade}" stroke-width="${width}"/>`;
  }

  accentExact(d: string, width: number): string {
    return `<path d="${d}" fill="none" stroke="${this.accentColour}" stroke-width="${width}"/>`;
  }

  /** A line of ground over ink. */
  gap(d: string, width = 2): string {
    return this.stroke(d, this.ground, width);
  }

  /** A contour: lit from the upper left, so a heavy one is thicker at the lower right. */
  body(d: string, weight = 2.2): string {
    const width = weight / this.detail ** 0.55;
    const isHeavy = weight >= 2;
    const shift = `${fix(0.75 / this.detail)} ${fix(0.85 / this.detail)}`;
    const shadow =
      `<path d="${d}" transform="translate(${shift})" fill="none" stroke="${this.ink}" ` +
      `stroke-width="${fix(width * 0.8)}"/>`;
    const edge = fix(width * (isHeavy ? 0.72 : 0.9));
    return (
      (isHeavy ? shadow : '') +
      `<path d="${d}" fill="${this.ground}" stroke="${this.ink}" stroke-width="${edge}"/>`
    );
  }

  /** Filled with the accent. */
  solid(d: string, width = 1.8): string {
    const edge = this.isWin ? this.ink : this.shade;
    return (
      `<path d="${d}" fill="${this.accentColour}" stroke="${edge}" stroke-width="${width}" ` +
      `fill-rule="evenodd"/>`
    );
  }

  /** Filled with ink. */
  fill(d: string, width = 0): string {
    const edge = width ? ` stroke="${this.ground}" stroke-width="${width}"` : '';
    return `<path d="${d}" fill="${this.ink}"${edge} fill-rule="evenodd"/>`;
  }

  /** Filled with ground. */
  clear(d: string): string {
    return `<path d="${d}" fill="${this.ground}" fill-rule="evenodd"/>`;
  }

  /** A dark spot in an accent. */
  hole(d: string): string {
    return `<path d="${d}" fill="${this.shade}"/>`;
  }

  dots(centres: readonly Point[], radius = 1.6, colour = this.ink): string {
    const path = centres.map(([x, y]) => ellipse(x, y, radius)).join('');
    return `<path d="${path}" fill="${colour}"/>`;
  }

  clip(d: string, content: string): string {
    const id = this.prefix + this.clips++;
    return (
      `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
      `<g clip-path="url(#${id})">${content}</g>`
    );
  }

  rotate(degrees: number, content: string, x = 48, y = 48): string {
    return `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;
  }

  place(x: number, y: number, scale: number, content: string): string {
    return `<g transform="translate(${fix(x)} ${fix(y)}) scale(${scale})">${content}</g>`;
  }

  /** A family of swelling lines along a course. */
  engrave(
    lines: number,
    course: Course,
    light: Light,
    options: Cut & { steps?: number } = {},
  ): string {
    const { width = 1.9, steps = 14, colour = this.ink, inverted = false, base = 0.1 } = options;
    const isLit =
      colour === this.ink ? this.isBright : luminance(colour) > luminance(this.accentColour);
    const d = swellingLines({
      lines: Math.round(lines * this.detail),
      course,
      light,
      width: width / this.detail,
      steps: Math.round(steps * this.detail ** 0.5),
      lightIsThick: isLit !== inverted,
      base,
      least: 0.3 / this.detail,
    });
    return d ? `<path d="${d}" fill="${colour}"/>` : '';
  }

  /** Straight hatch inside a shape; light falls from `lit` to `dark`. */
  hatch(shape: string, options: HatchOptions = {}): string {
    const { angle = -35, pitch = 3.2, lit = [20, 14], dark = [78, 84], width = 1.9 } = options;
    const { colour, inverted, base, box = boxOf(shape), strength = 1 } = options;
    const turn = (angle / 360) * TURN;
    const cx = (box[0] + box[2]) / 2;
    const cy = (box[1] + box[3]) / 2;
    const reach = Math.hypot(box[2] - box[0], box[3] - box[1]) / 2;
    const fallX = dark[0] - lit[0];
    const fallY = dark[1] - lit[1];
    const fall = fallX * fallX + fallY * fallY;
    const course: Course = (along, across) => {
      const s = (along - 0.5) * 2 * reach;
      const t = (across - 0.5) * 2 * reach;
      return [
        cx + s * Math.cos(turn) - t * Math.sin(turn),
        cy + s * Math.sin(turn) + t * Math.cos(turn),
      ];
    };
    const light: Light = (x, y) =>
      strength * (1 - ((x - lit[0]) * fallX + (y - lit[1]) * fallY) / fall);
    const steps = Math.max(3, Math.round(reach / 4));
    const lines = Math.round((2 * reach) / pitch);
    return this.clip(
      shape,
      this.engrave(lines, course, light, { width, colour, inverted, base, steps }),
    );
  }

  /** A flat tone of equal lines inside a shape. */
  tint(shape: string, angle: number, pitch: number, width: number, colour = this.ink): string {
    const [left, top, right, bottom] = boxOf(shape);
    const turn = (angle / 360) * TURN;
    const cx = (left + right) / 2;
    const cy = (top + bottom) / 2;
    const reach = Math.hypot(right - left, bottom - top) / 2;
    const side = Math.floor(reach / pitch);
    const dx = reach * Math.cos(turn);
    const dy = reach * Math.sin(turn);
    const lines = times(2 * side + 1, (index) => {
      const shift = (index - side) * pitch;
      const x = shift * Math.sin(turn);
      const y = shift * Math.cos(turn);
      return (
        `M${fix(cx - dx - x)} ${fix(cy - dy + y)}` + `L${fix(cx + dx - x)} ${fix(cy + dy + y)}`
      );
    });
    return this.clip(shape, this.stroke(lines.join(''), colour, fix(width)));
  }

  /** The lines of a ball lit from the upper left. */
  ball(cx: number, cy: number, rx: number, ry = rx, options: BallOptions = {}): string {
    const { lines = 9, tilt = 0.5, meridians = false, colour } = options;
    const course: Course = (along, across) => {
      const [x, y] = meridians ? meridian(along, across, tilt) : parallel(along, across, tilt);
      return [cx + x * rx, cy + y * ry];
    };
    const light: Light = (x, y) => {
      const nx = (x - cx) / rx;
      const ny = (y - cy) / ry;
      const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
      return Math.max(0, -0.52 * nx - 0.62 * ny + 0.5 * nz) ** 1.15 * 1.12;
    };
    const width = options.width ?? (4.6 * ry) / lines / 2.6;
    return this.engrave(lines, course, light, { width, colour });
  }

  rays(
    cx: number,
    cy: number,
    inner: number,
    outer: number,
    lines: number,
    { width = 1.6, colour, from = 0, to = TURN, light }: RayOptions = {},
  ): string {
    const course: Course = (along, across) =>
      polar(cx, cy, inner + (outer - inner) * along, from + across * (to - from));
    const options = { width, colour, steps: 6 };
    return this.engrave(lines, course, light ?? fromUpperLeft(cx, cy), options);
  }

  /** Circles whose centres lie on a circle: a rosette. */
  ring(
    count: number,
    distance: number,
    radius: number,
    width = 0.7,
    opacity = 0.5,
    cx = 48,
    cy = 48,
  ): string {
    const circles = times(count, (index) => {
      const [x, y] = polar(cx, cy, distance, (index / count) * TURN);
      return ellipse(x, y, radius);
    });
    return (
      `<path d="${circles.join('')}" fill="none" stroke="${this.ink}" stroke-width="${width}" ` +
      `opacity="${opacity}"/>`
    );
  }

  /** The rosette behind a high symbol. */
  halo(): string {
    return this.ring(20, 30, 14.5, 0.65, this.isWin ? 0.42 : 0.5);
  }

  leaf(x0: number, y0: number, x1: number, y1: number, width: number, isAccented = false): string {
    const shape = leafShape(x0, y0, x1, y1, width);
    const vein = (share: number) =>
      `M${x0} ${y0}L${fix(x0 + (x1 - x0) * share)} ${fix(y0 + (y1 - y0) * share)}`;
    if (isAccented) return this.solid(shape) + this.stroke(vein(0.86), this.shade, 1.2);
    const angle = (Math.atan2(y1 - y0, x1 - x0) / TURN) * 360 + 38;
    const light = { lit: [x0, y0 - 10], dark: [x1 + 8, y1 + 10] } as const;
    return (
      this.body(shape, 1.9) +
      this.hatch(shape, { angle, pitch: 2.7, width: 1.5, ...light }) +
      this.stroke(vein(0.9), this.ink, 1.2)
    );
  }
}
