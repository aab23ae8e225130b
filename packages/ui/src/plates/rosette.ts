import { type Point, polar, smooth, TAU } from './curve';
import { below, type Draw, drawsOf, hash, oneOf } from './seed';

export interface RosetteForm {
  radius: number;
  /** Lobes of the two waves that shape the petal, and how deep they go. */
  lobes: number;
  ripples: number;
  depth: number;
  shallow: number;
  /** How often the petal is turned. */
  turns: number;
  /** Height over width. */
  squash?: number;
  cx?: number;
  cy?: number;
}

const STEPS = 36;

/**
 * The guilloche of a banknote: one petal `r = R(1 + a sin nθ + b cos mθ)` turned round, as a single
 * outline in tenths.
 */
export const rosette = ({
  radius,
  lobes,
  ripples,
  depth,
  shallow,
  turns,
  squash = 1,
  cx = 0,
  cy = 0,
}: RosetteForm): string => {
  const petal = (turn: number): Point[] =>
    Array.from({ length: STEPS }, (_, step) => {
      const angle = (step / STEPS) * TAU;
      const wave = depth * Math.sin(lobes * angle) + shallow * Math.cos(ripples * angle);
      const [x, y] = polar(radius * (1 + wave), angle + turn);
      return [cx + x, cy + y * squash];
    });
  return Array.from({ length: turns }, (_, at) =>
    smooth(petal((at / turns) * TAU), { closed: true }),
  ).join('');
};

/** A rosette's form by chance. */
export const rosetteForm = (draw: Draw, radius: number): RosetteForm => {
  const lobes = 2 + below(draw, 4);
  const ripples = lobes + 1 + below(draw, 4);
  const turns = oneOf(draw, [14, 18, 20, 24]);
  return {
    radius,
    lobes,
    ripples,
    turns,
    depth: 0.16 + draw() * 0.2,
    shallow: 0.04 + draw() * 0.1,
    squash: 0.82 + draw() * 0.3,
  };
};

/**
 * The rosette of a name, that stays inside the radius: seals, empty states, the corner of a dialog.
 */
export const rosetteOf = (
  name: string,
  radius: number,
  { turns = 18, depth }: { turns?: number; depth?: number } = {},
): string => {
  const form = rosetteForm(drawsOf(hash(name)), radius);
  const deep = depth ?? form.depth;
  return rosette({
    ...form,
    turns,
    depth: deep,
    squash: 1,
    radius: radius / (1 + deep + form.shallow),
  });
};
