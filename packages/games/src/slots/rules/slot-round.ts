import { answer, fairDraw, type RoundSeeds } from '../../fair/fair';
import { nodeHmac } from '../../fair/node-hmac';
import { drawRound } from './play';
import type { DrawnSlot } from './round';
import type { Rules } from './slot';

/** A slot's round from its seeds, for previews and tests. */
export const slotRoundOf = (rules: Rules, seeds: RoundSeeds): DrawnSlot =>
  answer(drawRound(rules), fairDraw(seeds, nodeHmac));
