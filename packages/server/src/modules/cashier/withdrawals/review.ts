import { micros } from '@parlour/contract/money';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { PlayerContext } from '../../../lib/context';
import { rulesThatCall } from '../../casework';
import { readPlayState } from '../../compliance';
import { needed } from '../../identity';
import { readFacts } from './withdrawal-queries';

/** `debt`: what the player owes. */
type Asked = { amount: bigint; payeeId: string; debt: bigint };

/** Why a person must look at a withdrawal; nothing: it is approved at once. */
export const reviewReasons = async (
  sql: Transaction,
  { brand, signedIn }: Pick<PlayerContext, 'brand' | 'signedIn'>,
  { amount, payeeId, debt }: Asked,
): Promise<string[]> => {
  const { playerId, signInId } = signedIn;
  const known = await readFacts(sql, { playerId, signInId, payeeId });
  const playState = await readPlayState(sql, playerId);
  const rules = await rulesThatCall(sql, {
    brand: brand.code,
    kind: 'withdrawal',
    facts: {
      amount,
      isFirst: known.isFirst,
      amountSoFar: known.amountSoFar + amount,
      withdrawalsOfDay: known.withdrawalsOfDay + 1,
      amountOfDay: known.amountOfDay + amount,
      hoursSinceDevice: known.hoursSinceDevice ?? undefined,
      hoursSincePayee: known.hoursSincePayee,
      playState,
    },
  });
  const { autoApproveBelow } = brand.settings;
  const isSmall = autoApproveBelow !== undefined && amount < micros(autoApproveBelow);
  const reasons = [
    ...(isSmall ? [] : ['not_small']),
    ...(debt > 0n ? ['debt'] : []),
    ...rules.map(({ code }) => code),
  ];
  return playState === 'active' ? reasons : [...reasons, `player_${playState}`];
};

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
