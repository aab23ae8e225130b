import type { content, HelpItem } from '@parlour/contract/content';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { wordsIn } from '@parlour/locales/words-in';
import type { Context } from '../../lib/context';
import { cleanHtml } from './clean-html';
import { readHelpRows } from './queries';

/** The brand's help centre in one language; an item without a translation is in the brand's own. */
export const readHelp = async (
  { sql, brand }: Pick<Context, 'sql' | 'brand'>,
  { lang }: InputOf<typeof content.readHelp>,
): Promise<OutputOf<typeof content.readHelp>> => {
  const rows = await readHelpRows(sql, brand.code);
  const under = (parent: string | null): HelpItem[] =>
    rows
      .filter((row) => row.parent === parent)
      .flatMap((row) => {
        const words = wordsIn(row.texts, lang, brand);
        if (!words) return [];
        const item = { id: row.code, title: words.title, html: cleanHtml(words.html) };
        const children = under(row.code);
        return [children.length > 0 ? { ...item, children } : item];
      });
  return { list: under(null) };
};
