import type { Light } from './swelling-lines';
import type { Box, Point } from './geometry';

/** How a family of lines is cut. */
export type Cut = { width?: number; colour?: string; inverted?: boolean; base?: number };
export type HatchOptions = Cut & {
  angle?: number;
  pitch?: number;
  lit?: Point;
  dark?: Point;
  box?: Box;
  strength?: number;
};
export type BallOptions = {
  lines?: number;
  tilt?: number;
  width?: number;
  colour?: string;
  /** Lines from pole to pole instead of round the ball. */
  meridians?: boolean;
};
export type RayOptions = {
  width?: number;
  colour?: string;
  from?: number;
  to?: number;
  light?: Light;
};
