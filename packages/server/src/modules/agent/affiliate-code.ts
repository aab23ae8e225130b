import type { Sql } from '@parlour/node-kit/database/database';
import { findLink, type Link } from './queries';

/** Codes are read aloud and typed: the case and the spaces around them do not count. */
const foldCode = (typed: string): string => typed.trim().toUpperCase();

/** The link of a code as it was typed, if it is valid at the brand. */
export const linkOf = (sql: Sql, brand: string, typed: string): Promise<Link | undefined> =>
  findLink(sql, brand, foldCode(typed));

export const checkCode = async (
  sql: Sql,
  brand: string,
  typed: string,
): Promise<{ valid: boolean; code: string }> => ({
  valid: (await linkOf(sql, brand, typed)) !== undefined,
  code: foldCode(typed),
});
