import { rate } from './measure';
import { addBell, addHiss, addNote, silenceOf } from './voices';

const pitch = {
  D4: 293.66,
  G4: 392,
  A4: 440,
  B4: 493.88,
  D5: 587.33,
  'F♯5': 739.99,
  G5: 783.99,
  A5: 880,
  B5: 987.77,
  D6: 1174.66,
  'F♯6': 1479.98,
} as const;

const steps = (count: number): number[] => Array.from({ length: count }, (_, step) => step);

/** Two semitones up a step. */
const raised = (hertz: number, step: number): number => hertz * 2 ** ((2 * step) / 12);

type Shape = {
  ms: number;
  draw: (out: Float32Array) => void;
  /**
   * How it is brought to its level: pressed together (over 0) or made to die away sooner (under 0),
   * then set by a gain. Found by halving until the test of the levels agreed.
   */
  drive: number;
  gain: number;
};

const drawStop = (step: number) => (out: Float32Array) => {
  addNote(out, { wave: 'triangle', hertz: raised(pitch.G4, step), decayMs: 110 });
  addHiss(out, { hertz: 900, decayMs: 25, gain: 0.6 });
};

const drawFall = (step: number) => (out: Float32Array) => {
  addNote(out, { wave: 'triangle', hertz: raised(pitch.G4, step), decayMs: 120 });
  addHiss(out, { hertz: 1600, decayMs: 40, gain: 0.5 });
};

const drawChord = (notes: readonly number[], withOctave: boolean) => (out: Float32Array) =>
  notes.forEach((hertz, index) => {
    const afterMs = index * 90;
    addNote(out, { wave: 'triangle', hertz, decayMs: 420, afterMs });
    addNote(out, { wave: 'sine', hertz: 2 * hertz, decayMs: 300, afterMs, gain: 0.3 });
    if (withOctave)
      addNote(out, { wave: 'triangle', hertz: hertz / 2, decayMs: 420, afterMs, gain: 0.35 });
  });

const drawBells =
  (notes: readonly number[], apartMs: number, decayMs: number) => (out: Float32Array) =>
    notes.forEach((hertz, index) => addBell(out, { hertz, decayMs, afterMs: index * apartMs }));

/** A steady tone that trembles: the same pitch from beginning to end. */
const drawWait = (out: Float32Array) => {
  for (const hertz of [2 * pitch.D4, 2 * pitch.A4])
    addNote(out, { wave: 'triangle', hertz, decayMs: 6000 });
  out.forEach((sample, index) => {
    const tremble = 0.55 + 0.45 * Math.sin((2 * Math.PI * 6 * index) / rate);
    const end = Math.min(1, (out.length - index) / (0.06 * rate));
    out[index] = sample * tremble * end;
  });
};

/** Twenty-four clicks a second, one for each cell. */
const drawRun = (out: Float32Array) =>
  steps(24).forEach((click) =>
    addHiss(out, { hertz: 1800, decayMs: 12, afterMs: (click * 1000) / 24 }),
  );

/** A fifth that breathes; whole turns in eight seconds, so that it loops without a seam. */
const drawBed = (out: Float32Array) => {
  const seconds = out.length / rate;
  const whole = (hertz: number) => Math.round(hertz * seconds) / seconds;
  const voices = [pitch.D4, 2 * pitch.D4, pitch.A4, 2 * pitch.A4, 2 * pitch.D4 + 0.5].map(whole);
  out.forEach((_, index) => {
    const turn = (2 * Math.PI * index) / rate;
    const swell = 0.7 + 0.3 * Math.sin(turn / seconds);
    out[index] = swell * voices.reduce((sum, hertz) => sum + Math.sin(turn * hertz), 0);
  });
};

const drawPrint = (out: Float32Array) =>
  steps(6).forEach((stroke) => {
    addHiss(out, { hertz: 1200, toHertz: 2600, attackMs: 8, decayMs: 80, afterMs: stroke * 100 });
    addNote(out, { wave: 'triangle', hertz: 330, decayMs: 60, afterMs: stroke * 100, gain: 0.5 });
  });

const { G4, A4, B4, D5, G5, B5, A5, D6 } = pitch;
const seals = [D5, pitch['F♯5'], A5, D6, pitch['F♯6']];

type Stepped = {
  ms: number;
  draw: (step: number) => Shape['draw'];
  drives: readonly number[];
  gains: readonly number[];
};

