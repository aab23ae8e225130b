import type { PlayedRound } from '../lib/wire';
import type { Performer } from '../stage/performer';
import type { Scene } from '../stage/scene';
import { less, sum } from './amounts';
import { Refused, type Api } from './api';
import { askForLift, askForRound, untilCertain, waitOf } from './ask-round';
import type { Host } from './host';
import { dropPending, keepPending, type TabStorage } from './pending';
import type { Store } from './store';
import { isShort, noticeAfterReturn, type Notice, type TableState } from './table-state';

/** What a table needs of the browser; tests put their own in its place. */
export type Surroundings = {
  api: Api;
  host: Host;
  performer: Performer;
  storage: TabStorage;
  session: string;
  now: () => number;
  /** Resolves after a time; a table that was left ends its waiting there. */
  sleep: (ms: number) => Promise<void>;
  newKey: () => string;
};

/** After this long the player is told that the network is slow. */
export const slowAfterMs = 4000;
/** After this long the reels come to rest on what stood before. */
export const lostAfterMs = 15_000;
/** So much later the server agrees for sure that the pace was kept. */
const paceMarginMs = 30;

/**
 * One player at one game: starts rounds, asks again until each is certain, and moves the money on
 * the screen when the server has said so.
 */
export class Table {
  readonly store: Store<TableState>;
  private readonly around: Surroundings;
  /** Server's clock minus ours. */
  private readonly clockShift: number;
  /** Counts starts, so that an answer to an old one is known as such; and the last answered. */
  private turn = 0;
  private answered = 0;
  private isSettled = true;
  private onSettled: (() => void) | null = null;

  constructor(store: Store<TableState>, around: Surroundings) {
    this.store = store;
    this.around = around;
    this.clockShift = Date.parse(store.get().boot.serverTime) - around.now();
  }

  /** Shows the round that was open or has ended while the player was away. */
  async resume(): Promise<void> {
    const { boot } = this.store.get();
    const { api, host, performer } = this.around;
    void this.loadRecent();
    dropPending(this.around.storage, this.around.session);
    if (!boot.current) return;
    const round = await untilCertain(this.around.sleep, boot.current, () =>
      api.round(boot.current?.id ?? ''),
    );
    host.tell({ type: 'round-started', key: round.id, stake: round.stake });
    performer.show(round.outcome);
    this.store.set({ round, notice: noticeAfterReturn(round) });
    this.finish(round);
  }

  /** Shows a stored round again: its end, and no button. */
  async replay(id: string): Promise<void> {
    this.store.set({ spin: 'closed' });
    const round = await this.around.api.round(id);
    this.around.performer.show(round.outcome);
    this.store.set({ round, notice: { type: 'replay' }, recent: [round] });
  }

  async start(): Promise<void> {
    const state = this.store.get();
    if (state.spin !== 'open' || state.isPaused || state.isPicking) return;
    if (isShort(state)) {
      this.store.set({ notice: { type: 'short' } });
      return;
    }
    const { performer, host, newKey, storage, session, now } = this.around;
    const turn = ++this.turn;
    const key = newKey();
    const pressedAt = now();
    keepPending(storage, session, { key, stake: state.stake });
    this.isSettled = false;
    this.store.set({ spin: 'running', notice: null, told: null });
    performer.press();
    host.tell({ type: 'round-started', key, stake: state.stake });
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
      this.refuse(failure, turn, pressedAt);
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
    if (!answer.round.outcome.awaits) this.finish(answer.round);
  }

  /** The plates have been seen: back to the reels. */
  closePick(): void {
    const { round } = this.store.get();
    this.store.set({ isPicking: false });
    if (round) this.around.performer.show(round.outcome);
  }

  setStake(stake: string): void {
    if (this.store.get().spin !== 'open') return;
    const { notice } = this.store.get();
    this.store.set({ stake, notice: notice?.type === 'short' ? null : notice });
  }

  askForDeposit(): void {
    this.around.host.tell({ type: 'deposit' });
  }

  /** The site says that the wallet changed: the server is asked, nothing is assumed. */
  async refreshBalance(): Promise<void> {
    const turn = this.turn;
    const boot = await this.around.api.boot().catch(() => null);
    if (!boot || turn !== this.turn || !this.isSettled) return;
    const { notice } = this.store.get();
    this.store.set({
      balance: boot.balance,
      net: boot.sessionNet,
      notice: notice?.type === 'short' ? null : notice,
    });
  }

  pause(isPaused: boolean): void {
    this.store.set({ isPaused });
  }

  /** Told of every scene: money and button wait for the reels. */
  onScene(scene: Scene): void {
    this.isSettled = scene.isSettled;
    if (!scene.isSettled || !this.onSettled) return;
    const task = this.onSettled;
    this.onSettled = null;
    task();
  }

