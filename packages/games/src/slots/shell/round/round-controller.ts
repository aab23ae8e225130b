import type { SlotRound } from '../../rules/round';
import type { RoundAnimator } from '../../stage/timeline/round-animator';
import type { Scene } from '../../stage/timeline/scene';
import { less } from '../page/amounts';
import { Refused, type Api } from '../page/api';
import { askForLift, askForRound, untilCertain } from './ask-round';
import { HeldRound } from './held-round';
import type { Host } from './host';
import { dropPending, keepPending, type TabStorage } from './pending';
import type { Store } from './store';
import {
  heldBalance,
  isLimited,
  isShort,
  noticeAfterReturn,
  type Notice,
  type ControllerState,
} from './controller-state';
import { Till } from './till';

/** What a controller needs of the browser; tests put their own in its place. */
export type Surroundings = {
  api: Api;
  host: Host;
  animator: RoundAnimator;
  storage: TabStorage;
  session: string;
  now: () => number;
  /** Resolves after a time; a controller that was left ends its waiting there. */
  sleep: (ms: number) => Promise<void>;
  newKey: () => string;
};

/** After this long the player is notified that the network is slow. */
export const slowAfterMs = 4000;
/** After this long the reels stop on the previous board. */
export const lostAfterMs = 15_000;
/** So much later the server agrees for sure that the pace was kept. */
const paceMarginMs = 30;

/**
 * One player at one game: starts rounds, asks again until each is certain, and moves the money on
 * the screen when the server has said so.
 */
export class RoundController {
  readonly store: Store<ControllerState>;
  private readonly around: Surroundings;
  /** Server's clock minus ours. */
  private readonly clockShift: number;
  /** Counts starts, so that an answer to an old one is recognised; and the last answered. */
  private turn = 0;
  private answered = 0;
  private readonly held: HeldRound;
  readonly till: Till;
  /** Callbacks when the board of the round rests, and when its amount has been shown. */
  private onRest: (() => void) | null = null;
  private onSumShown: (() => void) | null = null;

  constructor(store: Store<ControllerState>, around: Surroundings) {
    this.store = store;
    this.around = around;
    this.held = new HeldRound(around);
    this.till = new Till(store, around, this.held);
    this.clockShift = Date.parse(store.get().boot.serverTime) - around.now();
  }

  /** Shows the round that was open or has ended while the player was away. */
  async resume(): Promise<void> {
    const { current } = this.store.get().boot;
    const { api, sleep, storage, session } = this.around;
    void this.till.loadRecent();
    dropPending(storage, session);
    if (!current) return;
    this.held.takeUp(current);
    const round = await untilCertain(sleep, current, () => api.round(current.id));
    this.showAgain(round);
  }

  /** Shows a stored round again: its end, and no button. */
  async replay(id: string): Promise<void> {
    this.store.set({ spin: 'closed' });
    const round = await this.around.api.round(id);
    this.around.animator.showEnd(round.outcome);
    this.store.set({ round, notice: { type: 'replay' }, recent: [round] });
  }

  async start(): Promise<void> {
    const state = this.store.get();
    if (state.spin !== 'open' || state.isPaused || state.isPicking || state.isHeld) return;
    if (isShort(state)) {
      this.store.set({ notice: { type: 'short' } });
      return;
    }
    const { animator, newKey, storage, session, now } = this.around;
    const turn = ++this.turn;
    const key = newKey();
    const pressedAt = now();
    keepPending(storage, session, { key, stake: state.stake });
    this.store.set({
      spin: 'running',
      notice: null,
      announcedRound: null,
      isHeld: true,
      balance: less(state.balance, state.stake),
    });
    this.held.begin(key, state.stake);
    animator.press();
    this.watch(turn);
    try {
      const round = await askForRound(this.around, {
        stake: state.stake,
        key,
        onLost: () => this.lose(turn),
      });
      dropPending(storage, session);
      this.show(round, turn);
    } catch (failure) {
      dropPending(storage, session);
      this.refuse(failure, turn, { pressedAt, balance: state.balance });
    }
  }

  /** Lifts a plate of the open round. */
  async lift(plate: number): Promise<void> {
    const { round, lifting, isPicking } = this.store.get();
    if (!round || lifting !== null || !isPicking) return;
    this.store.set({ lifting: plate, notice: null });
    const onLost = () => this.store.set({ notice: { type: 'lost', number: round.number } });
    const answer = await askForLift(this.around, { round, plate, onLost });
    const notice: Notice | null = answer.refused ? { type: 'refused', code: answer.refused } : null;
    this.store.set({ round: answer.round, lifting: null, notice });
  }

  /** The plates have been seen: back to the reels. */
  closePick(): void {
    const { round } = this.store.get();
    this.store.set({ isPicking: false });
    if (!round || round.outcome.awaits) return;
    this.expect(round);
    this.around.animator.close(round.outcome);
  }

  /** Quay, Space, Enter: ends what counts, goes on from what waits, or spins. */
  press(): void {
    const { spin, isHeld } = this.store.get();
    const isFree = spin === 'open' && !isHeld;
    if (isFree || !this.around.animator.tap(true)) void this.start();
  }

