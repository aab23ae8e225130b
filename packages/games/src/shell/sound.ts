import type { Cue } from '../stage/cues';

/**
 * The twelve cues, made by the browser from noise and plain waves: nothing is loaded. Decays are
 * exponential, in milliseconds; levels keep the peak near −12 dBFS.
 */

const volume = 0.6;
const peak = 10 ** (-12 / 20);
const decibels = (level: number): number => 10 ** (level / 20);

const pitch = {
  G3: 196,
  B3: 246.94,
  D4: 293.66,
  A4: 440,
  G4: 392,
  B4: 493.88,
  D5: 587.33,
  G5: 783.99,
  B5: 987.77,
} as const;

/** A bell's partials: ratio to the note and level in decibels. */
const bell = [
  [1, 0],
  [2.76, -10],
  [5.4, -18],
] as const;

type Note = {
  wave: OscillatorType;
  hertz: number;
  toHertz?: number;
  decayMs: number;
  afterMs?: number;
  level?: number;
};
type Hiss = {
  filter: BiquadFilterType;
  hertz: number;
  toHertz?: number;
  attackMs?: number;
  decayMs: number;
  level?: number;
};

export class Sound {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  private running: AudioBufferSourceNode | null = null;
  private isOn = false;

  /** Off until the player turns it on; a browser lets a page sound only after a press. */
  setOn(isOn: boolean): void {
    this.isOn = isOn;
    if (!isOn) {
      this.hush();
      return;
    }
    this.open();
    void this.context?.resume();
  }

  play(cue: Cue): void {
    if (cue.cue === 'hush') {
      this.hush();
      return;
    }
    if (!this.isOn || !this.context) return;
    if (cue.cue === 'stop') this.stop(cue.reel);
    else if (cue.cue === 'win') this.win(cue.strength);
    else this.simple[cue.cue]();
  }

  private readonly simple: Record<
    'press' | 'start' | 'run' | 'wait' | 'line' | 'count' | 'special' | 'lift',
    () => void
  > = {
    press: () => {
      this.hiss({ filter: 'bandpass', hertz: 2200, decayMs: 12 });
      this.note({ wave: 'sine', hertz: 180, toHertz: 120, decayMs: 40 });
    },
    start: () => this.hiss({ filter: 'lowpass', hertz: 800, attackMs: 60, decayMs: 120 }),
    run: () => this.run(),
    wait: () => this.wait(),
    line: () => this.note({ wave: 'triangle', hertz: pitch.G4, decayMs: 220 }),
    count: () => this.note({ wave: 'square', hertz: 1200, decayMs: 6, level: -20 }),
    special: () => this.bellNote(pitch.D5, 900, 0),
    lift: () => {
      this.hiss({ filter: 'bandpass', hertz: 600, toHertz: 3000, decayMs: 140 });
      this.note({ wave: 'sine', hertz: pitch.G4, decayMs: 180 });
    },
  };

  /** Each reel two semitones above the one before. */
  private stop(reel: number): void {
    const hertz = pitch.G3 * 2 ** ((2 * reel) / 12);
    this.note({ wave: 'triangle', hertz, decayMs: 70 });
    this.hiss({ filter: 'bandpass', hertz: 900, decayMs: 15 });
  }

  private win(strength: 1 | 2 | 3): void {
    if (strength === 3) {
      const notes = [pitch.G4, pitch.A4, pitch.B4, pitch.D5, pitch.G5, pitch.B5];
      notes.forEach((hertz, index) => this.bellNote(hertz, 500, index * 110));
      return;
    }
    const notes = [pitch.G4, pitch.B4, pitch.D5, ...(strength === 2 ? [pitch.G5] : [])];
    notes.forEach((hertz, index) => {
      const afterMs = index * 90;
      this.note({ wave: 'triangle', hertz, decayMs: 260, afterMs });
      if (strength === 2) {
        this.note({ wave: 'triangle', hertz: hertz / 2, decayMs: 260, afterMs, level: -9 });
      }
    });
  }

