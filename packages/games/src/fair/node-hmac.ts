import { createHash, createHmac } from 'node:crypto';
import { answer, bytesOf, fairDraw, type Hmac, type RoundSeeds } from './fair';
import { drawRound } from '../slots/rules/play';
import type { Rules } from '../slots/rules/slot';
import type { ComputedRound } from '../rounds/wire';

/** HMAC-SHA256 by Node, for the server and the command line. */
export const nodeHmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();

/** SHA-256 of the server seed's bytes: published before the first bet of the pair. */
export const seedHash = (serverSeed: string): string =>
  createHash('sha256').update(bytesOf(serverSeed)).digest('hex');

/** The round of a game, a pair of seeds and a nonce: the server's own function. */
export const roundOf = (rules: Rules, seeds: RoundSeeds): ComputedRound =>
  answer(drawRound(rules), fairDraw(seeds, nodeHmac));
