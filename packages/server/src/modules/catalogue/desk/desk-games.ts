import type { catalogueConsole, DeskGame } from '@parlour/contract/catalogue-console';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { wordsIn } from '@parlour/locales/words-in';
import type { Brand, OperatorContext } from '../../../lib/context';
import { Refusal } from '../../../lib/refusal';
import { brandByCode } from '../../brand';
import { changeAtOnce } from '../../operator';
import { fold } from '../../../lib/fold';
import { type DeskGameRow, keyOf, readClasses, readDeskGames, readListings } from './desk-queries';

const page = 50;

/** The games of a brand's vendors, those that players do not see too. */
export const listDeskGames = async (
  context: OperatorContext,
  { cursor, search = '', ...wanted }: InputOf<typeof catalogueConsole.listDeskGames>,
): Promise<OutputOf<typeof catalogueConsole.listDeskGames>> => {
  const brand = await brandByCode(context, wanted.brand);
  const [place = '', id = ''] = cursor?.split('.') ?? [];
  const folded = fold(search).replaceAll(/[\\%_]/g, String.raw`\$&`);
  // Signs alone are in no name.
  if (search.trim() !== '' && folded === '') return { list: [] };
  const rows = await readDeskGames(
    context.sql,
    { ...wanted, ...(folded && { search: folded }), ...(cursor && { after: { place, id } }) },
    page + 1,
  );
  const shown = rows.slice(0, page);
  const last = shown.at(-1);
  return {
    list: shown.map((row) => gameOf(context, row, brand)),
    ...(rows.length > page && last && { next: keyOf(last) }),
  };
};

const gameOf = (
  { language }: Pick<OperatorContext, 'language'>,
  { id, names, isOff, isClassOff, place, ...row }: DeskGameRow,
  brand: Brand,
): DeskGame => ({
  ...row,
  id: id.toString(),
  brand: brand.code,
  name: wordsIn(names, language, brand) ?? row.code,
  ...((isOff || isClassOff) && { off: isOff ? 'game' : 'class' }),
  ...(place !== null && { place }),
});

/** The vendors of each category and the classes, those that are off too. */
export const readDeskCatalogue = async (
  context: OperatorContext,
  { brand: code }: InputOf<typeof catalogueConsole.readDeskCatalogue>,
): Promise<OutputOf<typeof catalogueConsole.readDeskCatalogue>> => {
  const { sql, language } = context;
  const [brand, listings, classes] = await Promise.all([
    brandByCode(context, code),
    readListings(sql, code),
    readClasses(sql, code),
  ]);
  return {
    listings: listings.map(({ titles, ...row }) => ({
      ...row,
      title: wordsIn(titles, language, brand) ?? row.vendor,
    })),
    classes,
  };
};

/** Takes a game from a brand's site at once, by one person. One that is off stays off. */
export const switchGameOff = async (
  context: OperatorContext,
  { id, brand: code, reason }: InputOf<typeof catalogueConsole.switchGameOff>,
): Promise<DeskGame> => {
  await changeAtOnce(context, {
    kind: 'game',
    object: `${code}:${id}`,
    patch: { off: true },
    reason,
  });
  const [row] = await readDeskGames(context.sql, { brand: code, id }, 1);
  if (!row) throw new Refusal('request.unknown');
  return gameOf(context, row, await brandByCode(context, code));
};
