import { randomUUID } from 'node:crypto';
import type { Transaction } from '@parlour/node-kit/database/database';
import { canonicalJson, type Json } from './canonical-json';
import { insertEntry } from './queries';
import { shortValues } from './short-values';

/** Who acts: a person, a command by the login that runs it, a player, or the machine. */
export type Actor =
  | { operatorId: string; signInId?: string; role?: string; address?: string }
  | { cli: string }
  | { player: true }
  | { system: true };

export type Act = {
  actor: Actor;
  brand?: string | undefined;
  /** `noun.verb`, as `withdrawal.approve`. */
  act: string;
  objectKind: string;
  objectId: string;
  /** The player that it concerns; a part of `after`, so that the digest has it. */
  playerId?: bigint | string | undefined;
  caseId?: string | undefined;
  /** Amounts as text; a long value stands in the line as its digest. */
  before?: Json;
  after?: Json;
  reason?: string | undefined;
  /** The entry of the first person, where this is the second. */
  secondOf?: string | undefined;
  requestId?: string | undefined;
};

/** What the row that the act wrote keeps of its line. */
export type WrittenEntry = { id: string; digest: Buffer };

/**
 * Writes the line of an act in the act's own transaction: neither is there without the other.
 */
export const writeAudit = async (sql: Transaction, act: Act): Promise<WrittenEntry> => {
  const { actor, before, playerId } = act;
  const after = playerId === undefined ? act.after : withPlayer(act.after, String(playerId));
  const who = 'operatorId' in actor ? actor : { role: roleOf(actor) };
  const person = 'operatorId' in actor ? actor : undefined;
  const { id, digest } = await insertEntry(sql, {
    brand: act.brand ?? null,
    operator_id: person?.operatorId ?? null,
    sign_in_id: person?.signInId ?? null,
    role: who.role ?? null,
    act: act.act,
    object_kind: act.objectKind,
    object_id: act.objectId,
    case_id: act.caseId ?? null,
    before: before === undefined ? null : canonicalJson(shortValues(before)),
    after: after === undefined ? null : canonicalJson(shortValues(after)),
    reason: act.reason ?? null,
    second_of: act.secondOf ?? null,
    address: person?.address ?? null,
    // Of no call, it has a number all the same: with one that is not shown, what is withheld of the
    // line is not found from its digest by trying.
    request_id: act.requestId ?? randomUUID(),
  });
  return { id: id.toString(), digest };
};

const roleOf = (actor: Exclude<Actor, { operatorId: string }>): string => {
  if ('cli' in actor) return `cli:${actor.cli}`;
  return 'player' in actor ? 'player' : 'system';
};

const withPlayer = (after: Json, playerId: string): Json =>
  typeof after === 'object' && after !== null && !Array.isArray(after)
    ? { ...after, playerId }
    : { ...(after !== undefined && { value: after }), playerId };
