import { endpoint, endpoints, output } from './endpoint';

export type Balance = {
  /** Cash, bonus and per-vendor wallets; not what is held. */
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

export const wallet = endpoints('wallet', {
  readBalance: endpoint({
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    caller: 'player+trial',
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
    background: true,
    noStore: true,
    input: {},
    output: output<{
      isSingle: boolean;
      wallets: { vendor: string; name: string; balance: string; maintenance: boolean }[];
    }>(),
    refusals: [],
  }),
});
