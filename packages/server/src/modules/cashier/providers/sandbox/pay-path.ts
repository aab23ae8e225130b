/** The page on which a deposit is paid. */
export const payPath = (depositId: string): string => `/sandbox/pay/${depositId}`;
