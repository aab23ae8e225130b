import type { SlotOutcome } from '../../rules/round';
import type { Rules } from '../../rules/slot';
import { cuesOf, openingCues, type Cue, type TimedCue } from './cues';
import type { Scene } from './scene';
import { firstRestingBoard, restingBoardAfter, type RestingBoard } from './resting-board';
import { segmentAt, endTimelineOf, timelineOf, type Timeline } from './timeline';
import { finalScene, recallScene, sceneAt, restingScene, waitingScene } from './scene-at';

/** What a performance needs of its surroundings; tests turn the clock by hand. */
export type AnimatorHooks = {
  now: () => number;
  /** Calls back before the next picture. */
  requestFrame: (task: () => void) => number;
  cancelFrame: (id: number) => void;
  isReduced: () => boolean;
  onScene: (scene: Scene) => void;
  onCue: (cue: Cue) => void;
};

/** `passed` gates of the timeline lie behind; at the next one its clock stands. */
type Telling = { type: 'telling'; pressedAt: number; timeline: Timeline; passed: number };

type Act =
  | { type: 'still'; scene: Scene }
  | { type: 'waiting'; pressedAt: number }
  | Telling
  | { type: 'recalling'; pressedAt: number; calledAt: number };

/** A picture that takes longer than this for a second is drawn half as often. */
const slowFrameMs = 24;
/** A cue that is long past, as after a pause, is not made up for. */
const lateCueMs = 150;

/**
 * Plays rounds on the stage: keeps the time since the press, asks what is seen at it, and decides
 * nothing. One loop at most runs, and only while something moves.
 */
export class RoundAnimator {
  private readonly rules: Rules;
  private readonly around: AnimatorHooks;
  private act: Act;
  private stands: RestingBoard;
  private cues: TimedCue[] = [];
  private frame: number | null = null;
  private isHidden = false;
  private lastFrameAt = 0;
  private frameTimes: number[] = [];
  private isSlow = false;
  private skipsFrame = false;

  constructor(rules: Rules, around: AnimatorHooks) {
    this.rules = rules;
    this.around = around;
    this.stands = firstRestingBoard(rules);
    this.act = { type: 'still', scene: restingScene(rules, this.stands) };
  }

  /** The reels start; what they will show is not known. */
  press(): void {
    this.act = { type: 'waiting', pressedAt: this.around.now() };
    this.cues = [...openingCues(this.rules)];
    this.loop();
  }

  /** The server's answer. It is acted out only while the reels still turn for it. */
  answer(outcome: SlotOutcome): void {
    if (this.act.type !== 'waiting') {
      this.show(outcome);
      return;
    }
    const { pressedAt } = this.act;
    const timeline = this.storyOf(outcome, this.around.now() - pressedAt);
    this.stands = restingBoardAfter(outcome) ?? this.stands;
    this.cues = [...this.cues, ...cuesOf(timeline)];
    this.act = { type: 'telling', pressedAt, timeline, passed: 0 };
    this.loop();
  }

  /** No answer: what stood before the press comes back. */
  recall(): void {
    if (this.act.type !== 'waiting') return;
    const { pressedAt } = this.act;
    this.hush();
    this.act = { type: 'recalling', pressedAt, calledAt: this.around.now() - pressedAt };
    this.loop();
  }

  /**
   * A round after a return, or an answer that came too late to be acted out: its end, still. Free
   * spins that the player may not have seen wait on their card.
   */
  show(outcome: SlotOutcome): void {
    this.hush();
    const after = restingBoardAfter(outcome);
    if (!after) {
      this.act = { type: 'still', scene: restingScene(this.rules, this.stands) };
      this.loop();
      return;
    }
    const timeline = this.storyOf(outcome, 0);
    this.stands = after;
    const entry = timeline.segments.find(({ type }) => type === 'entry');
    if (entry) this.tellFrom(timeline, entry.until);
    else this.act = { type: 'still', scene: finalScene(timeline) };
    this.loop();
  }

  /** The end of a round as it was, for who looks at it again: nothing waits. */
  showEnd(outcome: SlotOutcome): void {
    this.hush();
    this.stands = restingBoardAfter(outcome) ?? this.stands;
    this.act = { type: 'still', scene: finalScene(this.storyOf(outcome, 0)) };
    this.loop();
  }

