/** Names that look alike to a person are one name. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
