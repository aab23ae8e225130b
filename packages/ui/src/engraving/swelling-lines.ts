import { outline, TURN, type Point } from './geometry';

/** Where a line of a family runs: `along` and `across` the family, both 0 to 1. */
export type Course = (along: number, across: number) => Point;

/** How much light falls on a point, 0 to 1; what is outside is taken as the nearest. */
export type Light = (x: number, y: number, along: number, across: number) => number;

export type Swell = {
  lines: number;
  course: Course;
  light: Light;
  /** Width of the widest line. */
  width: number;
  steps: number;
  /** On a dark ground light is a thick line, on a bright ground a thin one. */
  lightIsThick: boolean;
  /** Share of the width that the thinnest line keeps. */
  base: number;
  /** A line thinner than this is not cut at all. */
  least: number;
};

type Sample = readonly [x: number, y: number, thickness: number];

/**
 * A family of lines whose width carries the light, as an engraver's burin cuts them: each is an
 * outline that swells and ends in a point.
 */
export const swellingLines = (swell: Swell): string => {
  let path = '';
  for (let line = 0; line < swell.lines; line++) {
    path += oneLine(swell, (line + 0.5) / swell.lines);
  }
  return path;
};

const oneLine = (swell: Swell, across: number): string => {
  const { course, light, steps, base, width, least } = swell;
  let path = '';
  let run: Sample[] = [];
  let before: Point | undefined;
  const end = () => {
    if (run.length > 1) path += strokeOf(run);
    run = [];
  };
  for (let step = 0; step <= steps; step++) {
    const along = step / steps;
    const [x, y] = course(along, across);
    const lit = Math.max(0, Math.min(1, light(x, y, along, across)));
    const thickness = (base + (1 - base) * (swell.lightIsThick ? lit : 1 - lit)) * width;
    if (thickness >= least) {
      if (!run.length && before) run.push([before[0], before[1], 0]);
      run.push([x, y, thickness]);
    } else if (run.length) {
      run.push([x, y, 0]);
      end();
    }
    before = [x, y];
  }
  end();
  return path;
};

/** The outline of one stroke: half its thickness to each side of its course. */
const strokeOf = (run: Sample[]): string => {
  const left: Point[] = [];
  const right: Point[] = [];
  run.forEach(([x, y, thickness], index) => {
    const from = run[Math.max(0, index - 1)] ?? run[0]!;
    const to = run[Math.min(run.length - 1, index + 1)] ?? from;
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const length = Math.hypot(dx, dy) || 1;
    const ox = ((-dy / length) * thickness) / 2;
    const oy = ((dx / length) * thickness) / 2;
    left.push([x + ox, y + oy]);
    if (thickness) right.unshift([x - ox, y - oy]);
  });
  return outline([...left, ...right]);
};

/** Rays round a centre, lit from the upper left. */
export const fromUpperLeft =
  (cx: number, cy: number): Light =>
  (x, y) => {
    const length = Math.hypot(x - cx, y - cy) || 1;
    return 0.5 - (0.5 * ((x - cx) * 0.6 + (y - cy) * 0.75)) / length;
  };

/** Where a meridian of a tilted unit ball runs. */
export const meridian = (along: number, across: number, tilt: number): Point => {
  const latitude = (((along - 0.5) * TURN) / 2) * 0.98;
  const longitude = ((across - 0.5) * TURN) / 2;
  return [
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude) * Math.cos(tilt) - Math.cos(latitude) * Math.cos(longitude) * Math.sin(tilt),
  ];
};

/** Where a parallel of a tilted unit ball runs. */
export const parallel = (along: number, across: number, tilt: number): Point => {
  const latitude = (((across - 0.5) * TURN) / 2) * 0.96;
  const longitude = ((along - 0.5) * TURN) / 2;
  return [
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude) * Math.cos(tilt) + Math.cos(latitude) * Math.cos(longitude) * Math.sin(tilt),
  ];
};
