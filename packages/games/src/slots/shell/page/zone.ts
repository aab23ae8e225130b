import type { Zone } from '@parlour/contract/time-zone';

/** Times are shown in the player's own zone. */
export const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone as Zone;
