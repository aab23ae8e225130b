import type { SlotRound } from '../../rules/round';
import type { Host } from './host';

type Around = { host: Host; sleep: (ms: number) => Promise<void> };

/** How often the page around the game is notified that a round is still held. */
export const aliveEveryMs = 20_000;

/**
 * The round whose balance is still held, as the page around the game is notified of it: begun
 * before the bet is sent, alive while it lasts, also while a card waits, and ended once.
 */
export class HeldRound {
  private readonly around: Around;
  private turn = 0;
  private isOn = false;

  constructor(around: Around) {
    this.around = around;
  }

  begin(key: string, stake: string): void {
    this.hold({ key, stake });
  }

  /** A round from before this page, or of another tab: its stake has left the balance already. */
  takeUp({ id, startedAt }: SlotRound): void {
    this.hold({ key: id, stake: '0', since: startedAt });
  }

  /** `played` is false for a round that never took place. */
  end(played: boolean): void {
    if (!this.isOn) return;
    this.isOn = false;
    this.turn += 1;
    this.around.host.send({ type: 'round-ended', played });
  }

  private hold(round: { key: string; stake: string; since?: string }): void {
    this.isOn = true;
    this.around.host.send({ type: 'round-started', ...round });
    void this.keepAlive(++this.turn);
  }

  private async keepAlive(turn: number): Promise<void> {
    for (;;) {
      await this.around.sleep(aliveEveryMs);
      if (turn !== this.turn) return;
      this.around.host.send({ type: 'round-alive' });
    }
  }
}
