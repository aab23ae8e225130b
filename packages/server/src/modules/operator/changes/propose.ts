import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { publish } from '../../../lib/jobs/outbox';
import { invalid, Refusal } from '../../../lib/refusal';
import { type Actor, writeAudit } from '../../audit';
import { assertConcern, assertMaySee, assertMayTry, lockPerson } from './assert-concern';
import { deleteDraft } from './draft-queries';
import { kindOf } from './kinds';
import {
  type ApplyDeps,
  type ChangeKind,
  diffOf,
  type LockedObject,
  type ChangeValues,
  rightFor,
  type Persons,
} from './kind';
import { masked, sealed } from './personal';
import * as queries from './queries';

export type Proposal = {
  kind: string;
  object: string;
  /** The version that the author saw. */
  version: string;
  patch: ChangeValues;
  reason: string;
  by: OperatorContext['operator'];
  actor: Actor;
  key?: string | undefined;
  undoes?: string | undefined;
  requestId?: string | undefined;
  /** When it is to be applied; without it at once. */
  at?: Date | undefined;
};

/** Its number, and what applying it gives, which is shown once, to its author. */
export type Proposed = { id: string; result: ChangeValues | undefined };

const before = (object: LockedObject, diff: ReturnType<typeof diffOf>): ChangeValues =>
  Object.fromEntries(diff.map(([name]) => [name, object.values[name] ?? null]));

type Wanted = {
  object: string;
  version: string;
  held: readonly string[] | undefined;
  /** The person who is shown how it is now. */
  reader?: string;
};

/**
 * The object, locked, or a refusal: unknown, or changed since the author looked. How it is now is
 * for who holds the right in its brands.
 */
const lockAt = async (
  sql: Transaction,
  kind: ChangeKind,
  { object, version, held = [], reader }: Wanted,
): Promise<LockedObject> => {
  const found = await kind.lock(sql, object);
  if (!found) throw new Refusal('request.unknown');
  if (found.version === version) return found;
  const moved = { object, before: found.values, after: found.values };
  const brands = found.brand === undefined ? await kind.brandsOf(sql, moved) : [found.brand];
  if (!brands.every((brand) => held.includes(brand))) throw new Refusal('request.unknown');
  if (reader !== undefined) await assertMaySee(sql, kind, reader, { object, locked: found });
  throw new Refusal('change.stale', { version: found.version, now: found.values });
};

/** Applies the values and says what they changed; nothing changed is refused. */
export const tryApply = async (
  deps: ApplyDeps,
  sql: Transaction,
  {
    kind,
    object,
    changeId,
    patch,
    persons,
  }: { kind: ChangeKind; changeId: string; persons?: Persons } & Pick<Proposal, 'object' | 'patch'>,
  locked: LockedObject,
) => {
  const result = await kind.apply(
    { ...deps, sql, object, changeId, persons },
    patch,
    locked.values,
  );
  const after = (await kind.lock(sql, object))?.values ?? {};
  const outcome = kind.showsOutcome ? { ...after, ...patch } : patch;
  const merged = { ...locked.values, ...(kind.undoable ? after : outcome) };
  for (const name of Object.keys(locked.values)) {
    if (kind.undoable && !(name in after)) delete merged[name];
  }
  const diff = diffOf(locked.values, merged);
  if (diff.length === 0 && kind.undoable) throw invalid({ name: 'patch', code: 'field.required' });
  return { result, after: merged, diff };
};

/**
 * One person may confirm alone where a brand in demonstration says so, and while a site in
 * demonstration has no other person who could: the first administrator invites the second so.
 */
export const readMayBeAlone = async (
  sql: Transaction,
  author: string,
  { rights }: ChangeKind,
  brand: string | undefined,
): Promise<(brands: readonly string[]) => boolean> => {
  const { isDemonstration, alone } = await queries.readAlone(sql, brand);
  const seconds = await queries.readSeconds(sql, { right: rights.approve, author });
  return (brands) => {
    const hasSecond = seconds.some((held) => brands.every((one) => held.includes(one)));
    return isDemonstration && (alone || !hasSecond);
  };
};

