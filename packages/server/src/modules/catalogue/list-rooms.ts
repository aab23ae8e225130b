import type { catalogue } from '@parlour/contract/catalogue';
import type { OutputOf } from '@parlour/contract/endpoint';

/** No vendor has rooms yet, so there is none to sit in: the empty list is what is true. */
export const listRooms = async (): Promise<OutputOf<typeof catalogue.listRooms>> => ({ list: [] });
