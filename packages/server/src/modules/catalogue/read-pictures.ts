import type { Context } from '../../lib/context';
import { catalogueOf, type CataloguePictures } from './catalogue-cache';

/** The pictures of the brand's games. */
export const readPictures = async ({
  database,
  brand,
}: Pick<Context, 'database' | 'brand'>): Promise<CataloguePictures> =>
  (await catalogueOf(database, brand)).pictures;
