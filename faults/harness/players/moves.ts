import { micros } from '@parlour/contract/money';
import { mainWallet, wallet } from '@parlour/contract/wallet';
import { playerMessage, readPlain } from './deposits';
import type { Table } from './wallet-calls';

/** Amounts of a move in whole units: now and then more than the player has. */
const amounts: [number, number] = [500, 40_000];
const twiceShare = 0.15;
const forgedShare = 0.03;

/**
 * A player moves money to a vendor's wallet or home again, and asks until the outcome is certain.
 */
export const moveMoney = async (table: Table): Promise<void> => {
  const { vendor, random } = table;
  const isOut = random.share() < 0.7;
  const [from, to] = isOut ? [mainWallet, vendor.code] : [vendor.code, mainWallet];
  const wish = {
    from,
    to,
    amount: `${random.whole(...amounts)}.${random.whole(100_001, 999_999)}`,
  };
  const key = random.uuid();
  const isDone = await move(table, key, wish, false);
  if (!isDone || random.share() >= forgedShare) return;
  await move(table, key, { ...wish, amount: `1${wish.amount}` }, true);
};

type Wanted = { from: string; to: string; amount: string };

const move = async (
  { client, seat, random }: Table,
  key: string,
  wish: Wanted,
  isForged: boolean,
): Promise<boolean> => {
  const operation = client.history.begin({
    kind: 'move',
    owner: 'wallet',
    key,
    playerId: seat.playerId,
    currency: seat.currency,
    amount: micros(wish.amount),
    isForged,
  });
  const message = await playerMessage(seat, wallet.transferBetweenWallets, wish, key);
  const first = random.whole(0, 1);
  const isTwice = random.share() < twiceShare;
  const sending = { operation, message, read: readPlain, first, isTwice, tries: Infinity };
  return (await client.send(sending)).outcome === 'ok';
};
