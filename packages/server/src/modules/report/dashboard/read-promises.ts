import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { promiseDays, type reportConsole } from '@parlour/contract/report-console';
import type { OperatorContext } from '../../../lib/context';
import { countPromises } from './promise-queries';

/** Which answers came within the promised time, by brand and queue. */
export const readPromises = async (
  { sql, operator }: OperatorContext,
  { brand }: InputOf<typeof reportConsole.readPromises>,
): Promise<OutputOf<typeof reportConsole.readPromises>> => {
  const brands = brand === undefined ? operator.brands : [brand];
  const rows = await countPromises(sql, brands, promiseDays);
  return {
    list: rows.map(({ medianSeconds, ...row }) => ({
      ...row,
      ...(medianSeconds !== null && { medianSeconds }),
    })),
  };
};
