import {
  type ContentItem,
  type contentConsole,
  contentTexts,
  type ContentState,
  neededTexts,
  type ContentKind,
} from '@parlour/contract/content-console';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { wordsIn } from '@parlour/locales/words-in';
import type { OperatorContext } from '../../../lib/context';
import { loadedBrand } from '../../brand';
import { listDraftsIn, listWaitingIn } from '../../operator';
import { type ListedItem, listRows } from './list-queries';

/** The items of a kind with their state, the languages that they lack, and who works on them. */
export const listContent = async (
  context: OperatorContext,
  { brand: code, kind }: InputOf<typeof contentConsole.listContent>,
): Promise<OutputOf<typeof contentConsole.listContent>> => {
  const { sql, operator } = context;
  const { facts } = await loadedBrand(context, code);
  const [rows, drafts, waiting] = await Promise.all([
    listRows(sql, kind, code),
    listDraftsIn(sql, kind, code),
    listWaitingIn(sql, kind, code),
  ]);
  const { supportLanguages, defaultLang } = facts;
  const isWaiting = new Set(waiting.map(({ object }) => object));
  const known = new Set(rows.map((row) => row.code));
  const found = rows.map((row): ContentItem => {
    const object = `${code}:${row.code}`;
    const of = drafts.filter((draft) => draft.object === object);
    const own = of.some(({ operatorId }) => operatorId.toString() === operator.id);
    return {
      ...itemOf(kind, row, context.language, facts),
      hasDraft: own,
      drafters: of
        .filter(({ operatorId }) => operatorId.toString() !== operator.id)
        .map(({ name }) => name),
      waits: isWaiting.has(object),
    };
  });
  // An item that is a draft only, one's own.
  const fresh = drafts.flatMap(({ object, operatorId }): ContentItem[] => {
    const name = object.slice(code.length + 1);
    if (known.has(name) || operatorId.toString() !== operator.id) return [];
    return [
      {
        code: name,
        state: 'down',
        version: 0,
        gaps: [...supportLanguages],
        hasDraft: true,
        drafters: [],
        waits: isWaiting.has(object),
      },
    ];
  });
  return { list: [...fresh, ...found], languages: [...supportLanguages], defaultLang };
};

type Facts = { supportLanguages: readonly string[]; defaultLang: string };

const itemOf = (
  kind: ContentKind,
  row: ListedItem,
  language: string,
  { supportLanguages, defaultLang }: Facts,
): Omit<ContentItem, 'hasDraft' | 'drafters' | 'waits'> => {
  const title = wordsIn(row.texts, language, { defaultLang })?.title;
  return {
    code: row.code,
    ...(typeof title === 'string' && title !== '' && { title }),
    ...(row.place !== null && { place: row.place }),
    state: stateOf(row),
    ...(row.from !== null && { from: row.from }),
    ...(row.until !== null && { until: row.until }),
    version: row.version,
    gaps: supportLanguages.filter((one) => lacks(kind, row.texts[one])),
  };
};

/** Whether a text that an item of the kind needs is missing in a language; of a banner all. */
const lacks = (kind: ContentKind, words: Record<string, unknown> | undefined): boolean => {
  const has = (field: string) => typeof words?.[field] === 'string' && words[field] !== '';
  const needed = neededTexts[kind];
  return needed.length > 0 ? !needed.every(has) : !Object.keys(contentTexts[kind]).some(has);
};

const stateOf = ({ enabled, isBegun, isOver }: ListedItem): ContentState => {
  if (!enabled) return 'down';
  if (isOver) return 'over';
  return isBegun ? 'live' : 'scheduled';
};
