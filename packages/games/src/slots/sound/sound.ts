import type { Cue } from '../stage/timeline/cues';
import { cueShapes, samplesOf } from './cue-samples';
import { amplitudeOf, rate } from './measure';

/** Ends what sounds without a click. */
const fadeSeconds = { hush: 0.04, rest: 0.08, bed: 0.4 } as const;
const bedUnderCues = amplitudeOf(-6);
const limit = -6;

type Sounding = { source: AudioBufferSourceNode; gain: GainNode };

/** What is asked of a browser's audio; nothing is loaded, the samples are our own. */
export class Sound {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private readonly buffers = new Map<string, AudioBuffer>();
  private readonly sounding = new Set<Sounding>();
  private run: Sounding | null = null;
  private bed: Sounding | null = null;
  private isOn = false;
  private volume = 1;

  /** Off until the player turns it on; a browser lets a page sound only after a press. */
  setOn(isOn: boolean): void {
    this.isOn = isOn;
    if (!isOn) {
      this.play({ cue: 'silence' });
      return;
    }
    this.open();
    void this.context?.resume();
  }

  /** 0 to 1. */
  setVolume(volume: number): void {
    this.volume = volume;
    if (this.out) this.out.gain.value = volume;
  }

  play(cue: Cue): void {
    switch (cue.cue) {
      case 'silence':
        this.end(this.bed, fadeSeconds.bed);
        this.bed = null;
        this.hush();
        return;
      case 'hush':
        this.hush();
        return;
      case 'rest':
        this.end(this.run, fadeSeconds.rest);
        this.run = null;
        return;
      default:
        if (this.isOn && this.context) this.sound(cue);
    }
  }

  private sound(cue: Exclude<Cue, { cue: 'silence' | 'hush' | 'rest' }>): void {
    const name = nameOf(cue);
    if (name === 'run') this.run ??= this.start(name, { isLoop: true });
    else if (name === 'bed')
      this.bed ??= this.start(name, { isLoop: true, fadeIn: fadeSeconds.bed });
    else {
      const begun = this.start(name, {});
      if (begun) this.sounding.add(begun);
      if (begun) begun.source.onended = () => this.sounding.delete(begun);
      this.duckBed(name);
    }
  }

  private start(name: string, how: { isLoop?: boolean; fadeIn?: number }): Sounding | null {
    const { context, out } = this;
    const buffer = this.bufferOf(name);
    if (!context || !out || !buffer) return null;
    const source = context.createBufferSource();
    const gain = context.createGain();
    source.buffer = buffer;
    source.loop = how.isLoop ?? false;
    if (how.fadeIn) {
      gain.gain.setValueAtTime(0, context.currentTime);
      gain.gain.linearRampToValueAtTime(1, context.currentTime + how.fadeIn);
    }
    source.connect(gain).connect(out);
    source.start();
    return { source, gain };
  }

  private end(sounding: Sounding | null, seconds: number): void {
    const { context } = this;
    if (!sounding || !context) return;
    const { source, gain } = sounding;
    const now = context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + seconds);
    source.stop(now + seconds);
  }

  private hush(): void {
    this.play({ cue: 'rest' });
    for (const one of this.sounding) this.end(one, fadeSeconds.hush);
    this.sounding.clear();
  }

  /** The background sound plays under the cues. */
  private duckBed(name: string): void {
    const { context, bed } = this;
    if (!context || !bed) return;
    const { gain } = bed.gain;
    const until = context.currentTime + (cueShapes[name]?.ms ?? 0) / 1000;
    gain.cancelScheduledValues(context.currentTime);
    gain.setTargetAtTime(bedUnderCues, context.currentTime, 0.02);
    gain.setTargetAtTime(1, until, 0.1);
  }

  private bufferOf(name: string): AudioBuffer | null {
    const { context } = this;
    if (!context) return null;
    const decoded = this.buffers.get(name);
    if (decoded) return decoded;
    const samples = samplesOf(name);
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.getChannelData(0).set(samples);
    this.buffers.set(name, buffer);
    return buffer;
  }

  private open(): void {
    if (this.context) return;
    this.context = new AudioContext({ latencyHint: 'interactive' });
    const limiter = this.context.createDynamicsCompressor();
    limiter.threshold.value = limit;
    limiter.knee.value = 0;
    limiter.ratio.value = 20;
    limiter.attack.value = 0.001;
    limiter.release.value = 0.05;
    this.out = this.context.createGain();
    this.out.gain.value = this.volume;
    this.out.connect(limiter).connect(this.context.destination);
    this.prepare(Object.keys(cueShapes));
  }

  /** Computes the cues in idle time, one after the other. */
  private prepare(names: readonly string[]): void {
    const [name, ...rest] = names;
    if (name === undefined) return;
    setTimeout(() => {
      this.bufferOf(name);
      this.prepare(rest);
    }, 30);
  }
}

const nameOf = (cue: Exclude<Cue, { cue: 'silence' | 'hush' | 'rest' }>): string => {
  switch (cue.cue) {
    case 'stop':
      return `stop${Math.min(4, cue.reel)}`;
    case 'seal':
      return `seal${Math.min(4, cue.step)}`;
    case 'fall':
      return `fall${Math.min(5, cue.step)}`;
    case 'win':
      return `win${cue.strength}`;
    default:
      return cue.cue;
  }
};
