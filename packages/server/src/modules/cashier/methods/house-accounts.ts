import type { cashierBooks } from '@parlour/contract/cashier/books';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { wordsIn } from '@parlour/locales/words-in';
import type { OperatorContext } from '../../../lib/context';
import { brandByCode } from '../../brand';
import { brandsOf } from '../books/list-suspense';
import { readHouseAccounts, readTransferMethods } from './account-queries';

/** The accounts of the house that receive transfers, closed ones too, and the ways that have some. */
export const listHouseAccounts = async (
  context: OperatorContext,
  { brand }: InputOf<typeof cashierBooks.listHouseAccounts>,
): Promise<OutputOf<typeof cashierBooks.listHouseAccounts>> => {
  const brands = brandsOf(context, brand);
  const [list, methods] = await Promise.all([
    readHouseAccounts(context.sql, brands),
    readTransferMethods(context.sql, brands),
  ]);
  return {
    list,
    methods: await Promise.all(
      methods.map(async ({ names, methodId, currency, brand: of }) => ({
        brand: of,
        methodId,
        currency,
        name: wordsIn(names, context.language, await brandByCode(context, of)) ?? methodId,
      })),
    ),
  };
};
