import type { sessionConsole } from '@parlour/contract/session-console';
import type { ConsoleHandlers } from '../../../lib/http/console';
import { blockKind, blockPlayer } from './block-player';
import { endPlayerSessions, forgetPlayerDevice } from './end-sessions';
import { holdAccount, holdKind } from './hold-account';
import { readAccess } from './read-access';

export const consoleRoutes: ConsoleHandlers<typeof sessionConsole> = {
  readAccess,
  blockPlayer,
  endPlayerSessions,
  forgetPlayerDevice,
  holdAccount,
};

export const changeKinds = { block: blockKind, hold: holdKind };
