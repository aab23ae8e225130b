/** Times are shown in the player's own zone. */
export const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