  /** The plates have been seen: the ticket with what they paid. */
  close(outcome: SlotOutcome): void {
    const { rules, stands: before } = this;
    const isReduced = this.around.isReduced();
    const timeline = endTimelineOf({ rules, outcome, before, answerAt: 0, isReduced });
    this.stands = restingBoardAfter(outcome) ?? before;
    this.tellFrom(timeline, timeline.segments[0]?.from ?? 0);
    this.loop();
  }

  /**
   * A tap: ends what counts or goes on from what waits. `isButton` is the button that says so.
   * False where it does nothing.
   */
  tap(isButton = false): boolean {
    if (this.act.type !== 'telling') return false;
    const { timeline, passed } = this.act;
    const t = this.timeOf(this.act);
    const gate = timeline.gates[passed];
    if (gate && t >= gate.at) {
      if (gate.by === 'button' && !isButton) return false;
      this.jump(this.act, gate.at + 1, passed + 1);
      return true;
    }
    const { tapTo } = segmentAt(timeline, t);
    if (tapTo === null || t >= tapTo) return false;
    this.jump(this.act, tapTo, passed);
    return true;
  }

  /** A page that is not seen draws nothing; seen again, it shows the end of what was going on. */
  setHidden(isHidden: boolean): void {
    this.isHidden = isHidden;
    if (isHidden) {
      this.around.onCue({ cue: 'silence' });
      if (this.frame !== null) this.around.cancelFrame(this.frame);
      this.frame = null;
      return;
    }
    if (this.act.type === 'telling') {
      const { timeline, passed } = this.act;
      this.jump(this.act, timeline.gates[passed]?.at ?? timeline.endAt, passed);
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
    if (act.type === 'telling') return sceneAt(act.timeline, this.timeOf(act));
    const t = this.around.now() - act.pressedAt;
    const isReduced = this.around.isReduced();
    if (act.type === 'waiting') return waitingScene(rules, stands, t, isReduced);
    return recallScene(rules, stands, act.calledAt, t, isReduced);
  }

  private storyOf(outcome: SlotOutcome, answerAt: number): Timeline {
    const { rules, stands: before } = this;
    const isReduced = this.around.isReduced();
    return timelineOf({ rules, outcome, before, answerAt, isReduced });
  }

  /** The timeline's own time: it stands at a gate. */
  private timeOf({ pressedAt, timeline, passed }: Telling): number {
    const t = this.around.now() - pressedAt;
    return Math.min(t, timeline.gates[passed]?.at ?? t);
  }

  private tellFrom(timeline: Timeline, t: number): void {
    this.cues = cuesOf(timeline).filter(({ at }) => at >= t);
    this.act = { type: 'telling', pressedAt: this.around.now() - t, timeline, passed: 0 };
  }

  private jump(act: Telling, t: number, passed: number): void {
    this.act = { ...act, passed, pressedAt: this.around.now() - t };
    this.cues = cuesOf(act.timeline).filter(({ at }) => at >= t);
    this.around.onCue({ cue: 'hush' });
    this.loop();
  }

  private hush(): void {
    this.cues = [];
    this.around.onCue({ cue: 'silence' });
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
    const scene = this.sceneNow();
    const stands = !scene.isMoving || this.isAtGate();
    this.skipsFrame = this.isSlow && !this.skipsFrame;
    if (!this.skipsFrame || stands) this.around.onScene(scene);
    if (this.act.type === 'waiting' || !stands) this.loop();
    else if (this.act.type === 'telling' && !scene.isMoving) this.act = { type: 'still', scene };
  };

  private isAtGate(): boolean {
    if (this.act.type !== 'telling') return false;
    const gate = this.act.timeline.gates[this.act.passed];
    return gate !== undefined && this.timeOf(this.act) >= gate.at;
  }

  private soundCues(): void {
    if (this.act.type === 'still' || this.act.type === 'recalling') return;
    const t =
      this.act.type === 'telling' ? this.timeOf(this.act) : this.around.now() - this.act.pressedAt;
    while (this.cues[0] && this.cues[0].at <= t) {
      const { at, ...cue } = this.cues.shift()!;
      if (t - at < lateCueMs) this.around.onCue(cue);
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
