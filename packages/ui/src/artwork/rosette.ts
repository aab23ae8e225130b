import { type Point, polar, short, smooth, TAU, TENTHS } from './curve';
import { group } from './paint';
import { below, type NextRandom, drawsOf, hash, oneOf } from './seed';

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

// The petal `r = R(1 + a sin nθ + b cos mθ)`, turned.
const petal = ({ radius, lobes, ripples, depth, shallow }: RosetteForm, turn: number): string => {
  const points = Array.from({ length: STEPS }, (_, step): Point => {
    const angle = (step / STEPS) * TAU;
    const wave = depth * Math.sin(lobes * angle) + shallow * Math.cos(ripples * angle);
    return polar(radius * (1 + wave), angle + turn);
  });
  return smooth(points, { closed: true });
};

const petals = (form: RosetteForm, count: number): string =>
  Array.from({ length: count }, (_, at) => petal(form, (at / form.turns) * TAU)).join('');

const SECTORS = 6;

/**
 * The guilloche of a banknote: one petal turned round. A sixth of the petals is drawn, and used
 * five times more: six nodes instead of one a petal, a fifth of the letters of one long outline.
 */
export const rosetteDrawing = (form: RosetteForm, id: string): string => {
  const { cx = 0, cy = 0, squash = 1, turns } = form;
  const sixth = petals(form, Math.round(turns / SECTORS));
  const others = Array.from(
    { length: SECTORS - 1 },
    (_, at) => `<use href="#${id}" transform="rotate(${((at + 1) * 360) / SECTORS})"/>`,
  );
  return group(
    { at: `translate(${short(cx)} ${short(cy)}) scale(.1 ${(squash / TENTHS).toFixed(3)})` },
    `<path id="${id}" d="${sixth}"/>`,
    ...others,
  );
};

/** A rosette's form by chance. */
export const rosetteForm = (draw: NextRandom, radius: number): RosetteForm => {
  const lobes = 2 + below(draw, 4);
  const ripples = lobes + 1 + below(draw, 4);
  const turns = oneOf(draw, [18, 24, 30, 36]);
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
 * The rosette of a name as a single outline in tenths, that stays inside the radius: seals, empty
 * states, the corner of a dialog.
 */
export const rosetteOf = (
  name: string,
  radius: number,
  { turns = 18, depth }: { turns?: number; depth?: number } = {},
): string => {
  const form = rosetteForm(drawsOf(hash(name)), radius);
  const deep = depth ?? form.depth;
  const inside = { ...form, turns, depth: deep, radius: radius / (1 + deep + form.shallow) };
  return petals(inside, turns);
};
