/** What surrounds every page of the console. */
export const frame = {
  title: 'Bàn điều hành',
} as const;
