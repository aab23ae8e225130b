import { type FromGame, isFromGame } from '@parlour/contract/frame';

type Posted = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>;

/** A message of the game: from the window of its frame, from its origin, of a known shape. */
export const postedBy = (
  frame: Window | null | undefined,
  origin: string,
  { origin: from, source, data }: Posted,
): FromGame | undefined =>
  frame && source === frame && from === origin && isFromGame(data) ? data : undefined;