  /** Tells the player after 4 s, and gives the reels back after 15. */
  private watch(turn: number): void {
    const { sleep } = this.around;
    void sleep(slowAfterMs).then(() => {
      if (turn !== this.turn || !this.isWaiting(turn)) return;
      if (!this.store.get().notice) this.store.set({ notice: { type: 'slow' } });
    });
    void sleep(lostAfterMs).then(() => {
      if (turn === this.turn && this.isWaiting(turn)) this.lose(turn);
    });
  }

  private isWaiting(turn: number): boolean {
    return this.answered < turn;
  }

  private lose(turn: number): void {
    if (turn !== this.turn) return;
    const { round } = this.store.get();
    this.around.performer.recall();
    this.store.set({ notice: { type: 'lost', number: round ? round.number + 1 : null } });
  }

  private show(round: PlayedRound, turn: number): void {
    const wasLost = this.store.get().notice?.type === 'lost';
    this.answered = turn;
    if (round.status === 'refunded') {
      this.around.performer.recall();
      this.store.set({ round: null, notice: { type: 'refunded' } });
    } else {
      this.store.set({ round, notice: wasLost ? { type: 'away' } : null });
      this.isSettled = false;
      this.around.performer.answer(round.outcome);
    }
    if (this.isSettled || wasLost || round.status === 'refunded') this.finish(round);
    else this.onSettled = () => this.finish(round);
  }

  /** The reels lie still: what the server said of the money is shown now. */
  private finish(round: PlayedRound): void {
    if (round.outcome.awaits === 'pick') {
      this.store.set({ isPicking: true, spin: 'running', told: round });
      return;
    }
    if (round.status === 'settled' || round.status === 'refunded') this.pay(round);
    else void this.settle(round);
  }

  private async settle(round: PlayedRound): Promise<void> {
    const turn = this.turn;
    this.store.set({ notice: this.store.get().notice ?? { type: 'settling' } });
    for (let attempt = 0; ; attempt++) {
      await this.around.sleep(waitOf(attempt));
      const latest = await this.around.api.round(round.id).catch(() => null);
      if (turn !== this.turn) return;
      if (latest && (latest.status === 'settled' || latest.status === 'refunded')) {
        const { notice } = this.store.get();
        this.store.set({ round: latest, notice: notice?.type === 'settling' ? null : notice });
        this.pay(latest);
        return;
      }
    }
  }

  private pay(round: PlayedRound): void {
    const state = this.store.get();
    const isRefunded = round.status === 'refunded';
    const isCounted = state.recent.some(({ id }) => id === round.id);
    const gain = less(round.payout, round.stake);
    this.store.set({
      balance: round.balanceAfter ?? state.balance,
      net: isRefunded || isCounted ? state.net : sum(state.net, gain),
      recent: isCounted ? state.recent : [round, ...state.recent].slice(0, 50),
      told: isRefunded ? null : round,
    });
    this.around.host.tell({ type: 'round-ended', played: !isRefunded });
    if (!isRefunded) void this.around.api.seen(round.id).catch(() => null);
    // The session's sum knows already of a round from before this page.
    if (state.boot.current?.id === round.id) void this.refreshBalance();
    void this.open(round);
  }

  /** The button opens when the server takes the next start, without a sign. */
  private async open(round: PlayedRound): Promise<void> {
    const turn = this.turn;
    const { boot } = this.store.get();
    const wait = Date.parse(round.nextStartAt) - this.clockShift - this.around.now();
    if (wait > 0) await this.around.sleep(Math.min(wait + paceMarginMs, 2 * boot.paceMs));
    if (turn === this.turn) this.store.set({ spin: 'open' });
  }

  private refuse(failure: unknown, turn: number, pressedAt: number): void {
    if (turn !== this.turn) return;
    this.answered = turn;
    const code = failure instanceof Refused ? failure.code : 'network';
    this.around.performer.recall();
    this.around.host.tell({ type: 'round-ended', played: false });
    if (code === 'wallet.insufficient_funds') {
      this.store.set({ notice: { type: 'short' } });
      void this.refreshBalance();
    } else {
      this.store.set({ notice: { type: 'refused', code } });
    }
    if (code === 'session.expired' || code === 'game.unavailable') {
      this.store.set({ spin: 'closed' });
      this.around.host.tell({ type: 'failed', code });
      return;
    }
    if (code === 'round.open') void this.takeUp();
    const { paceMs } = this.store.get().boot;
    const wait = pressedAt + paceMs - this.around.now();
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
    this.around.performer.show(round.outcome);
    this.store.set({ round, notice: noticeAfterReturn(round) });
    this.finish(round);
  }

  private async loadRecent(): Promise<void> {
    const answer = await this.around.api.rounds().catch(() => null);
    if (answer && !this.store.get().recent.length) this.store.set({ recent: answer.list });
  }
}
