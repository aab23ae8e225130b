import type { TurnoverRow } from './turnover-queries';

/** What of a player's cash can be withdrawn, in whole micros. */
export type Free = {
  cash: bigint;
  debt: bigint;
  withdrawable: bigint;
  locked: bigint;
  required: bigint;
  done: bigint;
};

/**
 * What arrived last and was not played yet cannot be withdrawn, nor what the player owes; winnings
 * above it can. `isFreed`: the player may not play any more, so nothing is left to be played.
 */
export const freeOf = ({ cash, debt, own, isDust, open }: TurnoverRow, isFreed: boolean): Free => {
  const unmet =
    isDust || isFreed
      ? []
      : open
          .map(({ amount, required, from }) => ({
            amount: BigInt(amount),
            required: BigInt(required),
            remaining: between(0n, BigInt(from) + BigInt(required) - own, BigInt(required)),
          }))
          .filter(({ remaining }) => remaining > 0n);
  const locked = between(0n, sum(unmet.map(({ amount }) => amount)), cash);
  const required = sum(unmet.map((row) => row.required));
  const done = required - sum(unmet.map(({ remaining }) => remaining));
  const withdrawable = between(0n, cash - locked - debt, cash);
  return { cash, debt, withdrawable, locked, required, done };
};

const sum = (amounts: bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

const between = (least: bigint, value: bigint, most: bigint): bigint =>
  value < least ? least : value > most ? most : value;
