import type { InputOf } from '@parlour/contract/endpoint';
import type { operator } from '@parlour/contract/operator';
import type { ChangePreview, OperatorChange } from '@parlour/contract/operator/changes';
import type { Transaction } from '@parlour/node-kit/database/database';
import type { OperatorContext } from '../../../lib/context';
import { isMoment } from '../../../lib/moment';
import { invalid, Refusal } from '../../../lib/refusal';
import { canonicalJson } from '../../audit';
import { actorOf } from '../actor';
import { assertRight } from '../assert-right';
import { assertConcern, assertMaySee, assertMayTry } from './assert-concern';
import { fewAtOnce } from './few-at-once';
import { type ChangeKind, type ChangeValues, rightFor } from './kind';
import { kindOf } from './kinds';
import { assertNotSelf } from './people-kinds';
import { masked } from './personal';
import { type Proposal, propose, tryApply } from './propose';
import * as queries from './queries';
import { refusalOf } from './refusal-of';
import { shownTo } from './show';

/** Thrown to leave a transaction that was only a trial. */
class Trial extends Error {}

type Previewed = InputOf<typeof operator.previewChange>;

export const mayWrite = async (
  context: OperatorContext,
  kind: string,
  object: string,
  patch: ChangeValues = {},
) => {
  assertNotSelf(kind, object, context.operator.id);
  const found = kindOf(kind);
  const right = rightFor(found, context.operator.rights, { object, patch });
  await assertRight(context, right, found.brandOf?.(object));
};

const readRightOf = ({ rights }: ChangeKind): string => rights.write.replace(/\.[a-z]$/, '.r');

/** An empty change only reads, which anyone who reads the noun may do. */
const mayRead = (context: OperatorContext, kind: string, object: string): Promise<void> =>
  assertRight(context, readRightOf(kindOf(kind)), kindOf(kind).brandOf?.(object));

/** What a change would do, without doing it; with an empty one, how the object is. */
export const previewChange = async (
  context: OperatorContext,
  { kind: name, object, patch }: Previewed,
): Promise<ChangePreview> => {
  const kind = kindOf(name);
  const isEmpty = Object.keys(patch).length === 0;
  if (isEmpty) await mayRead(context, name, object);
  else await mayWrite(context, name, object, patch as ChangeValues);
  return fewAtOnce(context.operator.id, () => tryOut(context, { kind, object, patch, isEmpty }));
};

type Tried = Pick<Previewed, 'object' | 'patch'> & { kind: ChangeKind; isEmpty: boolean };

const tryOut = async (
  context: OperatorContext,
  { kind, object, patch, isEmpty }: Tried,
): Promise<ChangePreview> => {
  let preview: ChangePreview | undefined;
  await context.database
    .transaction(async (sql) => {
      const locked = await kind.lock(sql, object);
      if (!locked) throw new Refusal('request.unknown');
      preview = { version: locked.version, values: locked.values, diff: [], needsSecond: false };
      if (isEmpty) {
        const { [readRightOf(kind)]: held = [] } = context.operator.rights;
        const moved = { object, before: locked.values, after: locked.values };
        const brands =
          locked.brand === undefined ? await kind.brandsOf(sql, moved) : [locked.brand];
        if (brands.length > 0 && !brands.some((brand) => held.includes(brand))) {
          throw new Refusal('request.unknown');
        }
        await assertMaySee(sql, kind, context.operator.id, { object, locked });
        throw new Trial();
      }
      const given = { kind, object, patch: patch as ChangeValues, changeId: '0' };
      const { operator: by } = context;
      const concern = { kind, by, right: rightFor(kind, by.rights, given) };
      await assertMayTry(sql, concern, { object, locked });
      const { diff, after } = await tryApply(context, sql, given, locked);
      const moved = { object, before: locked.values, after };
      await assertConcern(sql, concern, moved);
      preview.diff = diff.map(([field, before, to]) => ({ field, before, after: to }));
      preview.needsSecond =
        kind.loosens(locked.values, after) || (kind.alwaysTwo?.(locked.values, after) ?? false);
      const effects = await kind.effects?.({ ...context, sql }, moved);
      if (effects) preview.effects = effects;
      throw new Trial();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Trial)) throw refusalOf(error);
    });
  return preview!;
};

