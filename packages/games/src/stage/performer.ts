import type { Outcome } from '../lib/round';
import type { Rules } from '../lib/slot';
import { cuesOf, openingCues, type Cue, type TimedCue } from './cues';
import type { Scene } from './scene';
import { firstStanding, standingAfter, type Standing } from './standing';
import { tellStory, type Story } from './story';
import { finalScene, recallScene, sceneAt, standingScene, waitingScene } from './tell-scene';

/** What a performance needs of its surroundings; tests turn the clock by hand. */
export type Surroundings = {
  now: () => number;
  /** Calls back before the next picture. */
  requestFrame: (task: () => void) => number;
  cancelFrame: (id: number) => void;
  isReduced: () => boolean;
  onScene: (scene: Scene) => void;
  onCue: (cue: Cue) => void;
};

type Act =
  | { type: 'still'; scene: Scene }
  | { type: 'waiting'; pressedAt: number }
  | { type: 'telling'; pressedAt: number; story: Story }
  | { type: 'recalling'; pressedAt: number; calledAt: number };

/** A picture that takes longer than this for a second is drawn half as often. */
const slowFrameMs = 24;

/**
 * Plays rounds on the stage: keeps the time since the press, asks what is seen at it, and decides
 * nothing. One loop at most runs, and only while something moves.
 */
export class Performer {
  private readonly rules: Rules;
  private readonly around: Surroundings;
  private act: Act;
  private stands: Standing;
  private cues: TimedCue[] = [];
  private frame: number | null = null;
  private isHidden = false;
  private lastFrameAt = 0;
  private frameTimes: number[] = [];
  private isSlow = false;
  private skipsFrame = false;

  constructor(rules: Rules, around: Surroundings) {
    this.rules = rules;
    this.around = around;
    this.stands = firstStanding(rules);
    this.act = { type: 'still', scene: standingScene(rules, this.stands) };
  }

  /** The reels start; what they will show is not known. */
  press(): void {
    this.act = { type: 'waiting', pressedAt: this.around.now() };
    this.cues = [...openingCues];
    this.loop();
  }

  /** The server's answer. It is acted out only while the reels still turn for it. */
  answer(outcome: Outcome): void {
    if (this.act.type !== 'waiting') {
      this.show(outcome);
      return;
    }
    const { pressedAt } = this.act;
    const answerAt = this.around.now() - pressedAt;
    const isReduced = this.around.isReduced();
    const { rules, stands: before } = this;
    const story = tellStory({ rules, outcome, before, answerAt, isReduced });
    this.stands = standingAfter(outcome) ?? before;
    this.cues = [...this.cues, ...cuesOf(story)];
    this.act = { type: 'telling', pressedAt, story };
    this.loop();
  }

  /** No answer: what stood before the press comes back. */
  recall(): void {
    if (this.act.type !== 'waiting') return;
    const { pressedAt } = this.act;
    this.cues = [];
    this.around.onCue({ cue: 'hush' });
    this.act = { type: 'recalling', pressedAt, calledAt: this.around.now() - pressedAt };
    this.loop();
  }

  /** The end of a round, still: after a return, or an answer that came too late to be acted out. */
  show(outcome: Outcome): void {
    const { rules, stands: before } = this;
    const after = standingAfter(outcome);
    this.cues = [];
    this.around.onCue({ cue: 'hush' });
    if (after) {
      this.stands = after;
      const story = tellStory({ rules, outcome, before, answerAt: 0, isReduced: true });
      this.act = { type: 'still', scene: finalScene(story) };
    } else {
      this.act = { type: 'still', scene: standingScene(rules, before) };
    }
    this.loop();
  }

  /** Ends the celebration that is being shown, if one is. */
  skip(): boolean {
    if (this.act.type !== 'telling') return false;
    const { story, pressedAt } = this.act;
    const t = this.around.now() - pressedAt;
    const beat = story.beats.findLast(({ from }) => t >= from);
    if (beat?.type !== 'wins' || t >= beat.until) return false;
    this.act = { ...this.act, pressedAt: pressedAt - (beat.until - t) };
    this.cues = this.cues.filter(({ at }) => at >= beat.until);
    this.loop();
    return true;
  }

  /** A page that is not seen draws nothing; seen again, it shows the end of what was going on. */
  setHidden(isHidden: boolean): void {
    this.isHidden = isHidden;
    if (isHidden) {
      this.around.onCue({ cue: 'hush' });
      if (this.frame !== null) this.around.cancelFrame(this.frame);
      this.frame = null;
      return;
    }
    if (this.act.type === 'telling') {
      this.act = { type: 'still', scene: finalScene(this.act.story) };
      this.cues = [];
    }
    this.loop();
  }

  /** Draws the present moment again: a new size, new sprites, a canvas that was lost. */
  redraw(): void {
    if (this.frame === null) this.around.onScene(this.sceneNow());
  }

  /** The board that stands or will stand: its sprites are needed first. */
  boardSymbols(): string[] {
    return [...this.stands.board.flat(), ...(this.stands.neighbours?.flat() ?? [])];
  }

  sceneNow(): Scene {
    const { act, rules, stands } = this;
    if (act.type === 'still') return act.scene;
    const t = this.around.now() - act.pressedAt;
    const isReduced = this.around.isReduced();
    if (act.type === 'waiting') return waitingScene(rules, stands, t, isReduced);
    if (act.type === 'recalling') return recallScene(rules, stands, act.calledAt, t, isReduced);
    const scene = sceneAt(act.story, t);
    return this.isSlow ? { ...scene, rosette: 0 } : scene;
  }

  private loop(): void {
    if (this.isHidden) return;
    if (this.frame === null) this.frame = this.around.requestFrame(this.step);
  }

  private readonly step = (): void => {
    this.frame = null;
    if (this.isHidden) return;
    this.measure();
    this.soundCues();
    this.skipsFrame = this.isSlow && !this.skipsFrame;
    const scene = this.sceneNow();
    if (!this.skipsFrame || !scene.isMoving) this.around.onScene(scene);
    if (scene.isMoving || this.act.type === 'waiting') this.loop();
    else if (this.act.type === 'telling') this.act = { type: 'still', scene };
  };

  private soundCues(): void {
    if (this.act.type === 'still' || this.act.type === 'recalling') return;
    const t = this.around.now() - this.act.pressedAt;
    while (this.cues[0] && this.cues[0].at <= t) {
      const { at, ...cue } = this.cues.shift()!;
      // A cue that is long past, as after a pause, is not made up for.
      if (t - at < 150) this.around.onCue(cue);
    }
  }

  /** Watches a second of pictures: their median says whether the device keeps up. */
  private measure(): void {
    const now = this.around.now();
    const took = now - this.lastFrameAt;
    this.lastFrameAt = now;
    if (took > 250) return;
    this.frameTimes.push(took);
    if (this.frameTimes.reduce((sum, time) => sum + time, 0) < 1000) return;
    const sorted = [...this.frameTimes].sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    if (median > slowFrameMs) this.isSlow = true;
    this.frameTimes = [];
  }
}
