/** Levels as a phone's loudspeaker gives them: it plays next to nothing below 300 Hz. */

export const rate = 32_000;
const cornerHertz = 300;
/** Quieter than this below the peak is no part of the cue. */
const floor = 10 ** (-24 / 20);

export const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(1e-9, amplitude));
export const amplitudeOf = (level: number): number => 10 ** (level / 20);

type Coefficients = { b0: number; b1: number; b2: number; a1: number; a2: number };

/** Filters in place of a browser's, by the usual formulas for two poles and two zeros. */
export const filterOf = (
  kind: 'highpass' | 'lowpass' | 'bandpass',
  hertz: number,
  quality = Math.SQRT1_2,
): Coefficients => {
  const angle = (2 * Math.PI * hertz) / rate;
  const alpha = Math.sin(angle) / (2 * quality);
  const cosine = Math.cos(angle);
  const whole = 1 + alpha;
  const poles = { a1: (-2 * cosine) / whole, a2: (1 - alpha) / whole };
  if (kind === 'bandpass') return { b0: alpha / whole, b1: 0, b2: -alpha / whole, ...poles };
  const edge = (kind === 'highpass' ? 1 + cosine : 1 - cosine) / whole;
  const middle = kind === 'highpass' ? -edge : edge;
  return { b0: edge / 2, b1: middle, b2: edge / 2, ...poles };
};

/** `at` gives the filter of a sample, so that it may be swept. */
export const filtered = (
  samples: Float32Array,
  at: (index: number) => Coefficients,
): Float32Array => {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let now = at(0);
  for (let index = 0; index < samples.length; index++) {
    if (index % 64 === 0) now = at(index);
    const x = samples[index] ?? 0;
    const y = now.b0 * x + now.b1 * x1 + now.b2 * x2 - now.a1 * y1 - now.a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[index] = y;
  }
  return out;
};

export type Level = { peak: number; rms: number };

const audible = filterOf('highpass', cornerHertz);

/** Peak and RMS of the audible part, dBFS. */
export const levelOf = (samples: Float32Array): Level => {
  const out = filtered(samples, () => audible);
  let peak = 0;
  for (const sample of out) peak = Math.max(peak, Math.abs(sample));
  let [first, last] = [out.length, 0];
  out.forEach((sample, index) => {
    if (Math.abs(sample) < peak * floor) return;
    first = Math.min(first, index);
    last = index;
  });
  let power = 0;
  for (let index = first; index <= last; index++) power += (out[index] ?? 0) ** 2;
  return {
    peak: decibels(peak),
    rms: decibels(Math.sqrt(power / Math.max(1, last - first + 1))),
  };
};
