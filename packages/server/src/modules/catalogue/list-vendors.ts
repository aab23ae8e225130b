import type { catalogue } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../lib/context';
import { lanesOf } from './lanes';
import { shelfOf } from './shelf';

/** The brand's vendors, lane by lane. */
export const listVendors = async (
  { database, brand }: Context,
  { language }: InputOf<typeof catalogue.listVendors>,
): Promise<OutputOf<typeof catalogue.listVendors>> => {
  const shelf = await shelfOf(database, brand);
  return { data: { lanes: lanesOf(shelf, language, brand) } };
};