  private bellNote(hertz: number, decayMs: number, afterMs: number): void {
    for (const [ratio, level] of bell) {
      this.note({ wave: 'sine', hertz: hertz * ratio, decayMs, afterMs, level });
    }
  }

  private note({ wave, hertz, toHertz, decayMs, afterMs = 0, level = 0 }: Note): void {
    const { context, out } = this;
    if (!context || !out) return;
    const from = context.currentTime + afterMs / 1000;
    const oscillator = context.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(hertz, from);
    if (toHertz) oscillator.frequency.exponentialRampToValueAtTime(toHertz, from + decayMs / 1000);
    oscillator.connect(this.envelope(from, 2, decayMs, level));
    oscillator.start(from);
    oscillator.stop(from + (decayMs * 5) / 1000);
  }

  private hiss({ filter, hertz, toHertz, attackMs = 1, decayMs, level = 0 }: Hiss): void {
    const { context } = this;
    if (!context || !this.noise) return;
    const from = context.currentTime;
    const source = context.createBufferSource();
    source.buffer = this.noise;
    const biquad = context.createBiquadFilter();
    biquad.type = filter;
    biquad.frequency.setValueAtTime(hertz, from);
    if (toHertz) biquad.frequency.exponentialRampToValueAtTime(toHertz, from + decayMs / 1000);
    source.connect(biquad).connect(this.envelope(from, attackMs, decayMs, level));
    source.start(from);
    source.stop(from + (attackMs + decayMs * 5) / 1000);
  }

  /** A steady tone that trembles: the same pitch from beginning to end. */
  private wait(): void {
    const { context, out } = this;
    if (!context || !out) return;
    const from = context.currentTime;
    const until = from + 0.9;
    const gain = context.createGain();
    gain.gain.setValueAtTime(peak * 0.5, from);
    gain.gain.setValueAtTime(peak * 0.5, until - 0.06);
    gain.gain.linearRampToValueAtTime(0, until);
    const tremble = context.createOscillator();
    const depth = context.createGain();
    tremble.frequency.value = 6;
    depth.gain.value = peak * 0.3;
    tremble.connect(depth).connect(gain.gain);
    for (const hertz of [pitch.D4, pitch.A4]) {
      const oscillator = context.createOscillator();
      oscillator.type = 'triangle';
      oscillator.frequency.value = hertz;
      oscillator.connect(gain);
      oscillator.start(from);
      oscillator.stop(until);
    }
    gain.connect(out);
    tremble.start(from);
    tremble.stop(until);
  }

  /** Twenty-four clicks a second, one for each cell. */
  private run(): void {
    const { context, out } = this;
    if (!context || !out || this.running) return;
    const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    const every = Math.floor(context.sampleRate / 24);
    const decay = (3 / 1000) * context.sampleRate;
    for (let index = 0; index < samples.length; index++) {
      samples[index] = (2 * Math.random() - 1) * Math.exp(-(index % every) / decay);
    }
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = 1800;
    const gain = context.createGain();
    gain.gain.value = peak * decibels(-18);
    source.connect(filter).connect(gain).connect(out);
    source.start();
    this.running = source;
  }

  private hush(): void {
    this.running?.stop();
    this.running = null;
  }

  private envelope(from: number, attackMs: number, decayMs: number, level: number): GainNode {
    const { context, out } = this;
    if (!context || !out) throw new Error('sound is not open');
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(peak * decibels(level), from + attackMs / 1000);
    gain.gain.setTargetAtTime(0, from + attackMs / 1000, decayMs / 3000);
    gain.connect(out);
    return gain;
  }

  private open(): void {
    if (this.context) return;
    this.context = new AudioContext({ latencyHint: 'interactive' });
    this.out = this.context.createGain();
    this.out.gain.value = volume;
    this.out.connect(this.context.destination);
    const length = this.context.sampleRate;
    this.noise = this.context.createBuffer(1, length, length);
    const samples = this.noise.getChannelData(0);
    for (let index = 0; index < length; index++) samples[index] = 2 * Math.random() - 1;
  }
}
