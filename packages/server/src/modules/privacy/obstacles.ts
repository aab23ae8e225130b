import { moneyText } from '@parlour/contract/money';
import type { Obstacle } from '@parlour/contract/privacy';
import type { Sql } from '@parlour/node-kit/database/database';
import { readObstacles, type ObstacleRow } from './obstacle-queries';

type AnyObstacle = Omit<Obstacle, 'kind'> & { kind: ObstacleRow['kind'] };

/** What stands in the way of the account's end, for who decides it. */
export const listObstacles = async (sql: Sql, playerId: string): Promise<AnyObstacle[]> => {
  const rows = await readObstacles(sql, playerId);
  return rows.map(({ kind, count, amount, currency }) => ({
    kind,
    count,
    ...(amount !== null && { amount: moneyText(BigInt(amount)) }),
    ...(currency !== null && { currency }),
  }));
};

/** For the player: a flag is a suspicion, of which they do not read. */
export const listOwnObstacles = async (sql: Sql, playerId: string): Promise<Obstacle[]> =>
  (await listObstacles(sql, playerId)).filter((each): each is Obstacle => each.kind !== 'flag');
