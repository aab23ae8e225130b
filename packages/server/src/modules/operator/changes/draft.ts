import type { InputOf } from '@parlour/contract/endpoint';
import type { operator } from '@parlour/contract/operator';
import type { ChangeDraft } from '@parlour/contract/operator/changes';
import type { OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { assertAllBrands } from './assert-concern';
import { mayWrite } from './change';
import {
  deleteDraft,
  findDraft,
  listDrafters,
  writeDraft,
  type DraftPlace,
  type DraftRow,
} from './draft-queries';
import type { ChangeValues } from './kind';
import { kindOf } from './kinds';
import { sealed, shown } from './personal';

type Given = Pick<InputOf<typeof operator.saveDraft>, 'kind' | 'object'>;

/** The object is one of the caller's brands; elsewhere it does not exist. */
const placeFor = async (context: OperatorContext, { kind, object }: Given): Promise<DraftPlace> => {
  await mayWrite(context, kind, object);
  const { rights, lock, brandsOf } = kindOf(kind);
  await context.database.transaction(async (sql) => {
    const locked = await lock(sql, object);
    if (!locked) throw new Refusal('request.unknown');
    const moved = { object, before: locked.values, after: locked.values };
    const brands = locked.brand === undefined ? await brandsOf(sql, moved) : [locked.brand];
    assertAllBrands(context.operator, rights.write, brands);
  });
  return { operatorId: context.operator.id, kind, object };
};

const draftOf = (
  context: OperatorContext,
  kind: string,
  { version, patch, at }: DraftRow,
): ChangeDraft => ({
  version,
  patch: shown(context, kindOf(kind), patch),
  at: at.toISOString(),
});

export const readDraft = async (context: OperatorContext, given: Given) => {
  const place = await placeFor(context, given);
  const row = await findDraft(context.sql, place);
  const others = await listDrafters(context.sql, place);
  return {
    ...(row && { draft: draftOf(context, given.kind, row) }),
    others: others.map(({ name, at }) => ({ name, at: at.toISOString() })),
  };
};

/** Kept as it was typed, wrong values too: the preview says what is wrong with them. */
export const saveDraft = async (
  context: OperatorContext,
  { kind, object, patch, version }: InputOf<typeof operator.saveDraft>,
): Promise<{ draft?: ChangeDraft }> => {
  const place = await placeFor(context, { kind, object });
  const kept = sealed(context, kindOf(kind), patch as ChangeValues);
  return context.database.transaction(async (sql) => {
    if (Object.keys(patch).length === 0) {
      await deleteDraft(sql, place);
      return {};
    }
    const row = await writeDraft(sql, place, { version, patch: kept });
    if (!row) throw new Refusal('change.drafts_full');
    return { draft: draftOf(context, kind, row) };
  });
};
