import { date, endpoint, endpoints, flag, money, output, text } from './endpoint';

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

export type Neighbour = 'upline' | 'downline';

/** `sent`: on its way; `done` and `received`: there; `returned` and `refused`: it went back. */
export type TransferState = 'sent' | 'done' | 'returned' | 'received' | 'refused';

/** Money between two players, one directly above the other; each side has it as its own. */
export type PlayerTransfer = {
  id: string;
  direction: 'in' | 'out';
  sender: string;
  recipient: string;
  /** Where the other one stands. */
  other: Neighbour;
  amount: string;
  currency: string;
  note?: string;
  state: TransferState;
  at: string;
};

const toNeighbour = {
  amount: money({ min: '0.01' }),
  note: text({ optional: true, max: 140 }),
  paymentPassword: text({ max: 128 }),
};

const neighbourCall = {
  method: 'POST',
  caller: 'player',
  centre: 'member',
  once: true,
  spendsKey: true,
  sealed: true,
  noStore: true,
  limit: [
    { by: 'player', count: 60, seconds: 3600, exact: true },
    { by: 'address', count: 240, seconds: 3600, exact: true },
  ],
} as const;

const neighbourRefusals = [
  'brand.not_enabled',
  'compliance.excluded',
  'compliance.blocked',
  'compliance.cooling_off',
  'wallet.payment_password_missing',
  'wallet.payment_password_wrong',
  'wallet.payment_password_locked',
  'wallet.transfer_refused',
  'wallet.insufficient_funds',
  'wallet.currency_mismatch',
  'request.repeat_conflict',
] as const;

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
    spendsKey: true,
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
      'compliance.blocked',
      'compliance.cooling_off',
    ],
  }),
  transferToDownline: endpoint({
    ...neighbourCall,
    path: '/api/wallet/transfers/downline',
    input: { to: text({ max: 64 }), ...toNeighbour },
    output: output<PlayerTransfer>(),
    refusals: [...neighbourRefusals, 'agent.not_downline'],
  }),
  transferToUpline: endpoint({
    ...neighbourCall,
    path: '/api/wallet/transfers/upline',
    input: toNeighbour,
    output: output<PlayerTransfer>(),
    refusals: [...neighbourRefusals, 'agent.no_upline'],
  }),
  listTransfers: endpoint({
    method: 'GET',
    path: '/api/wallet/transfers',
    caller: 'player',
    whileLooking: true,
    centre: 'member',
    noStore: true,
    input: {
      from: date(),
      to: date(),
      /** `next` of the page before. */
      cursor: text({ optional: true, max: 80 }),
    },
    /** The latest first; the totals are those of all the days. */
    output: output<{
      list: PlayerTransfer[];
      totals: { count: number; in: string; out: string };
      next?: string;
    }>(),
    refusals: [],
  }),
});
