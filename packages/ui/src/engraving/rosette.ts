import { type Point, fix, polar, times, TURN } from './geometry';
import { smooth, TENTHS } from './smooth-curve';
import { group } from './paint';
import { below, type NextRandom, drawsOf, hash, oneOf } from './seed';

/** The two waves that shape a petal's edge: how many of each, and how deep. */
export interface PetalForm {
  lobes: number;
  ripples: number;
  depth: number;
  shallow: number;
}

export interface RosetteForm extends PetalForm {
  radius: number;
  /** How often the petal is turned. */
  turns: number;
  /** Height over width. */
  squash?: number;
  cx?: number;
  cy?: number;
}

const STEPS = 36;

/** Points of the petal `r = R(1 + a sin nθ + b cos mθ)`, turned. */
export const petalPoints = (
  { radius, lobes, ripples, depth, shallow }: PetalForm & { radius: number },
  turn: number,
  { steps = STEPS, cx = 0, cy = 0 } = {},
): Point[] =>
  times(steps, (step) => {
    const angle = (step / steps) * TURN;
    const wave = depth * Math.sin(lobes * angle) + shallow * Math.cos(ripples * angle);
    return polar(cx, cy, radius * (1 + wave), angle + turn);
  });

const petal = (form: RosetteForm, turn: number): string =>
  smooth(petalPoints(form, turn), { closed: true });

const petals = (form: RosetteForm, count: number): string =>
  Array.from({ length: count }, (_, at) => petal(form, (at / form.turns) * TURN)).join('');

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
    { at: `translate(${fix(cx)} ${fix(cy)}) scale(.1 ${(squash / TENTHS).toFixed(3)})` },
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