/** A cue that rises: one sound for each step. */
const stepped = (name: string, { ms, draw, drives, gains }: Stepped): Record<string, Shape> =>
  Object.fromEntries(
    gains.map((gain, step) => [
      `${name}${step}`,
      { ms, draw: draw(step), drive: drives[step] ?? 0, gain },
    ]),
  );

/** Every cue: how long, what it is made of, and how it is brought to its level. */
export const cueShapes: Record<string, Shape> = {
  press: {
    ms: 120,
    drive: 30,
    gain: 0.09109,
    draw: (out) => {
      addHiss(out, { hertz: 2200, decayMs: 20 });
      addNote(out, { hertz: 420, toHertz: 330, decayMs: 70, gain: 0.8 });
    },
  },
  start: {
    ms: 400,
    drive: 9.1,
    gain: 0.08767,
    draw: (out) => addHiss(out, { hertz: 900, toHertz: 1500, attackMs: 60, decayMs: 240 }),
  },
  run: { ms: 1000, drive: 4.65, gain: 0.1183, draw: drawRun },
  wait: { ms: 900, drive: 0.3, gain: 0.227, draw: drawWait },
  line: {
    ms: 500,
    drive: 30,
    gain: 0.09166,
    draw: (out) => {
      addNote(out, { wave: 'triangle', hertz: G4, decayMs: 320 });
      addNote(out, { hertz: 2 * G4, decayMs: 220, gain: 0.4 });
    },
  },
  count: {
    ms: 40,
    drive: -30,
    gain: 0.4608,
    draw: (out) => addNote(out, { wave: 'square', hertz: 1200, decayMs: 12 }),
  },
  win1: { ms: 900, drive: 30, gain: 0.1121, draw: drawChord([G4, B4, D5], false) },
  win2: { ms: 1000, drive: 8.85, gain: 0.1421, draw: drawChord([G4, B4, D5, G5], true) },
  win3: {
    ms: 1800,
    drive: 13.22,
    gain: 0.1699,
    draw: drawBells([G4, A4, B4, D5, G5, B5], 110, 900),
  },
  entry: {
    ms: 1400,
    drive: 7.03,
    gain: 0.176,
    draw: (out) => {
      addHiss(out, { hertz: 700, toHertz: 3200, attackMs: 160, decayMs: 200, gain: 0.4 });
      drawBells([D5, A5, D6], 120, 900)(out);
    },
  },
  bed: { ms: 8000, drive: 30, gain: 0.02867, draw: drawBed },
  end: { ms: 1300, drive: 8.02, gain: 0.1615, draw: drawBells([G4, D5, G5], 140, 800) },
  print: { ms: 700, drive: 30, gain: 0.04368, draw: drawPrint },
  lift: {
    ms: 400,
    drive: 16.71,
    gain: 0.103,
    draw: (out) => {
      addHiss(out, { hertz: 600, toHertz: 3000, attackMs: 20, decayMs: 200 });
      addNote(out, { hertz: G4, decayMs: 260, gain: 0.7 });
    },
  },
  ...stepped('stop', {
    ms: 240,
    draw: drawStop,
    drives: [30, 30, 0.37, 1.4, 0.08],
    gains: [0.1163, 0.1142, 0.2943, 0.2108, 0.3584],
  }),
  ...stepped('seal', {
    ms: 1000,
    draw: (step) => (out) => addBell(out, { hertz: seals[step] ?? D5, decayMs: 800 }),
    drives: [7.49, 4.8, 3.18, 1.77, 1.27],
    gains: [0.1685, 0.1868, 0.2069, 0.2448, 0.2713],
  }),
  ...stepped('fall', {
    ms: 260,
    draw: drawFall,
    drives: [27.87, 5.55, -30, 0, -30, 0],
    gains: [0.08857, 0.1044, 0.3453, 0.3108, 0.3324, 0.2899],
  }),
};

/** Pressed together (over 0) or made to die away sooner (under 0). */
const shaped = (samples: Float32Array, by: number): Float32Array => {
  if (by >= 0) {
    const force = 1 + by;
    let peak = 1e-9;
    for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
    return samples.map((sample) => Math.tanh((force * sample) / peak));
  }
  return samples.map((sample, index) => sample * Math.exp((by * index) / samples.length));
};

/** The samples of a cue at its level: the same each time, so that a test may measure them. */
export const samplesOf = (name: string): Float32Array => {
  const cue = cueShapes[name];
  if (!cue) throw new Error(`no cue ${name}`);
  const raw = silenceOf(cue.ms);
  cue.draw(raw);
  return shaped(raw, cue.drive).map((sample) => sample * cue.gain);
};
