import type { Sql } from '@parlour/node-kit/database/database';
import { readAddresses } from '../pictures/queries';
import { isOwnPicture } from './check-address';
import type { WrittenItem } from './item-values';

/**
 * The addresses of our own pictures that these items may have: those that are there, and those that
 * the items had already, so that an item can be taken down whatever became of its picture.
 */
export const readPictures = async (
  sql: Sql,
  brand: string,
  items: readonly WrittenItem[],
  before: readonly WrittenItem[],
): Promise<ReadonlySet<string>> => {
  const had = new Set(addressesIn(before));
  const asked = addressesIn(items).filter((address) => !had.has(address));
  const found = asked.length === 0 ? [] : await readAddresses(sql, brand, asked);
  return new Set([...had, ...found]);
};

const addressesIn = (items: readonly WrittenItem[]): string[] =>
  items.map(({ image }) => String(image ?? '')).filter(isOwnPicture);
