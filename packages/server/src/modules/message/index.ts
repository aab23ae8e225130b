import type { message } from '@parlour/contract/message';
import type { messageConsole } from '@parlour/contract/message-console';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { countUnread, deleteMessage, listMessages, markRead } from './inbox/own-messages';
import { confirmSending, listSendings, previewSending } from './sendings/send-message';
import { listTemplates, removeTemplate, saveTemplate } from './sendings/templates';

export const routes: Handlers<typeof message> = {
  countUnread: (context) => countUnread(context),
  listMessages,
  markRead,
  deleteMessage,
};

export const consoleRoutes: ConsoleHandlers<typeof messageConsole> = {
  previewSending,
  confirmSending,
  listSendings,
  listTemplates,
  saveTemplate,
  removeTemplate,
};

export { notifyPlayer, type PlayerNotice } from './inbox/notify-player';
export { notifyUnread } from './inbox/notify-unread';
export { jobs } from './jobs';
export { rewrapQueue } from './rewrap-queue';
export { forgetPlayer } from './queries';
export { openMessagePage } from './message-page';
