import type { InputOf } from '@parlour/contract/endpoint';
import type { messageConsole, TextTemplate, WrittenTexts } from '@parlour/contract/message-console';
import type { OperatorContext } from '../../../lib/context';
import { invalid, Refusal } from '../../../lib/refusal';
import { writeAudit } from '../../audit';
import { actorOf, holdRight } from '../../operator';
import {
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  readTemplates,
  type TemplateRow,
  updateTemplate,
} from './template-queries';
import { writtenTexts } from './written-texts';

/** Texts at hand, by their name. */
export const listTemplates = async (
  { sql, operator }: OperatorContext,
  { brand }: InputOf<typeof messageConsole.listTemplates>,
): Promise<{ list: TextTemplate[] }> => {
  const rows = await readTemplates(sql, brand === undefined ? operator.brands : [brand]);
  return { list: rows.map(templateOf) };
};

/** Makes or changes a template; its line has the text before and after. */
export const saveTemplate = (
  context: OperatorContext,
  { brand, id, version, name: typed, ...fields }: InputOf<typeof messageConsole.saveTemplate>,
): Promise<TextTemplate> => {
  const { operator, database } = context;
  const texts = writtenTexts(fields);
  const name = typed.trim();
  return database.transaction(async (sql) => {
    const before = id === undefined ? undefined : await lockTemplate(sql, id);
    if (id !== undefined && before?.brand !== brand) throw new Refusal('request.unknown');
    if (before && before.version !== version) throw new Refusal('message.template_changed');
    await holdRight(sql, operator, { right: 'template.w', brand });
    const written = { brand, name, texts, operatorId: operator.id };
    const savedId = id ?? (await insertTemplate(sql, written));
    const isFree = id === undefined ? savedId : await updateTemplate(sql, id, written);
    if (savedId === undefined || !isFree) throw invalid({ name: 'name', code: 'field.taken' });
    await writeLine(context, sql, { id: savedId, brand, before, after: { name, texts } });
    return templateOf((await lockTemplate(sql, savedId))!);
  });
};

export const removeTemplate = (
  context: OperatorContext,
  { id, version }: InputOf<typeof messageConsole.removeTemplate>,
): Promise<Record<string, never>> =>
  context.database.transaction(async (sql) => {
    const before = await lockTemplate(sql, id);
    if (!before || !context.operator.brands.includes(before.brand)) {
      throw new Refusal('request.unknown');
    }
    if (before.version !== version) throw new Refusal('message.template_changed');
    await holdRight(sql, context.operator, { right: 'template.w', brand: before.brand });
    await deleteTemplate(sql, id);
    await writeLine(context, sql, { id, brand: before.brand, before });
    return {};
  });

type Line = {
  id: string;
  brand: string;
  before: TemplateRow | undefined;
  after?: { name: string; texts: WrittenTexts };
};

const writeLine = (
  context: OperatorContext,
  sql: Parameters<typeof writeAudit>[0],
  { id, brand, before, after }: Line,
) =>
  writeAudit(sql, {
    actor: actorOf(context),
    brand,
    act: after ? 'template.save' : 'template.remove',
    objectKind: 'template',
    objectId: id,
    ...(before && { before: { name: before.name, texts: before.texts } }),
    ...(after && { after }),
    requestId: context.requestId,
  });

const templateOf = ({ changedAt, ...row }: TemplateRow): TextTemplate => ({
  ...row,
  changedAt: changedAt.toISOString(),
});
