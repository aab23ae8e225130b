import { endpoint, endpoints, flag, money, output, text } from './endpoint';

export type Balance = {
  /** Cash, bonus and per-vendor wallets, without money on hold. */
  sumBalance: string;
  currency: string;
  symbol: string;
  cash: string;
  bonus: string;
  held: string;
  wallets: { vendor: string; balance: string }[];
  /** Grows with each change, so that a late live message is dropped. */
  version: number;
};

/** The main wallet, in place of a vendor's code. */
export const mainWallet = 'main';

/** A wallet for one vendor's games. In maintenance money can leave it but not enter it. */
export type VendorWallet = {
  vendor: string;
  name: string;
  balance: string;
  maintenance: boolean;
};

export const wallet = endpoints('wallet', {
  readBalance: endpoint({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    caller: 'player+trial',
    whileLooking: true,
    background: true,
    noStore: true,
    input: {},
    output: output<Balance>(),
    refusals: [],
  }),
  readConsolidated: endpoint({
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    caller: 'player',
    whileLooking: true,
    background: true,
    noStore: true,
    input: {},
    output: output<{
      dailysalreqtype: number;
      divtypereq: number;
      contracthoursalreq: number;
      realtimesalreqtype: number;
      dailySalary: boolean;
      hourSalary: boolean;
      salary: boolean;
      agentRealtimeSalary: boolean;
      enableCt: boolean;
      funds: Balance;
    }>(),
    refusals: [],
  }),
  readWallets: endpoint({
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    caller: 'player',
    whileLooking: true,
    background: true,
    noStore: true,
    input: {},
    /** With a single wallet the list has what an earlier rule left, to be collected. */
    output: output<{ isSingle: boolean; wallets: VendorWallet[] }>(),
    refusals: [],
  }),
  /**
   * Moves an amount between two wallets. With `all` it moves all money of one vendor (`from`) or of
   * every vendor to the main wallet. With one wallet for all games only the last is allowed.
   */
  transferBetweenWallets: endpoint({
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    caller: 'player',
    once: true,
    limit: { by: 'player', count: 60, seconds: 60 },
    noStore: true,
    input: {
      from: text({ max: 32, optional: true }),
      to: text({ max: 32, optional: true }),
      amount: money({ min: '0.000001', optional: true }),
      all: flag({ optional: true }),
    },
    output: output<Balance>(),
    refusals: [
      'wallet.single',
      'wallet.insufficient_funds',
      'wallet.same_wallet',
      'wallet.vendor_unknown',
      'wallet.vendor_maintenance',
      'compliance.excluded',
    ],
  }),
});
