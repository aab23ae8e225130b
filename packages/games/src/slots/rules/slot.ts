import type { PlateFace, SymbolName } from './round';

/** Whole units paid, by how many alike. */
export type Pays = Partial<Record<number, number>>;

type Common = {
  code: string;
  /**
   * Grows with any change of strips, pays or rules; a round is read by the version it was played
   * with.
   */
  version: string;
  cols: number;
  rows: number;
  /**
   * Stake units in a total stake. Pays are units; a multiple of the stake is that many times
   * this.
   */
  units: number;
  /** Low to high as they are drawn, specials last. */
  symbols: SymbolName[];
  pays: Record<SymbolName, Pays>;
};

/** A symbol that stands for every one that pays. */
export type Wild = {
  symbol: SymbolName;
  /** Each wild in a win doubles it. */
  doubles?: true;
  /** A wild in view on this reel turns the whole reel wild before wins are read. */
  fillsReel?: number;
};

/**
 * Pays anywhere in view, in multiples of the total stake, and gives free spins on the same
 * strips.
 */
export type Scatter = {
  symbol: SymbolName;
  /** Multiples of the total stake. */
  pays: Pays;
  spins: Pays;
  /** Every win of a free spin is multiplied by this. */
  multiplier: number;
  /** Free spins in one round, retriggers included. */
  most: number;
};

/** One of the symbol in view on each of the reels opens the plates. */
export type Pick = {
  symbol: SymbolName;
  reels: number[];
  plates: PlateFace[];
  lifts: number;
};

/** Wins along lines, or by ways from the left. */
export type ReelRules = Common & {
  kind: 'lines' | 'ways';
  /** One strip a reel, read downwards and round. */
  strips: SymbolName[][];
  /** Row of each reel, a line each; empty for ways. */
  lines: number[][];
  wild?: Wild;
  /** A full line of these, mixed, pays when nothing better does. */
  mixed?: { symbols: SymbolName[]; units: number };
  /** So many of the symbol anywhere on a line pay when nothing better does. */
  some?: { symbol: SymbolName; count: number; units: number };
  scatter?: Scatter;
  pick?: Pick;
};

/** So many alike anywhere pay and fall out; what is missing falls in. */
export type CascadeRules = Common & {
  kind: 'anywhere';
  /** Chances of a cell, out of their sum; there are no strips. */
  weights: Record<SymbolName, number>;
  /** One multiplier a fall; after the last the board is paid and not refilled. */
  multipliers: number[];
};

export type Rules = ReelRules | CascadeRules;

/** `strip('fig mango …')`: a strip as it would be written on paper. */
export const strip = (text: string): SymbolName[] => text.trim().split(/\s+/);

/** `lines('111 000')`: the row of each reel, one word a line. */
export const lines = (text: string): number[][] =>
  text
    .trim()
    .split(/\s+/)
    .map((line) => Array.from(line, Number));
