import { computeRound, webSeedHash } from '../../../fair/fair';
import { withLifts } from '../../rules/pick-bonus';
import { drawRound } from '../../rules/play';
import type { SlotOutcome } from '../../rules/round';
import type { Rules } from '../../rules/slot';
import type { OpenedSeeds } from '../../../rounds/wire';

export type StoredRound = { nonce: number; choices: readonly number[]; outcome: SlotOutcome };

export type Proof = {
  /** The hash of the opened seed equals the one that was published before. */
  isHashRight: boolean;
  /** The round drawn again is the stored one, board by board and unit by unit. */
  isRoundRight: boolean;
  outcome: SlotOutcome;
};

/** Draws a round again from its opened seeds, here and now. */
export const prove = async (
  rules: Rules,
  seeds: Pick<OpenedSeeds, 'serverSeed' | 'serverSeedHash' | 'clientSeed'>,
  stored: StoredRound,
): Promise<Proof> => {
  const { serverSeed, clientSeed, serverSeedHash } = seeds;
  const hash = await webSeedHash(serverSeed);
  const drawing = drawRound(rules);
  const computed = await computeRound(drawing, { serverSeed, clientSeed, nonce: stored.nonce });
  const outcome = withLifts(rules, computed, stored.choices);
  return {
    isHashRight: hash === serverSeedHash,
    isRoundRight: sorted(outcome) === sorted(stored.outcome),
    outcome,
  };
};

/** The same text for the same outcome, in whatever order its fields were stored. */
const sorted = (outcome: SlotOutcome): string =>
  JSON.stringify(outcome, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