/** Applies a change at once, or leaves it for a second person where it loosens a control. */
export const propose = async (
  deps: ApplyDeps,
  sql: Transaction,
  proposal: Proposal,
): Promise<Proposed> => {
  const kind = kindOf(proposal.kind);
  const { actor, object, version, patch, reason, requestId, at } = proposal;
  if (at) assertTime(deps, kind, at);
  if (reason.trim().length < 3) throw new Refusal('change.reason_missing');
  const right = rightFor(kind, proposal.by.rights, proposal);
  const held = proposal.by.rights[right];
  const locked = await lockAt(sql, kind, { object, version, held, reader: proposal.by.id });
  const by = await lockPerson(sql, proposal.by);
  // What the change itself alters does not decide who confirms it.
  const mayBeAlone = await readMayBeAlone(sql, by.id, kind, locked.brand);
  const id = await queries.nextChangeId(sql);
  await assertMayTry(sql, { kind, by, right }, { object, locked });
  await sql`savepoint trial`;
  const tried = await tryApply(deps, sql, { kind, object, patch, changeId: id }, locked);
  const moved = { object, before: locked.values, after: tried.after };
  const brands = await assertConcern(sql, { kind, by, right }, moved);
  const isAlways = kind.alwaysTwo?.(locked.values, tried.after) ?? false;
  const needsSecond = isAlways || kind.loosens(locked.values, tried.after);
  const isAlone = needsSecond && !isAlways && mayBeAlone(brands);
  const isProposed = needsSecond && !isAlone;
  const isScheduled = !isProposed && at !== undefined;
  const waits = isProposed || isScheduled;
  if (waits) await sql`rollback to savepoint trial`;
  const line = await writeAudit(sql, {
    actor,
    brand: locked.brand,
    act: actOf(proposal.kind, { isProposed, isScheduled }),
    objectKind: proposal.kind,
    objectId: object,
    before: Object.fromEntries(tried.diff.map(([name, from]) => [name, from])),
    after: { ...maskedAfter(kind, tried.diff), change: id, ...(at && { at: at.toISOString() }) },
    reason,
    requestId,
  });
  await queries.insertChange(sql, id, {
    ...proposal,
    patch: waits ? sealed(deps, kind, patch) : masked(kind, patch),
    brand: locked.brand,
    baseVersion: locked.version,
    before: before(locked, tried.diff),
    author: by.id,
    cli: undefined,
    needsSecond,
    alone: isAlone,
    undoes: proposal.undoes,
    key: proposal.key,
    entryId: line.id,
    digest: waits ? undefined : line.digest,
    scheduledAt: at,
    isScheduled,
  });
  await deleteDraft(sql, { operatorId: by.id, kind: proposal.kind, object });
  if (waits) await kind.keep?.(sql, { id, object });
  else await applied(sql, { id, kind: proposal.kind, object, brand: locked.brand });
  return { id, result: tried.result };
};

const maskedAfter = (kind: ChangeKind, diff: ReturnType<typeof diffOf>): ChangeValues =>
  masked(kind, Object.fromEntries(diff.map(([name, , to]) => [name, to])));

type Waiting = { isProposed: boolean; isScheduled: boolean };

const actOf = (kind: string, { isProposed, isScheduled }: Waiting): string => {
  if (isScheduled) return 'change.schedule';
  return isProposed ? 'change.propose' : `${kind}.change`;
};

const longestMs = 366 * 24 * 3600 * 1000;

/** A time to come, within a year; people and their roles change when they are confirmed. */
const assertTime = ({ clock }: ApplyDeps, kind: ChangeKind, at: Date): void => {
  if (!kind.undoable || kind.isTimeless) throw invalid({ name: 'at', code: 'field.unknown' });
  const leftMs = at.getTime() - clock.now().getTime();
  if (!(leftMs > 0)) throw invalid({ name: 'at', code: 'field.below' });
  if (leftMs > longestMs) throw invalid({ name: 'at', code: 'field.above' });
};

type AppliedFacts = { id: string; kind: string; object: string; brand: string | undefined };

export const applied = (sql: Transaction, { id, kind, object, brand }: AppliedFacts) =>
  publish(sql, {
    type: 'change.applied',
    key: id,
    changeId: id,
    kind,
    object,
    ...(brand !== undefined && { brand }),
  });

export { lockAt };
