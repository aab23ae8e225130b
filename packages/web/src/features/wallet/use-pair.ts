import { mainWallet, type VendorWallet } from '@parlour/contract/wallet';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { useBalance } from '../../lib/session/balance';

type Place = { id: string; name: string; balance: string; isClosed: boolean };

/** From where to where: always two different wallets, and none that is closed is filled. */
export const usePair = (wallets: readonly VendorWallet[], wanted: string | null) => {
  const { wallet: words } = usePhrases('wallet');
  const cash = useBalance((state) => state.balance?.cash);
  const places: Place[] = [
    { id: mainWallet, name: words.main, balance: cash ?? '0', isClosed: false },
    ...wallets.map(({ vendor, name, balance, maintenance }) => ({
      id: vendor,
      name,
      balance,
      isClosed: maintenance,
    })),
  ];
  const open = places.filter(({ isClosed }) => !isClosed);
  const [fromId, setFrom] = useState<string>(mainWallet);
  const [toId, setTo] = useState(wanted);
  // A wallet may close, or go, while it is chosen.
  const from = places.find(({ id }) => id === fromId) ?? places[0]!;
  const to = otherThan(from, open, toId);

  const choose = (nextFrom: string, nextTo: string) => {
    setFrom(nextFrom);
    setTo(nextTo);
  };

  return {
    from,
    to,
    places,
    open,
    /** The wallet that was chosen on the other side changes places with this one. */
    chooseFrom: (id: string) => choose(id, id === to.id ? from.id : to.id),
    chooseTo: (id: string) => choose(id === from.id ? to.id : from.id, id),
    swap: from.isClosed ? undefined : () => choose(to.id, from.id),
  };
};

const otherThan = (from: Place, open: readonly Place[], wished: string | null): Place => {
  const others = open.filter(({ id }) => id !== from.id);
  return others.find(({ id }) => id === wished) ?? others[0] ?? from;
};
