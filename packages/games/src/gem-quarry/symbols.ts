import type { Burin, Drawing } from '../stage/burin';
import {
  ellipse,
  outline,
  polar,
  polygon,
  times,
  star as starShape,
  TURN,
  type Point,
} from '../stage/geometry';

/** Cut stones: a silhouette and its plan of facets; the filled facets carry the light. */
type Facet = { corners: readonly Point[]; light: number };

const tintAngles = [0, 90, 45, -45] as const;

/** The angle follows from the corners, so that neighbours differ. */
const tintAngle = ([first, second]: readonly Point[]): number =>
  tintAngles[Math.round(Math.abs((first?.[0] ?? 0) * 7 + (second?.[1] ?? 0) * 3)) % 4] ?? 0;

const facets = (pen: Burin, plan: readonly Facet[]): string =>
  plan
    .map(({ corners, light }) => {
      const d = outline(corners);
      const ink = pen.isBright ? light : 1 - light;
      if (ink > 0.93) {
        return `<path d="${d}" fill="${pen.ink}" stroke="${pen.ground}" stroke-width="1.2"/>`;
      }
      const tone = ink > 0.08 ? pen.tint(d, tintAngle(corners), 2.9, 2.2 * ink + 0.3) : '';
      return pen.body(d, 1.4) + tone;
    })
    .join('');

/** Facets between an outer and an inner ring of corners. */
const girdle = (
  outer: readonly Point[],
  inner: readonly Point[],
  lights: readonly number[],
): Facet[] =>
  outer.map((corner, index) => {
    const next = (index + 1) % outer.length;
    return {
      corners: [corner, outer[next] ?? corner, inner[next] ?? corner, inner[index] ?? corner],
      light: lights[index] ?? 0,
    };
  });

/** Light on the n-th of `count` sides, from the upper left. */
const sideLight = (count: number, from: number) => (index: number) => {
  const angle = from + ((index + 0.5) / count) * TURN;
  return Math.max(0, Math.min(1, 0.5 - 0.62 * (Math.cos(angle) * 0.6 + Math.sin(angle) * 0.8)));
};

const corners = (count: number, radius: number, from: number, sx = 1, sy = 1): Point[] =>
  times(count, (index) => [
    48 + radius * sx * Math.cos(from + (index / count) * TURN),
    48 + radius * sy * Math.sin(from + (index / count) * TURN),
  ]);

type Crown = { sides: number; radii: [number, number, number]; sy?: number; from: number };

/** A brilliant's crown: star, kite and girdle facets between three rings. */
const crown = (pen: Burin, { sides, radii, sy = 1, from }: Crown): string => {
  const outer = corners(sides, radii[0], from, 1, sy);
  const middle = corners(sides, radii[1], from + TURN / sides / 2, 1, sy);
  const inner = corners(sides, radii[2], from, 1, sy);
  const light = sideLight(sides, from);
  const at = (ring: Point[], index: number): Point => ring[(index + sides) % sides] ?? [48, 48];
  const plan = times(sides, (i): Facet[] => [
    { corners: [at(outer, i), at(outer, i + 1), at(middle, i)], light: light(i) },
    {
      corners: [at(middle, i - 1), at(outer, i), at(middle, i), at(inner, i)],
      light: light(i - 0.5) * 0.75 + 0.05,
    },
    {
      corners: [at(inner, i), at(middle, i), at(inner, i + 1)],
      light: Math.min(1, light(i) * 0.6 + 0.35),
    },
  ]);
  return facets(pen, plan.flat()) + pen.line(outline(outer), 2.6);
};

export const hex: Drawing = (pen) => {
  const o = corners(6, 40, -TURN / 4);
  const r = corners(6, 24, -TURN / 4);
  const L = [0.3, 0.1, 0.02, 0.25, 0.7, 0.95];
  return (
    facets(pen, girdle(o, r, L)) +
    pen.body(polygon(6, 24), 1.6) +
    pen.tint(polygon(6, 24), 60, 3.4, 1) +
    pen.clear(polygon(6, 11)) +
    pen.solid(polygon(6, 8), 1.2) +
    pen.line(polygon(6, 40), 2.4)
  );
};

export const drop: Drawing = (pen) => {
  const d = 'M48 4C60 26 78 42 78 62C78 80 65 92 48 92C31 92 18 80 18 62' + 'C18 42 36 26 48 4Z';
  const L = [0.35, 0.2, 0.08, 0.02, 0.02, 0.1, 0.3, 0.6, 0.9, 1];
  const o = times(10, (i): Point => (i ? polar(48, 62, 32, -TURN / 4 + (i / 10) * TURN) : [48, 4]));
  const r = times(10, (i): Point =>
    i ? polar(48, 62, 15, -TURN / 4 + (i / 10) * TURN) : [48, 36],
  );
  return (
    pen.clip(d, facets(pen, girdle(o, r, L))) +
    pen.fill(outline(r), 1.6) +
    pen.solid(ellipse(48, 63, 6), 1.4) +
    pen.line(d, 2.4)
  );
};

