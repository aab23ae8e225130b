import { filtered, filterOf, rate } from './measure';

/** The parts that cues are made of, as samples. Decays are exponential, times in milliseconds. */

type Note = {
  wave?: 'sine' | 'triangle' | 'square';
  hertz: number;
  toHertz?: number;
  decayMs: number;
  afterMs?: number;
  gain?: number;
};

type Hiss = {
  kind?: 'lowpass' | 'bandpass';
  hertz: number;
  toHertz?: number;
  attackMs?: number;
  decayMs: number;
  afterMs?: number;
  gain?: number;
};

const samplesOf = (ms: number): number => Math.round((ms / 1000) * rate);

const waves = {
  sine: (phase: number) => Math.sin(2 * Math.PI * phase),
  triangle: (phase: number) => 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5),
  square: (phase: number) => (phase % 1 < 0.5 ? 1 : -1),
} as const;

/** An empty sheet of sound. */
export const silenceOf = (ms: number): Float32Array => new Float32Array(samplesOf(ms));

export const addNote = (
  out: Float32Array,
  { wave = 'sine', hertz, toHertz = hertz, decayMs, afterMs = 0, gain = 1 }: Note,
): void => {
  const from = samplesOf(afterMs);
  const decay = samplesOf(decayMs) / 3;
  const attack = samplesOf(2);
  let phase = 0;
  for (let index = from; index < out.length; index++) {
    const own = index - from;
    const share = Math.min(1, own / samplesOf(decayMs));
    phase += (hertz * (toHertz / hertz) ** share) / rate;
    const envelope = Math.min(1, own / attack) * Math.exp(-own / decay);
    out[index] = (out[index] ?? 0) + gain * envelope * waves[wave](phase);
  }
};

/** The same noise every time: a cue is one and the same. */
const noiseOf = (length: number): Float32Array => {
  let state = 0x2545f491;
  return Float32Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  });
};

export const addHiss = (
  out: Float32Array,
  { kind = 'bandpass', hertz, toHertz = hertz, attackMs = 1, decayMs, afterMs = 0, gain = 1 }: Hiss,
): void => {
  const from = samplesOf(afterMs);
  const attack = samplesOf(attackMs);
  const decay = samplesOf(decayMs) / 3;
  const noise = filtered(noiseOf(out.length - from), (index) =>
    filterOf(kind, hertz * (toHertz / hertz) ** Math.min(1, index / (attack + 3 * decay)), 1),
  );
  noise.forEach((sample, own) => {
    const envelope = own < attack ? own / attack : Math.exp(-(own - attack) / decay);
    out[from + own] = (out[from + own] ?? 0) + gain * envelope * sample;
  });
};

/** A bell's partials: ratio to the note, and level. */
const partials = [
  [1, 1],
  [2.76, 0.32],
  [5.4, 0.13],
] as const;

export const addBell = (
  out: Float32Array,
  { hertz, decayMs, afterMs = 0 }: Pick<Note, 'hertz' | 'decayMs' | 'afterMs'>,
): void => {
  for (const [ratio, gain] of partials) {
    addNote(out, { hertz: hertz * ratio, decayMs: decayMs / Math.sqrt(ratio), afterMs, gain });
  }
};
