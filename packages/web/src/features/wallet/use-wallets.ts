import { type VendorWallet, wallet } from '@parlour/contract/wallet';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/api/api';
import { useBalance } from '../../lib/session/balance';
import { useSite } from '../../lib/brand/brand';
import { readCache, writeCache } from '../../lib/api/cache';
import { serverNow } from '../../lib/api/server-time';

type Wallets = { isSingle: boolean; wallets: VendorWallet[] };

/** The vendors' wallets: what is kept is shown at once, and asked for again with each change. */
export const useWallets = () => {
  const { language, status } = useSite();
  const mark = { version: status.configVersion, language };
  const version = useBalance((state) => state.balance?.version);
  const query = useQuery({
    queryKey: ['wallet', 'wallets', mark.version, language],
    queryFn: async ({ signal }): Promise<Wallets> => {
      const answer = await call(wallet.readWallets, {}, { signal });
      writeCache('merchantWallet', mark, answer, new Date(serverNow()));
      return answer;
    },
    initialData: () => readCache<Wallets>('merchantWallet', mark),
    initialDataUpdatedAt: 0,
  });
  const { refetch } = query;
  useEffect(() => {
    // The first answer is on its way already, or was just there.
    if (version !== undefined) void refetch({ cancelRefetch: false });
  }, [version, refetch]);
  const isHeld = useBalance((state) => state.heldSince !== undefined);
  const heldWallet = useBalance((state) => state.heldWallet);
  const held = useBalance(({ balance }) => balance?.wallets.find(of(heldWallet))?.balance);
  if (!isHeld || heldWallet === undefined || !query.data) return query;
  // While its game shows a round, the wallet has the balance of the game's bar.
  const wallets = query.data.wallets.map((one) =>
    one.vendor === heldWallet && held !== undefined ? { ...one, balance: held } : one,
  );
  return { ...query, data: { ...query.data, wallets } };
};

const of =
  (vendor: string | undefined) =>
  (one: { vendor: string }): boolean =>
    one.vendor === vendor;
