import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { lottery } from '@parlour/contract/lottery';
import type { Context } from '../../lib/context';
import { lotteriesOf, menuOf } from './lotteries';

/** The menus of South-East Asia and of e-lottery; an area without a lottery is left out. */
export const listMenus = async (
  context: Context,
  { language = context.language }: InputOf<typeof lottery.listMenus>,
): Promise<OutputOf<typeof lottery.listMenus>> => {
  const [sea, lott, elott] = await Promise.all([
    lotteriesOf(context, 'TCG_SEA'),
    lotteriesOf(context, 'LOTT'),
    lotteriesOf(context, 'ELOTT'),
  ]);
  const areas = [
    { area: 'SEA' as const, gameMenus: await menuOf(context, sea, language) },
    { area: 'E' as const, gameMenus: await menuOf(context, [...lott, ...elott], language) },
  ];
  return { list: areas.filter(({ gameMenus }) => gameMenus.length > 0) };
};
