import type { ChatDesk, chatDesk, DeskChat } from '@parlour/contract/support/chat-desk';
import type { InputOf } from '@parlour/contract/endpoint';
import type { OperatorContext } from '../../../../lib/context';
import { Refusal } from '../../../../lib/refusal';
import { type ChatSettings, chatSettingsOf } from '../chat-settings';
import { readDeskMessages } from '../messages';
import { cardRowOf, listBecameTickets, listOpen, readCard } from './cards';

export const listChats = async (
  context: OperatorContext,
  { brand }: InputOf<typeof chatDesk.listChats>,
): Promise<ChatDesk> => {
  const { sql, operator } = context;
  const brands = operator.brands.filter((own) => brand === undefined || own === brand);
  const [settings, rows, becameTickets] = await Promise.all([
    chatSettingsOf(context, brands),
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
    ...ofAll([...settings.values()]),
    promises: Object.fromEntries(
      [...settings].map(([code, { chatPromiseMinutes }]) => [code, chatPromiseMinutes]),
    ),
  };
};

/** Of several brands the shortest promise, and as many chats as one of them allows. */
const ofAll = (all: readonly ChatSettings[]): Pick<ChatDesk, 'most' | 'promisedMinutes'> => ({
  most: Math.max(0, ...all.map(({ mostChats }) => mostChats)),
  promisedMinutes: Math.min(60, ...all.map(({ chatPromiseMinutes }) => chatPromiseMinutes)),
});

/** Who is tied to the player reads nothing of what is written. */
export const readDeskChat = async (
  context: OperatorContext,
  { chatId, ...part }: InputOf<typeof chatDesk.readDeskChat>,
): Promise<DeskChat> => {
  const { sql, operator } = context;
  const [row, messages] = await Promise.all([
    readCard(sql, chatId, operator.id),
    readDeskMessages(sql, chatId, part),
  ]);
  if (!row || !operator.brands.includes(row.brand)) throw new Refusal('request.unknown');
  if (row.isTied) throw new Refusal('desk.conflict');
  return { ...cardRowOf(row), ...messages };
};
