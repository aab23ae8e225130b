import type { InputOf } from '@parlour/contract/endpoint';
import type { FieldFault } from '@parlour/contract/errors';
import { micros } from '@parlour/contract/money';
import { mainWallet, type wallet } from '@parlour/contract/wallet';
import { invalid, Refusal } from '../../lib/refusal';

/**
 * A player's requested move: an amount from one wallet to another, or everything (no amount) of one
 * vendor, or of every vendor (no `from`), to the main wallet.
 */
export type TransferRequest =
  | { from: string; to: string; amount: bigint }
  | { from: string | null; to: typeof mainWallet; amount: null };

export const transferRequestOf = (
  input: InputOf<typeof wallet.transferBetweenWallets>,
): TransferRequest => {
  const request = input.all ? everything(input) : part(input);
  if (request.from === request.to) throw new Refusal('wallet.same_wallet');
  return request;
};

type Input = InputOf<typeof wallet.transferBetweenWallets>;

const everything = ({ from, to, amount }: Input): TransferRequest => {
  // Two amounts in one request: it is refused.
  if (amount !== undefined) throw invalid({ name: 'amount', code: 'field.unknown' });
  if (to !== undefined && to !== mainWallet) throw invalid({ name: 'to', code: 'field.pattern' });
  return { from: from ?? null, to: mainWallet, amount: null };
};

const part = ({ from, to, amount }: Input): TransferRequest => {
  if (from !== undefined && to !== undefined && amount !== undefined) {
    return { from, to, amount: micros(amount) };
  }
  const missing = Object.entries({ from, to, amount }).filter(([, value]) => value === undefined);
  throw invalid(...missing.map(([name]): FieldFault => ({ name, code: 'field.required' })));
};

export const isSameRequest = (one: TransferRequest, other: TransferRequest): boolean =>
  one.from === other.from && one.to === other.to && one.amount === other.amount;
