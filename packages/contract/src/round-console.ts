import { endpoint, endpoints, output, text } from './endpoint';
import type { VoidReason } from './round';

/** The rounds of one voiding, at most, and the longest span of time in which they were opened. */
export const mostVoidedRounds = 2000;
export const longestVoidingHours = 24;

/** Why a round of a voiding was left as it is. */
export const leftReasons = [
  'nothing_stands',
  'not_covered',
  'played_on',
  'stopped',
  'failed',
] as const;
export type LeftReason = (typeof leftReasons)[number];

/** The rounds of a game that were opened in a span of time. */
export type VoidingSpan = {
  brand: string;
  vendor: string;
  game: string;
  from: string;
  until: string;
};

/** What a player could not return, and what would be missing. */
export type UncoveredRound = {
  roundId: string;
  playerId: string;
  missing: string;
  currency: string;
};

/** What voiding these rounds would mean by the balances of now. */
export type VoidingOutlook = {
  rounds: number;
  players: number;
  open: number;
  /** Of the rounds that would be voided: what was staked and paid out. */
  sums: { currency: string; rounds: number; stake: string; payout: string }[];
  /** Of which nothing stands: voided or refunded already. */
  over: number;
  /** Which another voiding is at. */
  waiting: number;
  uncovered: number;
  /** The first hundred of them. */
  uncoveredRounds: UncoveredRound[];
};

/** Two persons void many rounds; a job does it round by round. */
export type Voiding = VoidingSpan & {
  id: string;
  reason: VoidReason;
  proposer: string;
  decider: string;
  at: string;
  rounds: number;
  voided: number;
  left: number;
  state: 'working' | 'stopped' | 'ended';
  stoppedBy?: string;
  endedAt?: string;
};

export type LeftRound = {
  roundId: string;
  playerId: string;
  why: LeftReason;
  missing?: string;
  currency: string;
};

const id = text({ pattern: '^[1-9][0-9]{0,17}$' });
const brand = text({ max: 32 });
const time = text({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d{1,3})?Z$' });

/** The object of a change `voids`: what is voided by it. */
export const voidingObject = ({ brand: of, vendor, game, from, until }: VoidingSpan): string =>
  `${of}:${vendor}/${game}:${from}/${until}`;

/** The span that an object names. */
export const voidingSpan = (object: string): VoidingSpan | undefined => {
  const [, of, vendor, game, from, until] =
    /^([^:/]{1,32}):([A-Za-z0-9_-]{2,32})\/(\S{1,64}):([\dT:.-]{19,23}Z)\/([\dT:.-]{19,23}Z)$/.exec(
      object,
    ) ?? [];
  return until === undefined
    ? undefined
    : { brand: of!, vendor: vendor!, game: game!, from: from!, until };
};

/** What operators see of the rounds that two of them void as one act. */
export const roundConsole = endpoints('round', {
  /** Refused to who is tied to one of the players: it says what they have. */
  readVoidingOutlook: endpoint({
    method: 'GET',
    path: '/console/voidings/outlook',
    caller: 'operator',
    right: 'round.r',
    noStore: true,
    limit: { by: 'player', count: 30, seconds: 60 },
    input: {
      brand,
      vendor: text({ pattern: '^[A-Za-z0-9_-]{2,32}$' }),
      game: text({ max: 64, pattern: '^\\S+$' }),
      from: time,
      until: time,
    },
    output: output<VoidingOutlook>(),
    refusals: ['request.unknown', 'desk.conflict', 'round.too_many'],
  }),
  /** The newest hundred of the reader's brands. */
  listVoidings: endpoint({
    method: 'GET',
    path: '/console/voidings',
    caller: 'operator',
    right: 'round.r',
    background: true,
    noStore: true,
    input: { brand: text({ optional: true, max: 32 }) },
    output: output<{ list: Voiding[] }>(),
    refusals: [],
  }),
  /** The rounds that were left, two hundred a page, in the order in which they were opened. */
  listLeftRounds: endpoint({
    method: 'GET',
    path: '/console/voidings/{id}/left',
    caller: 'operator',
    right: 'round.r',
    noStore: true,
    input: {
      id,
      /** `next` of the page before. */
      cursor: text({ optional: true, pattern: '^[1-9]\\d{0,8}$' }),
    },
    output: output<{ list: LeftRound[]; next?: string }>(),
    refusals: ['request.unknown', 'desk.conflict'],
  }),
  /** No further round of it is voided; done twice it is one stop. Refused to who is tied. */
  stopVoiding: endpoint({
    method: 'POST',
    path: '/console/voidings/{id}/stop',
    caller: 'operator',
    right: 'round.w',
    stops: true,
    input: { id, reason: text({ min: 3, max: 500 }) },
    output: output<Voiding>(),
    refusals: ['request.unknown', 'operator.right_missing', 'desk.conflict'],
  }),
});
