import type { ChatDesk, chatDesk, DeskChat } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../../lib/context';
import { readDeskMessages } from '../messages';
import { promisedSeconds } from '../ticket-queries';
import { cardRowOf, listBecameTickets, listOpen, readCard } from './cards';
import { chatInBrands } from './own-chat';
import { mostChats } from './take-chat';

export const listChats = async (
  { sql, operator }: OperatorContext,
  { brand }: InputOf<typeof chatDesk.listChats>,
): Promise<ChatDesk> => {
  const brands = operator.brands.filter((own) => brand === undefined || own === brand);
  const [rows, becameTickets] = await Promise.all([
    listOpen(sql, brands, operator.id),
    listBecameTickets(sql, brands),
  ]);
  return {
    waiting: rows.filter(({ claimedBy }) => claimedBy === null).map(cardRowOf),
    mine: rows.filter(({ claimedBy }) => claimedBy === operator.id).map(cardRowOf),
    others: rows
      .filter(({ claimedBy }) => claimedBy !== null && claimedBy !== operator.id)
      .map(cardRowOf),
    becameTickets,
    most: mostChats,
    promisedSeconds,
  };
};

export const readDeskChat = async (
  context: OperatorContext,
  { chatId, ...part }: InputOf<typeof chatDesk.readDeskChat>,
): Promise<DeskChat> => {
  const { sql } = context;
  await chatInBrands(context, chatId);
  const [row, messages] = await Promise.all([
    readCard(sql, chatId),
    readDeskMessages(sql, chatId, part),
  ]);
  return { ...cardRowOf(row), ...messages };
};
