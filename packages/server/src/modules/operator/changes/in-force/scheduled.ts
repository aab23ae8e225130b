import type { Transaction } from '@parlour/node-kit/database/database';
import { codeOf } from '@parlour/node-kit/database/failure';
import { Refusal } from '../../../../lib/refusal';
import { writeAudit } from '../../../audit';
import { lockRights } from '../../queries';
import { type ApplyDeps, type ChangeKind, type Moved, rightFor } from '../kind';
import { findKind, kindOf } from '../kinds';
import { assertNotSelf } from '../people-kinds';
import { masked, opened } from '../personal';
import { applied, lockAt, readMayBeAlone, tryApply } from '../propose';
import * as queries from '../queries';
import { refusalOf } from '../refusal-of';

/**
 * Applies the changes whose time has come, each in a transaction of its own. One that cannot be
 * applied now is left for the next turn and does not hold the others.
 */
export const applyScheduled = async (deps: ApplyDeps): Promise<void> => {
  const tried: string[] = [];
  const failures: unknown[] = [];
  for (;;) {
    const count = tried.length;
    await deps.database
      .transaction((sql) => applyNext(deps, sql, tried))
      .catch((error: unknown) => failures.push(error));
    if (tried.length === count) break;
  }
  if (failures.length > 0) throw failures[0];
};

/** Adds the change to those that were tried before it is tried. */
const applyNext = async (deps: ApplyDeps, sql: Transaction, tried: string[]): Promise<void> => {
  const id = await queries.lockDue(sql, tried);
  if (id === undefined) return;
  tried.push(id);
  const found = (await queries.findChange(sql, id))!;
  await sql`savepoint due`;
  try {
    await applyNow(deps, sql, found);
  } catch (thrown) {
    const error = refusalOf(thrown);
    if (!(error instanceof Refusal)) {
      if (isTransient(error)) throw error;
      deps.log.error('change.failed', { change: id, error });
    }
    await sql`rollback to savepoint due`;
    await fail(sql, found, error instanceof Refusal ? error.code : 'change.failed');
  }
};

/**
 * What another turn may pass: a lost connection, a conflict with another transaction, a lack of
 * resources, an object in use, a statement or a server that was stopped.
 */
const isTransient = (error: unknown): boolean => /^(?:08|40|53|55|57|E[A-Z]+$)/.test(codeOf(error));

/** Rights and base are asked again: what was right when it was confirmed may not be now. */
const applyNow = async (deps: ApplyDeps, sql: Transaction, found: queries.ChangeRow) => {
  const { object, baseVersion, author, second } = found;
  const kind = kindOf(found.kind);
  const { approve } = kind.rights;
  const id = found.id.toString();
  const authorRights = author === null ? {} : await lockRights(sql, author.toString());
  const right = rightFor(kind, authorRights, found);
  const held = authorRights[right] ?? [];
  const locked = await lockAt(sql, kind, { object, version: baseVersion, held });
  const mayBeAlone = await readMayBeAlone(sql, String(author ?? 0), kind, locked.brand);
  const patch = opened(deps, kind, found.patch);
  const tried = await tryApply(deps, sql, { kind, object, patch, changeId: id }, locked);
  const moved = { object, before: locked.values, after: tried.after };
  const brands = await kind.brandsOf(sql, moved);
  assertHolds(held, brands, right);
  for (const person of [author, second]) {
    if (person !== null) await assertNotOwn(sql, String(person), { name: found.kind, kind }, moved);
  }
  const isAlways = kind.alwaysTwo?.(locked.values, tried.after) ?? false;
  if (second !== null) {
    const secondRights = await lockRights(sql, second.toString());
    assertHolds(secondRights[approve] ?? [], brands, approve);
  } else if (isAlways || (kind.loosens(locked.values, tried.after) && !mayBeAlone(brands))) {
    throw new Refusal('change.needs_second');
  }
  const { digest } = await writeAudit(sql, {
    actor: { system: true },
    brand: found.brand ?? undefined,
    act: `${found.kind}.change`,
    objectKind: found.kind,
    objectId: object,
    before: Object.fromEntries(tried.diff.map(([name, from]) => [name, from])),
    after: {
      ...masked(kind, Object.fromEntries(tried.diff.map(([name, , to]) => [name, to]))),
      change: id,
    },
    reason: found.reason,
    secondOf: found.entryId.toString(),
  });
  const kept = masked(kind, found.patch);
  await queries.decide(sql, id, { state: 'applied', digest, patch: kept });
  await applied(sql, { id, kind: found.kind, object, brand: found.brand ?? undefined });
};

const assertHolds = (held: readonly string[], brands: readonly string[], right: string): void => {
  if (brands.every((brand) => held.includes(brand))) return;
  throw new Refusal('operator.right_missing', { right });
};

/** What they held when they proposed or confirmed it, they may hold more of now. */
const assertNotOwn = async (
  sql: Transaction,
  personId: string,
  { name, kind }: { name: string; kind: ChangeKind },
  moved: Moved,
): Promise<void> => {
  assertNotSelf(name, moved.object, personId);
  if (await kind.isOwn?.(sql, personId, moved)) throw new Refusal('operator.self');
};

/** Nothing happened; its author reads why in the list of changes. */
const fail = async (sql: Transaction, found: queries.ChangeRow, code: string): Promise<void> => {
  const patch = masked(findKind(found.kind) ?? {}, found.patch);
  await queries.decide(sql, found.id.toString(), { state: 'failed', patch, failure: code });
  await writeAudit(sql, {
    actor: { system: true },
    brand: found.brand ?? undefined,
    act: 'change.fail',
    objectKind: 'change',
    objectId: found.id.toString(),
    after: { failure: code },
    secondOf: found.entryId.toString(),
  });
};
