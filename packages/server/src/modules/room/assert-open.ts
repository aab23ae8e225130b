import { roomFlag } from '@parlour/contract/room';
import type { Context } from '../../lib/context';
import { Refusal } from '../../lib/refusal';
import { isFlagOn, loadedBrand } from '../brand';

/** Whether the brand has its room open now. */
export const isRoomOpen = async (
  deps: Parameters<typeof loadedBrand>[0],
  brand: string,
): Promise<boolean> => isFlagOn((await loadedBrand(deps, brand)).flags, roomFlag);

/** A brand without an open room has none, and so nothing to read or write there. */
export const assertRoomOpen = async (context: Context): Promise<void> => {
  if (!(await isRoomOpen(context, context.brand.code))) throw new Refusal('brand.not_enabled');
};
