import {
  flag,
  money,
  output,
  text,
  whole,
  type Output,
  type Shapes,
} from '@parlour/contract/endpoint';
import type { Boot, PlayedRound, RoundList, SeedList, Seeds, VerifyList } from './wire';

/** One call of the page in the frame to the games server, as plain data for both sides. */
export type GameCall = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  /** A page that shows a round again has that round and its seeds, and no more. */
  pages: 'any' | 'playing';
  /** What it counts as, of what a player may ask in a while. */
  countsAs: 'start' | 'read' | 'choose' | 'keepSound' | 'changeSeeds' | 'verify';
  /** Takes `Idempotency-Key`. */
  once?: boolean;
  /** The field that names a round or a pair; a malformed name is as unknown as a wrong one. */
  name?: string;
  input: Shapes;
  output: Output<unknown>;
};

const round = { id: text({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) };

/** A seed that every side reads as the same bytes: printable characters. */
const clientSeed = text({ min: 1, max: 64, pattern: '^[^\\p{C}\\p{Zl}\\p{Zp}]+$' });

export const gameCalls = {
  boot: {
    method: 'GET',
    path: '/boot',
    pages: 'any',
    countsAs: 'read',
    input: {},
    output: output<Boot>(),
  },
  start: {
    method: 'POST',
    path: '/rounds',
    pages: 'playing',
    countsAs: 'start',
    once: true,
    input: { stake: money(), bet: text({ optional: true, min: 1, max: 1000 }) },
    output: output<PlayedRound>(),
  },
  /** Newest first, at most 50. */
  rounds: {
    method: 'GET',
    path: '/rounds',
    pages: 'playing',
    countsAs: 'read',
    input: { limit: whole({ min: 0, optional: true }) },
    output: output<RoundList>(),
  },
  /** A round that is open, or whose end the player has not been shown. */
  current: {
    method: 'GET',
    path: '/rounds/current',
    pages: 'playing',
    countsAs: 'read',
    input: {},
    output: output<{ round: PlayedRound | null }>(),
  },
  round: {
    method: 'GET',
    path: '/rounds/{id}',
    pages: 'any',
    countsAs: 'read',
    name: 'id',
    input: round,
    output: output<PlayedRound>(),
  },
  choose: {
    method: 'POST',
    path: '/rounds/{id}/choice',
    pages: 'playing',
    countsAs: 'choose',
    name: 'id',
    input: { ...round, choice: whole() },
    output: output<PlayedRound>(),
  },
  /** The player has been shown the end. */
  seen: {
    method: 'POST',
    path: '/rounds/{id}/seen',
    pages: 'playing',
    countsAs: 'read',
    name: 'id',
    input: round,
    output: output<object>(),
  },
  /** Kept for the account. */
  keepSound: {
    method: 'PUT',
    path: '/sound',
    pages: 'playing',
    countsAs: 'keepSound',
    input: { on: flag(), volume: whole({ min: 0, max: 100 }) },
    output: output<object>(),
  },
  seeds: {
    method: 'GET',
    path: '/seeds',
    pages: 'any',
    countsAs: 'read',
    input: {},
    output: output<SeedList>(),
  },
  /**
   * Opens the pair in use and starts one with a client seed of the server's choosing: refused with
   * `round.open` while a round is not over, since what it hides would be seen.
   */
  rotateSeeds: {
    method: 'POST',
    path: '/seeds/rotate',
    pages: 'any',
    countsAs: 'changeSeeds',
    input: {},
    output: output<Seeds>(),
  },
  /** As `rotateSeeds`, with the player's client seed. */
  setClientSeed: {
    method: 'PUT',
    path: '/seeds/client',
    pages: 'any',
    countsAs: 'changeSeeds',
    input: { clientSeed },
    output: output<Seeds>(),
  },
  /** A page of an opened pair's presses from behind the nonce `after`. */
  verify: {
    method: 'GET',
    path: '/verify',
    pages: 'any',
    countsAs: 'verify',
    name: 'seeds',
    input: { seeds: text({ pattern: '^\\d{1,18}$' }), after: whole({ min: 0, optional: true }) },
    output: output<VerifyList>(),
  },
} as const satisfies Record<string, GameCall>;
