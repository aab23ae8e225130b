import type { ReviewRule } from '@parlour/contract/cashier/evidence';
import { micros, moneyText } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { askRules, type Facts } from '../../casework';
import { readPlayState } from '../../compliance';
import { needed } from '../../identity';
import { readFacts } from './withdrawal-queries';

/** `debt`: what the player owes. */
type Asked = { amount: bigint; payeeId: string; debt: bigint };

/** Why a person must look, and all that was asked with its values. */
export type Review = {
  /** None: it is approved at once. */
  reasons: string[];
  rules: ReviewRule[];
  /** All that rules can ask: what a change of them would have meant is counted on it. */
  facts: Readonly<Record<string, string | number | boolean | undefined>>;
};

/** Asks the brand's rules about a withdrawal; what they compared is kept with it. */
export const reviewOf = async (
  sql: Transaction,
  { brand, signedIn }: Pick<PlayerContext, 'brand' | 'signedIn'>,
  { amount, payeeId, debt }: Asked,
): Promise<Review> => {
  const { playerId, signInId } = signedIn;
  const known = await readFacts(sql, { playerId, signInId, payeeId });
  const playState = await readPlayState(sql, playerId);
  const facts = {
    amount,
    isFirst: known.isFirst,
    amountSoFar: known.amountSoFar + amount,
    withdrawalsOfDay: known.withdrawalsOfDay + 1,
    amountOfDay: known.amountOfDay + amount,
    hoursSinceDevice: known.hoursSinceDevice ?? undefined,
    hoursSincePayee: known.hoursSincePayee,
    playState,
  };
  const asked = await askRules(sql, { brand: brand.code, kind: 'withdrawal', facts });
  const rules = [
    notSmall(amount, brand.settings.autoApproveBelow),
    { code: 'debt', ...comparing('debt', '>', '0', moneyText(debt), debt > 0n) },
    ...asked,
    playRule(playState),
  ];
  const reasons = rules.flatMap(({ code, calls }) => (calls ? [code] : []));
  return { rules, reasons, facts: textsOf({ ...facts, debt }) };
};

const textsOf = (facts: Facts): Review['facts'] =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? moneyText(value) : value,
    ]),
  );

const comparing = (
  fact: string,
  is: string,
  than: string,
  value: string,
  isMet: boolean,
): Pick<ReviewRule, 'calls' | 'compared'> => ({
  calls: isMet,
  compared: [{ fact, is, than, value, isMet }],
});

/** Unset, the brand approves nothing by itself. */
const notSmall = (amount: bigint, below: string | undefined): ReviewRule => {
  const code = 'not_small';
  if (below === undefined) return { code, calls: true, compared: [] };
  const isMet = amount >= micros(below);
  return { code, ...comparing('amount', '>=', below, moneyText(amount), isMet) };
};

/** A player who may not play has their own money, after a person has looked. */
const playRule = (playState: string): ReviewRule => ({
  code: `player_${playState}`,
  ...comparing('playState', '<>', 'active', playState, playState !== 'active'),
});

type OfPlayer = { brand: string; playerId: string; payeeId: string; amount: bigint };

/** Whether the brand's rules ask for documents before this withdrawal, and they have not passed. */
export const needsIdentity = async (
  sql: Transaction,
  { brand, playerId, payeeId, amount }: OfPlayer,
): Promise<boolean> => {
  // The rules of documents ask for nothing of a device.
  const { isFirst, amountSoFar } = await readFacts(sql, { playerId, signInId: '0', payeeId });
  const facts = { amount, isFirst, amountSoFar: amountSoFar + amount };
  return (await needed(sql, { brand, playerId, facts })).isNeeded;
};

/** Whether a second person must decide the same; only to approve, never to refuse. */
export const needsSecond = (
  verdict: string,
  amount: bigint,
  twoPersonsAbove: string | undefined,
): boolean =>
  verdict !== 'refuse' && (twoPersonsAbove === undefined || amount > micros(twoPersonsAbove));
