import type { Sql, Transaction } from '@parlour/node-kit/database/database';
import type { EvidenceCase } from './evidence-case';

/** A claim ends so long after its last renewal, and never lasts longer in all. */
export const claimMinutes = 10;
export const longestClaimMinutes = 30;

/** A parked or an asked case waits again when it is claimed. */
export const claim = async (
  sql: Transaction,
  caseId: string,
  operatorId: string,
): Promise<Date> => {
  const [row] = await sql<{ claimedUntil: Date }>`
    select casework.claim(${caseId}::bigint, ${operatorId}::bigint,
      make_interval(mins => ${claimMinutes}::integer)) as "claimedUntil"`;
  return row!.claimedUntil;
};

/** What the operator has claimed beside a case; one claim of theirs is counted at a time. */
export const countClaims = async (
  sql: Transaction,
  { operatorId, except }: { operatorId: string; except: string | undefined },
): Promise<number> => {
  const [row] = await sql<{ count: number }>`
    select casework.count_claims(${operatorId}::bigint, ${except ?? null}::bigint) as count`;
  return row!.count;
};

/** Undefined when the claim has ended, or is somebody else's. */
export const renew = async (
  sql: Transaction,
  caseId: string,
  operatorId: string,
): Promise<{ claimedUntil: Date; version: number } | undefined> => {
  const [row] = await sql<{ claimedUntil: Date; version: number }>`
    update casework.case_file c
    set claimed_until = greatest(claimed_until, least(
      lib.now() + make_interval(mins => ${claimMinutes}::integer),
      claimed_at + make_interval(mins => ${longestClaimMinutes}::integer)))
    where id = ${caseId}::bigint and claimed_by = ${operatorId}::bigint
      and claimed_until > lib.now()
    returning claimed_until as "claimedUntil", version`;
  return row;
};

/** Puts the case back; `byOwner`: whom the queue does not offer it to for a while. */
export const free = (sql: Transaction, caseId: string, byOwner?: string): Promise<unknown> =>
  sql`
    update casework.case_file
    set claimed_by = null, claimed_at = null, claimed_until = null,
      freed_by = coalesce(${byOwner ?? null}::bigint, freed_by),
      freed_at = case when ${byOwner ?? null}::bigint is null then freed_at else lib.now() end
    where id = ${caseId}::bigint`;

/** Frees the case until a time: parked by its reader, or asked of the player. */
export const wait = (
  sql: Transaction,
  caseId: string,
  { state, minutes }: { state: 'parked' | 'asked'; minutes: number },
): Promise<unknown> =>
  sql`
    update casework.case_file
    set state = ${state}, until = lib.now() + make_interval(mins => ${minutes}),
      version = version + 1, claimed_by = null, claimed_at = null, claimed_until = null
    where id = ${caseId}::bigint`;

/** A case and whether the operator has to do with its player, now or when it was opened. */
export const readTiedCase = async (
  sql: Sql,
  { caseId, kind, operatorId }: { caseId: string; kind: string; operatorId: string },
): Promise<(EvidenceCase & { isTied: boolean }) | undefined> => {
  const [row] = await sql<EvidenceCase & { isTied: boolean }>`
    select c.brand, c.subject_id as "subjectId", c.player_id::text as "playerId", c.version,
      case when c.claimed_until > lib.now() then c.claimed_by end::text as "claimedBy",
      ${operatorId}::bigint = any(c.conflicts) or c.player_id is not null
        and casework.is_tied(${operatorId}::bigint, c.player_id) as "isTied"
    from casework.case_file c
    where c.id = ${caseId}::bigint and c.kind = ${kind}`;
  return row;
};
