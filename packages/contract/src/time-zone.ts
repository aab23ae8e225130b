/**
 * A time zone by its name: `Asia/Ho_Chi_Minh`. No language has a name of this form, so the compiler
 * refuses a zone where a language belongs, and a language where a zone does.
 */
export type Zone = 'UTC' | `${string}/${string}`;
