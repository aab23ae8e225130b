/** A browser before any sign-in; it owns what it did here, and grants nothing. */
export const guestCookie = '__Host-pg';
