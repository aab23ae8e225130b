import type { chatDesk } from '@parlour/contract/support/chat-desk';
import type { supportChat } from '@parlour/contract/support/chat';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { chatConsoleRoutes, chatRoutes } from './chat';

export const routes: Handlers<typeof supportChat> = { ...chatRoutes };

export const consoleRoutes: ConsoleHandlers<typeof chatDesk> = { ...chatConsoleRoutes };

export { forgetPlayer } from './forget-player';
export { jobs } from './jobs';
