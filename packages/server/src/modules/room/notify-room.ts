import type { Platform } from '../../lib/context';

/**
 * Has open pages of the brand's players, and of its operators, know that there is a line `n`. What
 * it says is asked for by them: a frame that is lost or doubled changes nothing.
 */
export const notifyRoom = ({ live }: Pick<Platform, 'live'>, brand: string, n: number): void => {
  live.notify(`brand:${brand}`, { type: 'room', n });
  notifyRoomDesk({ live }, brand);
};

export const notifyRoomDesk = ({ live }: Pick<Platform, 'live'>, brand: string): void =>
  live.notify(`desk:${brand}`, {
    type: 'desk',
    right: 'room.r',
    brand,
    message: { type: 'room', brand },
  });