/**
 * The change that the same call made before, or at the same time; another body under its key is
 * refused.
 */
const findRepeated = async (
  context: OperatorContext,
  key: string,
  isSame: (row: queries.ChangeRow) => boolean,
): Promise<OperatorChange | undefined> => {
  const found = await queries.findByKey(context.sql, context.operator.id, key);
  if (!found) return undefined;
  if (!isSame(found)) throw new Refusal('request.repeat_conflict');
  return shownTo(context, found);
};

/** Of two calls at the same time under one key, the later one answers with the other's change. */
const proposeOnce = async (
  context: OperatorContext,
  isSame: (row: queries.ChangeRow) => boolean,
  work: (sql: Transaction) => ReturnType<typeof propose>,
): Promise<OperatorChange> => {
  const { idempotencyKey: key, database, sql } = context;
  const made = await database.transaction(work).catch(async (error: unknown) => {
    const first = await findRepeated(context, key, isSame);
    if (first) return first;
    throw refusalOf(error);
  });
  if ('state' in made) return made;
  return shownTo(context, (await queries.findChange(sql, made.id))!, made.result);
};

type Asked = Pick<Proposal, 'kind' | 'object' | 'version' | 'patch' | 'reason' | 'at'>;

/** Personal values are compared by their masks, as the row has no more of them. */
const isChangeOf = (
  { kind, object, baseVersion, patch, reason, scheduledAt }: queries.ChangeRow,
  given: Asked,
): boolean =>
  kind === given.kind &&
  object === given.object &&
  baseVersion === given.version &&
  reason === given.reason &&
  scheduledAt?.getTime() === given.at?.getTime() &&
  canonicalJson(masked(kindOf(kind), patch)) === canonicalJson(masked(kindOf(kind), given.patch));

export const proposeChange = async (
  context: OperatorContext,
  given: InputOf<typeof operator.proposeChange>,
): Promise<OperatorChange> => {
  const { idempotencyKey: key, operator: by } = context;
  const patch = given.patch as ChangeValues;
  if (given.at !== undefined && !isMoment(given.at)) {
    throw invalid({ name: 'at', code: 'field.pattern' });
  }
  const at = given.at === undefined ? undefined : new Date(given.at);
  const isSame = (row: queries.ChangeRow) =>
    row.undoes === null && isChangeOf(row, { ...given, patch, at });
  const known = await findRepeated(context, key, isSame);
  if (known) return known;
  await mayWrite(context, given.kind, given.object, patch);
  const { requestId } = context;
  return proposeOnce(context, isSame, (tx) =>
    propose(context, tx, {
      ...given,
      patch,
      at,
      by,
      actor: actorOf(context),
      key,
      requestId,
    }),
  );
};

/** A change of its own with the values from before. */
export const undoChange = async (
  context: OperatorContext,
  { id, reason }: InputOf<typeof operator.undoChange>,
): Promise<OperatorChange> => {
  const { idempotencyKey: key, sql, operator: by } = context;
  const isSame = (row: queries.ChangeRow) => row.undoes?.toString() === id && row.reason === reason;
  const known = await findRepeated(context, key, isSame);
  if (known) return known;
  const found = await queries.findChange(sql, id);
  if (!found) throw new Refusal('request.unknown');
  const kind = kindOf(found.kind);
  await mayWrite(context, found.kind, found.object);
  if (found.state !== 'applied' || !kind.undoable) throw new Refusal('change.not_undoable');
  return proposeOnce(context, isSame, async (tx) => {
    const now = await kind.lock(tx, found.object);
    if (!now) throw new Refusal('request.unknown');
    return propose(context, tx, {
      kind: found.kind,
      object: found.object,
      version: now.version,
      patch: undone(found.before),
      reason,
      by,
      actor: actorOf(context),
      key,
      undoes: id,
      requestId: context.requestId,
    });
  });
};

/** A setting that was not there before is removed by an empty text. */
const undone = (before: ChangeValues): ChangeValues =>
  Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      value === null && name.startsWith('settings.') ? '' : value,
    ]),
  );
