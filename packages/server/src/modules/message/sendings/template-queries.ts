import type { TextTemplate, WrittenTexts } from '@parlour/contract/message-console';
import type { Sql, Transaction } from '@parlour/node-kit/database/database';

export type TemplateRow = Omit<TextTemplate, 'changedAt'> & { changedAt: Date };

export const readTemplates = (sql: Sql, brands: readonly string[]): Promise<TemplateRow[]> =>
  sql<TemplateRow>`
    select t.id::text, t.brand, t.name, t.texts, t.version, o.name as "changedByName",
      t.changed_at as "changedAt"
    from message.template t
    join operator.operator_view o on o.id = t.changed_by
    where t.brand = any (${brands}::text[])
    order by t.name, t.id
    limit 500`;

/** Locks it, so that of two who change it at once the second reads what the first wrote. */
export const lockTemplate = async (
  sql: Transaction,
  id: string,
): Promise<TemplateRow | undefined> => {
  const [row] = await sql<TemplateRow>`
    select t.id::text, t.brand, t.name, t.texts, t.version, o.name as "changedByName",
      t.changed_at as "changedAt"
    from message.template t
    join operator.operator_view o on o.id = t.changed_by
    where t.id = ${id}::bigint
    for update of t`;
  return row;
};

type Written = { brand: string; name: string; texts: WrittenTexts; operatorId: string };

/** Its number; none if the brand has one of this name. */
export const insertTemplate = async (
  sql: Transaction,
  { brand, name, texts, operatorId }: Written,
): Promise<string | undefined> => {
  const [row] = await sql<{ id: string }>`
    insert into message.template (brand, name, texts, changed_by)
    values (${brand}, ${name}, ${JSON.stringify(texts)}, ${operatorId}::bigint)
    on conflict on constraint template_name do nothing
    returning id::text`;
  return row?.id;
};

/** Whether it was written: no other one of the brand has this name. */
export const updateTemplate = async (
  sql: Transaction,
  id: string,
  { brand, name, texts, operatorId }: Written,
): Promise<boolean> => {
  const rows = await sql`
    update message.template
    set name = ${name}, texts = ${JSON.stringify(texts)}, version = version + 1,
      changed_by = ${operatorId}::bigint, changed_at = lib.now()
    where id = ${id}::bigint and not exists (
      select from message.template
      where brand = ${brand} and name = ${name} and id <> ${id}::bigint
    )
    returning id`;
  return rows.length === 1;
};

export const deleteTemplate = (sql: Transaction, id: string) => sql`
  delete from message.template where id = ${id}::bigint`;
