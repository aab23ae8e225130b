import { slots } from '@parlour/games/games';
import type { View } from '@parlour/games/slots/stage/board/view';

/** What each slot looks like and says, all of them loaded. */
export const viewByCode: ReadonlyMap<string, View> = new Map(
  await Promise.all(slots.map(async ({ code, view }) => [code, await view()] as const)),
);
