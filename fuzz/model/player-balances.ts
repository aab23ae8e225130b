import { credit, totalOf, type Part } from './shares';

/** What a player has by the acknowledged messages: pockets in the order of spending, and a debt. */
export class PlayerBalances {
  readonly pockets: bigint[];
  debt = 0n;

  constructor(pockets: bigint[]) {
    this.pockets = pockets;
  }

  get total(): bigint {
    return this.pockets.reduce((sum, balance) => sum + balance, 0n);
  }

  take(parts: readonly Part[]): void {
    for (const { place, amount } of parts) {
      if (place === 'debt') this.debt += amount;
      else this.pockets[place] = this.pockets[place]! - amount;
    }
  }

  give(parts: readonly Part[]): void {
    for (const { place, amount } of parts) {
      if (place === 'debt') this.debt -= amount;
      else this.pockets[place] = this.pockets[place]! + amount;
    }
  }

  /** A deposit: a debt is paid first. */
  deposit(place: number, amount: bigint): void {
    const parts = credit([{ place, amount: 1n }], amount, this.debt);
    this.give(parts);
    if (totalOf(parts) !== amount) throw new Error('a deposit was lost in the model');
  }
}
