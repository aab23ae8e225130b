import type { chatDesk, DeskColleague } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../../lib/context';
import { whoMay } from '../../../operator';
import { chatSettingsOf } from '../chat-settings';
import { chatInBrands } from './own-chat';
import { listAtDesk } from './queries';

/** To whom a chat can be handed over now. */
export const listColleagues = async (
  context: OperatorContext,
  { chatId }: InputOf<typeof chatDesk.listColleagues>,
): Promise<{ list: DeskColleague[]; most: number }> => {
  const { sql, operator } = context;
  const { brand } = await chatInBrands(context, chatId);
  const present = await listAtDesk(sql, brand, operator.id);
  const may = await whoMay(sql, { right: 'chat.w', brand });
  const { mostChats: most } = (await chatSettingsOf(context, [brand])).get(brand)!;
  return { list: present.filter(({ id }) => may.has(id)), most };
};
