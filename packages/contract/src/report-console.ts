import type { DeskText } from './casework';
import type { GameType } from './catalogue';
import { choice, endpoint, endpoints, output, text } from './endpoint';
import type { PlayerLine } from './player-console';
import { report } from './report';

/** The figures of a brand's day; those of `moneyFigures` are amounts, the others are counts. */
export const figureNames = [
  'deposits',
  'depositCount',
  'withdrawals',
  'waiting',
  'waitingCount',
  'stake',
  'rounds',
  'gross',
  'gifts',
  'net',
  'commissions',
  'players',
  'online',
  'registered',
  'firstDeposits',
  'openRounds',
  'openStake',
] as const;
export type FigureName = (typeof figureNames)[number];

export const moneyFigures: readonly FigureName[] = [
  'deposits',
  'withdrawals',
  'waiting',
  'stake',
  'gross',
  'gifts',
  'net',
  'commissions',
  'openStake',
];

export type Figure = {
  name: FigureName;
  /** An amount of the board's currency, or a whole number. */
  value: string;
  asOf: string;
  /** What it came to at the last full hour, and the day before at the same hour. */
  before?: { hour: string; atHour: string; dayBefore: string };
};

/** Money in and out in an hour of the brand's clock, and what came in an hour of the day before. */
export type BoardHour = {
  hour: string;
  deposits: string;
  withdrawals: string;
  depositsBefore: string;
  /** The hour is not over, or not counted to its end. */
  isOpen: boolean;
};

export type VendorState = {
  vendor: string;
  name: string;
  gameTypes: GameType[];
  stake: string;
  payout: string;
  openRounds: number;
  openStake: string;
  state: 'on' | 'maintenance' | 'off';
};

/** A brand's day in one currency, real play only. */
export type BrandBoard = {
  brand: string;
  name: string;
  currency: string;
  timeZone: string;
  day: string;
  figures: Figure[];
  hours: BoardHour[];
  vendors: VendorState[];
};

export const checkNames = [
  'ledger',
  'liability',
  'activity',
  'day',
  'vendors',
  'payouts',
  'events',
] as const;

/** Something that the machine checks by itself. */
export type MachineCheck = {
  name: (typeof checkNames)[number];
  state: 'good' | 'late' | 'bad';
  asOf: string;
  /** The brand or the currency that it is about; none: the whole site. */
  of?: string;
  /** An amount. */
  amount?: string;
  count?: number;
  seconds?: number;
};

/** For how many days back promises are counted. */
export const promiseDays = [7, 30] as const;

/** Which answers of a queue came within the time that was promised. */
export type KeptPromises = {
  brand: string;
  brandName: string;
  kind: string;
  names: DeskText;
  days: (typeof promiseDays)[number];
  answered: number;
  /** Of the answered. */
  late: number;
  /** Ended without an answer after the promised time. */
  missed: number;
  /** From the question to the answer. */
  medianSeconds?: number;
};

export const playerSorts = ['registered', 'deposits', 'withdrawals', 'net'] as const;

/** A player in the list, with what they moved in the last thirty days. */
export type PlayerFigures = PlayerLine & {
  deposits: string;
  withdrawals: string;
  net: string;
};

/** A deposit or a withdrawal as operators see it: no account of a bank is in it. */
export type MoneyLine = {
  kind: 'deposit' | 'withdrawal';
  number: string;
  method: string;
  amount: string;
  fee: string;
  currency: string;
  status: string;
  at: string;
};

export type PlayerFile = {
  identity: { state: string; askedAt?: string; sentAt?: string; decidedAt?: string };
  notes: { id: string; operator: string; text: string; at: string }[];
  /** The reader is tied to the player: without the notes. */
  isWithheld?: true;
};

const playerId = text({ pattern: '^[1-9][0-9]{0,17}$' });

/** What operators read of a brand's figures and of its players' records. */
export const reportConsole = endpoints('report', {
  readDashboard: endpoint({
    method: 'GET',
    path: '/console/dashboard',
    caller: 'operator',
    right: 'report.r',
    background: true,
    noStore: true,
    limit: { by: 'player', count: 120, seconds: 60 },
    input: { brand: text({ optional: true, max: 32 }) },
    output: output<{ asOf: string; boards: BrandBoard[]; checks: MachineCheck[] }>(),
    refusals: [],
  }),
  /** Queues with nothing answered and nothing missed in the days are not listed. */
  readPromises: endpoint({
    method: 'GET',
    path: '/console/promises',
    caller: 'operator',
    right: 'report.r',
    background: true,
    noStore: true,
    limit: { by: 'player', count: 30, seconds: 60 },
    input: { brand: text({ optional: true, max: 32 }) },
    output: output<{ list: KeptPromises[] }>(),
    refusals: [],
  }),
  /** Pages by key; by a figure the list has the players with money in thirty days only. */
  listPlayers: endpoint({
    method: 'GET',
    path: '/console/players/list',
    caller: 'operator',
    right: 'player.r',
    showsPlayer: { list: 'list', id: 'id' },
    noStore: true,
    input: {
      brand: text({ optional: true, max: 32 }),
      sort: choice(playerSorts, { optional: true }),
      order: choice(['desc', 'asc'], { optional: true }),
      cursor: text({ optional: true, max: 200 }),
    },
    output: output<{ list: PlayerFigures[]; next?: string }>(),
    refusals: [],
  }),
  /** The records of a player as the player has them: the same totals, days and pages. */
  listPlayerTransactions: endpoint({
    method: 'GET',
    path: '/console/players/{playerId}/transactions',
    caller: 'operator',
    right: 'ledger.r',
    noStore: true,
    input: { playerId, ...report.listTransactions.input },
    output: report.listTransactions.output,
    refusals: ['request.unknown', 'wallet.vendor_unknown'],
  }),
  listPlayerRounds: endpoint({
    method: 'GET',
    path: '/console/players/{playerId}/rounds',
    caller: 'operator',
    right: 'round.r',
    noStore: true,
    input: { playerId, ...report.listRounds.input },
    output: report.listRounds.output,
    refusals: ['request.unknown'],
  }),
  readPlayerBalanceAt: endpoint({
    method: 'GET',
    path: '/console/players/{playerId}/balance-at',
    caller: 'operator',
    right: 'ledger.r',
    noStore: true,
    input: { playerId, ...report.readBalanceAt.input },
    output: report.readBalanceAt.output,
    refusals: ['request.unknown'],
  }),
  listPlayerMoney: endpoint({
    method: 'GET',
    path: '/console/players/{playerId}/money',
    caller: 'operator',
    right: 'ledger.r',
    noStore: true,
    input: { playerId },
    output: output<{ list: MoneyLine[] }>(),
    refusals: ['request.unknown'],
  }),
  readPlayerFile: endpoint({
    method: 'GET',
    path: '/console/players/{playerId}/file',
    caller: 'operator',
    right: 'player.r',
    noStore: true,
    input: { playerId },
    output: output<PlayerFile>(),
    refusals: ['request.unknown'],
  }),
});
