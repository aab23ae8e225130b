import type { catalogue } from '@parlour/contract/catalogue';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { Context } from '../../lib/context';
import { categoriesOf } from './categories';
import { catalogueOf } from './catalogue-cache';

/** The brand's vendors, category by category. */
export const listVendors = async (
  { database, brand }: Context,
  { language }: InputOf<typeof catalogue.listVendors>,
): Promise<OutputOf<typeof catalogue.listVendors>> => {
  const brandCatalogue = await catalogueOf(database, brand);
  return { data: { lanes: categoriesOf(brandCatalogue, language, brand) } };
};
