import type { ChatDesk, chatDesk, DeskChat } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../../lib/context';
import { readDeskMessages } from '../messages';
import { promisedSeconds } from '../ticket-queries';
import { cardRowOf, listOpen, readCard, readEnds } from './cards';
import { readOrders } from './orders';
import { chatInBrands } from './own-chat';
import { mostChats } from './take-chat';

export const listChats = async (
  { sql, operator }: OperatorContext,
  { brand }: InputOf<typeof chatDesk.listChats>,
): Promise<ChatDesk> => {
  const brands = operator.brands.filter((own) => brand === undefined || own === brand);
  const rows = await listOpen(sql, brands, operator.id);
  return {
    waiting: rows.filter(({ claimedBy }) => claimedBy === null).map(cardRowOf),
    mine: rows.filter(({ claimedBy }) => claimedBy === operator.id).map(cardRowOf),
    others: rows
      .filter(({ claimedBy }) => claimedBy !== null && claimedBy !== operator.id)
      .map(cardRowOf),
    most: mostChats,
    promisedSeconds,
  };
};

export const readDeskChat = async (
  context: OperatorContext,
  { chatId, ...part }: InputOf<typeof chatDesk.readDeskChat>,
): Promise<DeskChat> => {
  const { sql } = context;
  const chat = await chatInBrands(context, chatId);
  const [row, messages, ends, orders] = await Promise.all([
    readCard(sql, chatId),
    readDeskMessages(sql, chatId, part),
    readEnds(sql, chatId),
    readOrders(sql, chat),
  ]);
  return { ...cardRowOf(row), ...messages, ends, orders };
};