  setStake(stake: string): void {
    if (this.store.get().spin !== 'open') return;
    const { notice } = this.store.get();
    this.store.set({ stake, notice: notice?.type === 'short' ? null : notice });
  }

  askForDeposit(): void {
    this.around.host.send({ type: 'deposit' });
  }

  /** The site reports that the wallet changed: the server is asked, nothing is assumed. */
  readonly refreshBalance = (turn = this.turn): Promise<void> =>
    this.till.refreshBalance(() => turn === this.turn);

  pause(isPaused: boolean): void {
    this.store.set({ isPaused });
  }

  /** SceneSummary of every scene: the button waits for the reels, and the money for the figure. */
  onScene(scene: Scene): void {
    const { onRest, onSumShown } = this;
    if (scene.isSettled && onRest) {
      this.onRest = null;
      onRest();
    }
    if (scene.isSumShown && onSumShown) {
      this.onSumShown = null;
      onSumShown();
    }
  }

  /** Notifies the player after 4 s, and resets the reels after 15. */
  private watch(turn: number): void {
    const { sleep } = this.around;
    void sleep(slowAfterMs).then(() => {
      const isSaid = this.store.get().notice !== null;
      if (this.isWaiting(turn) && !isSaid) this.store.set({ notice: { type: 'slow' } });
    });
    void sleep(lostAfterMs).then(() => this.isWaiting(turn) && this.lose(turn));
  }

  private isWaiting(turn: number): boolean {
    return turn === this.turn && this.answered < turn;
  }

  private lose(turn: number): void {
    if (turn !== this.turn) return;
    const { round } = this.store.get();
    this.around.animator.recall();
    this.store.set({ notice: { type: 'lost', number: round ? round.number + 1 : null } });
  }

  private show(round: SlotRound, turn: number): void {
    const wasLost = this.store.get().notice?.type === 'lost';
    this.answered = turn;
    if (round.status === 'refunded') {
      this.around.animator.recall();
      this.store.set({ round: null, notice: { type: 'refunded' } });
      this.till.pay(round);
      void this.open(round);
      return;
    }
    this.store.set({ round, notice: wasLost ? { type: 'away', isLost: true } : null });
    this.expect(round);
    this.around.animator.answer(round.outcome);
  }

  /** A round that is taken up: its end, still. */
  private showAgain(round: SlotRound): void {
    this.store.set({ round, notice: noticeAfterReturn(round) });
    if (round.status === 'refunded') {
      this.till.pay(round);
      void this.open(round);
      return;
    }
    this.expect(round);
    this.around.animator.show(round.outcome);
  }

  /** What follows when the stage has shown the round. */
  private expect(round: SlotRound): void {
    if (round.outcome.awaits) {
      this.onSumShown = null;
      this.onRest = () =>
        this.store.set({ isPicking: true, spin: 'running', announcedRound: round });
      return;
    }
    const isSure = round.status === 'settled';
    this.onRest = () => void (isSure && this.open(round));
    this.onSumShown = () => void (isSure ? this.till.pay(round) : this.settle(round));
  }

  private async settle(round: SlotRound): Promise<void> {
    const turn = this.turn;
    const settled = await this.till.settle(round, () => turn === this.turn);
    if (settled) void this.open(settled);
  }

  /** The button opens when the server takes the next start, without a sign. */
  private async open(round: SlotRound): Promise<void> {
    const turn = this.turn;
    const { boot } = this.store.get();
    const wait = Date.parse(round.nextStartAt) - this.clockShift - this.around.now();
    if (wait > 0) await this.around.sleep(Math.min(wait + paceMarginMs, 2 * boot.paceMs));
    if (turn === this.turn) this.store.set({ spin: 'open' });
  }

  private refuse(
    failure: unknown,
    turn: number,
    before: { pressedAt: number; balance: string },
  ): void {
    if (turn !== this.turn) return;
    this.answered = turn;
    const code = failure instanceof Refused ? failure.code : 'network';
    this.around.animator.recall();
    this.held.end(false);
    this.store.set({ isHeld: false, balance: before.balance });
    const isUnpaid = code === 'wallet.insufficient_funds';
    this.store.set({ notice: isUnpaid ? { type: 'short' } : { type: 'refused', code } });
    if (isUnpaid) void this.refreshBalance();
    if (code === 'session.expired' || code === 'game.unavailable') {
      this.store.set({ spin: 'closed' });
      this.around.host.send({ type: 'failed', code });
      return;
    }
    if (isLimited(code)) this.around.host.send({ type: 'limited' });
    if (code === 'round.open') void this.takeUp();
    const { paceMs } = this.store.get().boot;
    const wait = before.pressedAt + paceMs - this.around.now();
    void this.around.sleep(Math.max(600, wait)).then(() => {
      if (turn === this.turn) this.store.set({ spin: 'open' });
    });
  }

  /** Another tab of the player has a round open in this game: it is shown here. */
  private async takeUp(): Promise<void> {
    const turn = ++this.turn;
    const { round } = await this.around.api.current().catch(() => ({ round: null }));
    if (turn !== this.turn) return;
    if (!round) {
      this.store.set({ spin: 'open' });
      return;
    }
    this.held.takeUp(round);
    const { balance } = this.store.get();
    this.store.set({ isHeld: true, balance: heldBalance(round) ?? balance });
    this.showAgain(round);
  }
}
