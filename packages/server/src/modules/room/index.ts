import type { room } from '@parlour/contract/room';
import type { roomDesk } from '@parlour/contract/room-desk';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { decideRoomCase, readRoomCase } from './desk/decide-case';
import { hideMessage, liftSilence, silencePlayer, silenceWriter } from './desk/moderate';
import { listSilences, readDeskRoom } from './desk/read-desk';
import { muteWriter, unmuteWriter } from './mute-writer';
import { listMuted, readRoom } from './read-room';
import { reportMessage } from './report-message';
import { sendMessage } from './send-message';

export const routes: Handlers<typeof room> = {
  readRoom,
  sendMessage,
  reportMessage,
  muteWriter,
  unmuteWriter,
  listMuted: (context) => listMuted(context),
};

export const consoleRoutes: ConsoleHandlers<typeof roomDesk> = {
  readDeskRoom,
  listSilences,
  hideMessage,
  silenceWriter,
  silencePlayer,
  liftSilence,
  readRoomCase,
  decideRoomCase,
};

export { forgetPlayer } from './forget-player';
export { jobs } from './jobs';
