import type { OperatorChange } from '@parlour/contract/operator/changes';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf } from '../actor';
import { assertRight } from '../assert-right';
import {
  assertAllBrands,
  assertAuthor,
  assertConcern,
  assertMayTry,
  lockPerson,
} from './assert-concern';
import type { ChangeKind } from './kind';
import { kindOf } from './kinds';
import { assertNotSelf } from './people-kinds';
import { masked, opened } from './personal';
import { applied, lockAt, tryApply } from './propose';
import * as queries from './queries';
import { refusalOf } from './refusal-of';
import { shownTo } from './show';
import { assertUntiedChange, tiedChanges } from './ties/ties';

type Diff = Awaited<ReturnType<typeof tryApply>>['diff'];
type Decision = { id: string; reason: string };

/**
 * A change of a brand in which the person has no right at all does not exist, and no more does one
 * of several brands for who has none of them in one; one's own does.
 */
const openChange = async (
  { sql, operator: { id: own, rights } }: OperatorContext,
  id: string,
): Promise<queries.ChangeRow> => {
  const found = await queries.findChange(sql, id);
  if (!found) throw new Refusal('request.unknown');
  if (found.author?.toString() === own) return found;
  const { brand, object, before, patch: after } = found;
  const brands =
    brand === null ? await kindOf(found.kind).brandsOf(sql, { object, before, after }) : [brand];
  const mine = new Set(Object.values(rights).flat());
  if (!brands.every((one) => mine.has(one))) throw new Refusal('request.unknown');
  return found;
};

/** Who may not confirm is refused before it is said how the object is. */
const assertMayDecide = async (
  context: OperatorContext,
  seen: queries.ChangeRow,
): Promise<void> => {
  const { sql, operator } = context;
  await assertRight(context, kindOf(seen.kind).rights.approve, seen.brand ?? undefined);
  assertNotSelf(seen.kind, seen.object, operator.id);
  await assertUntiedChange(sql, operator.id, seen);
};

/** The second person confirms: the change is applied on the version that the first one saw. */
export const approve = async (
  context: OperatorContext,
  { id, reason }: Decision,
): Promise<OperatorChange> => {
  const { operator, database, requestId } = context;
  const seen = await openChange(context, id);
  const kind = kindOf(seen.kind);
  const brand = seen.brand ?? undefined;
  await assertMayDecide(context, seen);
  const work = async (sql: Transaction) => {
    await queries.lockChange(sql, id);
    const found = await queries.findChange(sql, id);
    if (found?.state !== 'proposed') throw new Refusal('change.decided', { state: found?.state });
    if (found.author?.toString() === operator.id) throw new Refusal('change.same_person');
    const { object, baseVersion: version } = found;
    if (found.scheduledAt && found.scheduledAt <= context.clock.now()) {
      throw new Refusal('change.time_past');
    }
    const held = operator.rights[kind.rights.approve];
    const locked = await lockAt(sql, kind, { object, version, held, reader: operator.id });
    const by = await lockPerson(sql, operator);
    const { write, approve: right } = kind.rights;
    await assertMayTry(sql, { kind, by, right }, { object, locked });
    await sql`savepoint trial`;
    const change = confirmedOf(context, kind, found);
    const tried = await tryApply(context, sql, change, locked);
    const moved = { object, before: locked.values, after: tried.after };
    const brands = await assertConcern(sql, { kind, by, right }, moved);
    await assertAuthor(sql, found.author, { right: write, brands });
    await assertUntiedAuthor(sql, found, write);
    // What has its time is applied then, after the same checks.
    const isScheduled = found.scheduledAt !== null;
    if (isScheduled) await sql`rollback to savepoint trial`;
    const { digest } = await writeAudit(sql, {
      actor: actorOf(context),
      brand,
      act: isScheduled ? 'change.schedule' : `${found.kind}.change`,
      objectKind: found.kind,
      objectId: object,
      ...sidesOf(kind, tried.diff, id),
      reason,
      secondOf: found.entryId.toString(),
      requestId,
    });
    if (isScheduled) {
      await queries.decide(sql, id, {
        state: 'scheduled',
        second: operator.id,
        patch: found.patch,
      });
      return;
    }
    const kept = masked(kind, found.patch);
    await queries.decide(sql, id, { state: 'applied', second: operator.id, digest, patch: kept });
    await applied(sql, { id, kind: found.kind, object, brand });
  };
  await database.transaction(work).catch((error: unknown) => {
    throw refusalOf(error);
  });
  return shownTo(context, await openChange(context, id));
};

/** Who is tied to its player by now proposed nothing; what ties whom is not said to the second. */
const assertUntiedAuthor = async (
  sql: Transaction,
  change: queries.ChangeRow,
  right: string,
): Promise<void> => {
  const { author } = change;
  if (author === null || (await tiedChanges(sql, author.toString(), [change])).size === 0) return;
  throw new Refusal('operator.right_missing', { right });
};

/** What the line of a decision says of the values. */
const sidesOf = (kind: ChangeKind, diff: Diff, change: string) => ({
  before: Object.fromEntries(diff.map(([name, from]) => [name, from])),
  after: { ...masked(kind, Object.fromEntries(diff.map(([name, , to]) => [name, to]))), change },
});

/** What is applied when this person confirms it. */
const confirmedOf = (context: OperatorContext, kind: ChangeKind, found: queries.ChangeRow) => ({
  kind,
  object: found.object,
  patch: opened(context, kind, found.patch),
  changeId: found.id.toString(),
  persons: { proposer: found.author?.toString() ?? null, decider: context.operator.id },
});

/** The second person refuses, or the author takes it back. */
const end = async (
  context: OperatorContext,
  { id, reason }: Decision,
  state: 'rejected' | 'withdrawn',
): Promise<OperatorChange> => {
  const { operator, database, requestId } = context;
  const seen = await openChange(context, id);
  const isOwn = seen.author?.toString() === operator.id;
  if (state === 'withdrawn' && !isOwn) throw new Refusal('request.unknown');
  if (state === 'rejected') {
    await assertRight(context, kindOf(seen.kind).rights.approve, seen.brand ?? undefined);
    if (isOwn) throw new Refusal('change.same_person');
    await assertUntiedChange(context.sql, operator.id, seen);
  }
  await database.transaction(async (sql) => {
    await queries.lockChange(sql, id);
    const found = await queries.findChange(sql, id);
    if (found?.state !== 'proposed' && found?.state !== 'scheduled') {
      throw new Refusal('change.decided', { state: found?.state });
    }
    if (state === 'rejected') {
      const kind = kindOf(found.kind);
      const moved = { object: found.object, before: found.before, after: found.patch };
      const by = await lockPerson(sql, operator);
      assertAllBrands(by, kind.rights.approve, await kind.brandsOf(sql, moved));
    }
    await queries.decide(sql, id, {
      state,
      patch: masked(kindOf(found.kind), found.patch),
      // Of a scheduled one the person who confirmed it stays its second.
      ...(state === 'rejected' && found.second === null && { second: operator.id }),
    });
    await writeAudit(sql, {
      actor: actorOf(context),
      brand: found.brand ?? undefined,
      act: state === 'rejected' ? 'change.reject' : 'change.withdraw',
      objectKind: 'change',
      objectId: id,
      reason,
      secondOf: found.entryId.toString(),
      requestId,
    });
  });
  return shownTo(context, await openChange(context, id));
};

export const reject = (context: OperatorContext, given: Decision) =>
  end(context, given, 'rejected');
export const withdraw = (context: OperatorContext, given: Decision) =>
  end(context, given, 'withdrawn');
