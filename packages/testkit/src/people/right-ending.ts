import { setTimeout as pause } from 'node:timers/promises';
import { waiting } from '../ledger/lock-player';
import type { SomeOperator } from './operators';
import type { Site } from '../site/site';

/**
 * What calls answer that a person makes while their roles are being taken: each has ended or waits
 * for the commit, and then the roles are gone.
 */
export const whileRolesEnd = async <Value>(
  { database }: Pick<Site, 'database'>,
  { operatorId }: Pick<SomeOperator, 'operatorId'>,
  begin: () => Promise<Value>[],
): Promise<Value[]> => {
  let [calls, ended]: [Promise<Value>[], number] = [[], 0];
  await database.transaction(async (sql) => {
    await sql`
      update operator.holding set ended_at = lib.now()
      where operator_id = ${operatorId}::bigint and ended_at is null`;
    calls = begin();
    for (const call of calls) void call.finally(() => (ended += 1));
    while (ended + (await waiting(database)) < calls.length) await pause(5);
  });
  return Promise.all(calls);
};
