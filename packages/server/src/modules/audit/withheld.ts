import type { Sql } from '@parlour/node-kit/database/database';
import type { AuditRow } from './queries';

type About = Pick<AuditRow, 'id' | 'objectKind' | 'objectId' | 'playerId' | 'caseId' | 'change'>;

/**
 * Which lines an operator reads without what they changed and why. Whom a change is about, and who
 * is tied to whom, modules above know: they lend it.
 */
export type WithheldLines = (
  sql: Sql,
  operatorId: string,
  lines: readonly About[],
) => Promise<ReadonlySet<bigint>>;

/** A line of a file has this word where a value is withheld. */
export const withheldCell = 'withheld';
