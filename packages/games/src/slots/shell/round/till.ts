import type { ToGame } from '@parlour/contract/frame';
import type { SlotRound } from '../../rules/round';
import { less, sum } from '../page/amounts';
import type { Api } from '../page/api';
import { waitOf } from './ask-round';
import type { HeldRound } from './held-round';
import type { Store } from './store';
import { sinceBy, type ControllerState } from './controller-state';

type Around = { api: Api; sleep: (ms: number) => Promise<void> };

export type Played = Omit<Extract<ToGame, { type: 'played' }>, 'parlour' | 'type'>;

/**
 * Totals of money and time as the page shows them: nothing of a round before the stage showed it.
 */
export class Till {
  private readonly store: Store<ControllerState>;
  private readonly around: Around;
  private readonly held: HeldRound;
  /** The site sends the totals of the session; until then they are this frame's own. */
  private isNetGiven = false;

  constructor(store: Store<ControllerState>, around: Around, held: HeldRound) {
    this.store = store;
    this.around = around;
    this.held = held;
  }

  /** The stage has shown the amount: the server's money figures are shown now. */
  pay(round: SlotRound): void {
    const state = this.store.get();
    const isRefunded = round.status === 'refunded';
    const isCounted = state.recent.some(({ id }) => id === round.id);
    const gain = less(round.payout, round.stake);
    this.store.set({
      isHeld: false,
      balance: round.balanceAfter ?? (isRefunded ? sum(state.balance, round.stake) : state.balance),
      net: isRefunded || isCounted ? state.net : sum(state.net, gain),
      recent: isCounted ? state.recent : [round, ...state.recent].slice(0, 50),
      announcedRound: isRefunded ? null : round,
    });
    this.held.end(!isRefunded);
    if (!isRefunded) void this.around.api.seen(round.id).catch(() => null);
    // The session's total includes a round from before this page already.
    if (state.boot.current?.id === round.id) void this.refreshBalance(() => true);
  }

  /** Asks until the money of a round is certain. Null when the player has gone on. */
  async settle(round: SlotRound, isCurrent: () => boolean): Promise<SlotRound | null> {
    this.store.set({ notice: this.store.get().notice ?? { type: 'settling' } });
    for (let attempt = 0; ; attempt++) {
      await this.around.sleep(waitOf(attempt));
      const latest = await this.around.api.round(round.id).catch(() => null);
      if (!isCurrent()) return null;
      if (latest && (latest.status === 'settled' || latest.status === 'refunded')) {
        const { notice } = this.store.get();
        this.store.set({ round: latest, notice: notice?.type === 'settling' ? null : notice });
        this.pay(latest);
        return latest;
      }
    }
  }

  async refreshBalance(isCurrent: () => boolean): Promise<void> {
    const boot = await this.around.api.boot().catch(() => null);
    const { notice, isHeld, net } = this.store.get();
    if (!boot || !isCurrent() || isHeld) return;
    this.store.set({
      balance: boot.balance,
      net: this.isNetGiven ? net : boot.sessionNet,
      notice: notice?.type === 'short' ? null : notice,
    });
  }

  /** The site's account replaces the frame's own; what a held round adds comes with its end. */
  setPlayed({ startedAt, asOf, net }: Played): void {
    const { isHeld, boot } = this.store.get();
    if (isHeld || boot.mode === 'demo') return;
    this.isNetGiven = true;
    this.store.set({ playedSince: sinceBy(startedAt, asOf), net });
  }

  /** The held round is not in the list before the stage has shown it. */
  async loadRecent(): Promise<void> {
    const answer = await this.around.api.rounds().catch(() => null);
    const { recent, round, boot, isHeld } = this.store.get();
    const held = isHeld ? (round ?? boot.current)?.id : undefined;
    const known = new Set([...recent.map(({ id }) => id), held]);
    const older =
      answer?.list.filter(({ id, status }) => status !== 'refused' && !known.has(id)) ?? [];
    this.store.set({ recent: [...recent, ...older].slice(0, 50) });
  }
}
