import type { LiveMessage } from '@parlour/contract/live';
import { localeOf } from '@parlour/locales/locales';
import { loadPhrases } from '@parlour/locales/load-phrases';
import { chatsCircle } from '@parlour/ui/icons/chats-circle';
import { toast } from '@parlour/ui/toasts';
import { client } from '../../lib/api/client';
import { currentStatus } from '../../lib/brand/brand';
import { openModal, useModal } from '../../lib/navigation/modal';

type Changed = Extract<LiveMessage, { type: 'ticket' }>;

/** Says on whatever page the player is that an operator wrote; the open request shows it itself. */
export const tellTicket = async ({ id }: Changed): Promise<void> => {
  if (useModal.getState().open?.name === 'feedback') return;
  const locale = localeOf(client.language, currentStatus().brand.defaultLang);
  const { support } = await loadPhrases(locale, ['support']);
  toast({
    text: support.answerNews,
    icon: chatsCircle,
    shownMs: 15_000,
    action: { label: support.read, onAct: () => openModal('feedback', { ticket: id }) },
  });
};
