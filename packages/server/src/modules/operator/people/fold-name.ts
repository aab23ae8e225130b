const pattern = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u;

/** Names that look alike to a person are one name. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Whether a new person may have it: letters, digits, dots, dashes and lines below. */
export const isName = (name: string): boolean => pattern.test(name.normalize('NFKC').trim());
