/** The composers that are open, by their chat. */
const composers = new Map<string, (text: string) => void>();

/** The composer of the chat takes texts that are chosen beside it, until the returned call. */
export const takeInserted = (chatId: string, take: (text: string) => void): (() => void) => {
  composers.set(chatId, take);
  return () => composers.delete(chatId);
};

export const insertText = (chatId: string, text: string): void => composers.get(chatId)?.(text);
