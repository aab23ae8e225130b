import type { InputOf } from '@parlour/contract/endpoint';
import type { FieldFault } from '@parlour/contract/errors';
import { micros } from '@parlour/contract/money';
import { mainWallet, type wallet } from '@parlour/contract/wallet';
import { invalid, Refusal } from '../../lib/refusal';

/**
 * What a player wants moved: an amount from one wallet to another, or everything (no amount) of one
 * vendor, or of every vendor (no `from`), to the main wallet.
 */
export type Wish =
  | { from: string; to: string; amount: bigint }
  | { from: string | null; to: typeof mainWallet; amount: null };

export const wishOf = (input: InputOf<typeof wallet.moveBetweenWallets>): Wish => {
  const wish = input.all ? everything(input) : part(input);
  if (wish.from === wish.to) throw new Refusal('wallet.same_wallet');
  return wish;
};

type Input = InputOf<typeof wallet.moveBetweenWallets>;

const everything = ({ from, to, amount }: Input): Wish => {
  // Two amounts in one wish: neither is believed.
  if (amount !== undefined) throw invalid({ name: 'amount', code: 'field.unknown' });
  if (to !== undefined && to !== mainWallet) throw invalid({ name: 'to', code: 'field.pattern' });
  return { from: from ?? null, to: mainWallet, amount: null };
};

const part = ({ from, to, amount }: Input): Wish => {
  if (from !== undefined && to !== undefined && amount !== undefined) {
    return { from, to, amount: micros(amount) };
  }
  const missing = Object.entries({ from, to, amount }).filter(([, value]) => value === undefined);
  throw invalid(...missing.map(([name]): FieldFault => ({ name, code: 'field.required' })));
};

export const isSameWish = (one: Wish, other: Wish): boolean =>
  one.from === other.from && one.to === other.to && one.amount === other.amount;
