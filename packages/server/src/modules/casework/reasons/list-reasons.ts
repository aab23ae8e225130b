import type { OutputOf } from '@parlour/contract/endpoint';
import type { ruleDesk } from '@parlour/contract/rule-desk';
import type { OperatorContext } from '../../../lib/context';
import { readAllReasons, readReasonQueues } from './queries';

/** The reasons of every queue, those that are off too, in the order in which they are offered. */
export const listReasons = async ({
  sql,
}: OperatorContext): Promise<OutputOf<typeof ruleDesk.listReasons>> => {
  const [rows, kinds] = await Promise.all([readAllReasons(sql), readReasonQueues(sql)]);
  return {
    list: rows.map(({ isEnabled, ...reason }) => ({ ...reason, enabled: isEnabled })),
    kinds,
  };
};