export const tri: Drawing = (pen) => {
  const A: Point = [6, 16];
  const B: Point = [90, 16];
  const C: Point = [48, 92];
  const a: Point = [27, 28];
  const b: Point = [69, 28];
  const c: Point = [48, 66];
  return (
    facets(pen, [
      { corners: [A, B, b, a], light: 0.96 },
      { corners: [A, a, c, C], light: 0.45 },
      { corners: [B, C, c, b], light: 0.05 },
      { corners: [a, b, c], light: 0.62 },
    ]) +
    pen.body(
      outline([
        [33, 31],
        [63, 31],
        [48, 58],
      ]),
      1.4,
    ) +
    pen.solid(
      outline([
        [38, 34],
        [58, 34],
        [48, 52],
      ]),
      1.2,
    ) +
    pen.line('M6 16H90L48 92Z', 2.4)
  );
};

export const marq: Drawing = (pen) => {
  const d = 'M48 1C68 18 79 32 79 48C79 64 68 78 48 95C28 78 17 64 17 48' + 'C17 32 28 18 48 1Z';
  const E: Point[] = [
    [48, 1],
    [71, 23],
    [79, 48],
    [71, 73],
    [48, 95],
    [25, 73],
    [17, 48],
    [25, 23],
  ];
  const I: Point[] = [
    [48, 22],
    [59, 34],
    [63, 48],
    [59, 62],
    [48, 74],
    [37, 62],
    [33, 48],
    [37, 34],
  ];
  const L = [0.5, 0.2, 0.04, 0.02, 0.12, 0.5, 0.85, 1];
  return pen.rotate(
    40,
    pen.clip(d, facets(pen, girdle(E, I, L))) +
      pen.solid(outline(I), 1.6) +
      pen.cut('M48 28V68M48 40L56 34M48 40L40 34M48 56L56 62M48 56L40 62', 1.2) +
      pen.line(d, 2.4),
  );
};

export const emer: Drawing = (pen) => {
  const R = (m: number, c: number): Point[] => [
    [18 + m + c, 5 + m],
    [78 - m - c, 5 + m],
    [78 - m, 5 + m + c],
    [78 - m, 91 - m - c],
    [78 - m - c, 91 - m],
    [18 + m + c, 91 - m],
    [18 + m, 91 - m - c],
    [18 + m, 5 + m + c],
  ];
  const L = [0.95, 0.5, 0.1, 0.02, 0.05, 0.3, 0.7, 1];
  const opposite = L.map((_, index) => (L[(index + 4) % 8] ?? 0) * 0.8 + 0.1);
  const o = R(0, 15);
  const i = R(8.5, 10.5);
  const j = R(16.5, 6.5);
  return (
    pen.halo() +
    facets(pen, [...girdle(o, i, L), ...girdle(i, j, opposite)]) +
    pen.solid(outline(j), 1.8) +
    pen.clip(
      outline(j),
      pen.engrave(
        16,
        (u, v) => [30 + u * 36, 20 + v * 56],
        (x, y) => 1.25 - (x + y - 56) / 66,
        { colour: pen.shade, width: 1.7, base: 0 },
      ),
    ) +
    pen.line(outline(o), 2.6)
  );
};

export const oval: Drawing = (pen) =>
  pen.ring(22, 31, 15, 0.65, 0.55) +
  crown(pen, { sides: 10, radii: [45, 33, 21], sy: 0.84, from: -TURN / 4 }) +
  pen.solid(outline(corners(10, 21, -TURN / 4, 1, 0.84)), 1.8) +
  pen.clip(
    outline(corners(10, 21, -TURN / 4, 1, 0.84)),
    pen.engrave(
      12,
      (u, v) => [26 + u * 44, 30 + v * 36],
      (x, y) => 1.3 - (x + y - 66) / 54,
      { colour: pen.shade, width: 1.6, base: 0 },
    ),
  );

/** The shaded half of each ray of the star. */
const starShade = times(8, (index) => {
  const angle = -TURN / 4 + (index / 8) * TURN;
  return outline([[48, 48], polar(48, 48, 24, angle), polar(48, 48, 11, angle + TURN / 16)]);
}).join('');

export const star: Drawing = (pen) =>
  pen.ring(26, 34, 12.5, 0.7, 0.65) +
  pen.body(ellipse(48, 48, 37), 2.4) +
  crown(pen, { sides: 8, radii: [36, 27, 19], from: -TURN / 4 + TURN / 16 }) +
  pen.clear(ellipse(48, 48, 26)) +
  pen.line(ellipse(48, 48, 26), 1.4) +
  pen.rays(48, 48, 19, 25.6, 48, { width: 1.4 }) +
  pen.solid(starShape(8, 24, 11), 1.8) +
  pen.clip(starShade, pen.tint(ellipse(48, 48, 24), -35, 2.4, 1.2, pen.shade)) +
  pen.fill(ellipse(48, 48, 5), 1.4);
