import type { round } from '@parlour/contract/round';
import type { roundConsole } from '@parlour/contract/round-console';
import type { ConsoleHandlers } from '../../lib/http/console';
import type { Handlers } from '../../lib/http/http';
import { listLeftRounds, listVoidings, readVoidingOutlook } from './desk/many/show-voidings';
import { stopVoiding } from './desk/many/stop-voiding';
import { voidsKind } from './desk/many/voids-kind';
import { voidKind } from './desk/void-kind';
import { listOpenRounds } from './list-open-rounds';
import { readRound } from './read-round';
import { listWinners } from './winners/list-winners';

export const routes: Handlers<typeof round> = {
  readRound: (context, input) => readRound(context, input),
  listOpenRounds: (context) => listOpenRounds(context),
  listWinners: (context, input) => listWinners(context, input),
};

export const consoleRoutes: ConsoleHandlers<typeof roundConsole> = {
  readVoidingOutlook: (context, input) => readVoidingOutlook(context, input),
  listVoidings: (context, input) => listVoidings(context, input),
  listLeftRounds: (context, input) => listLeftRounds(context, input),
  stopVoiding: (context, input) => stopVoiding(context, input),
};

/** What is changed by the console's changes. */
export const changeKinds = { void: voidKind, voids: voidsKind };

export { isKeyOfVoid, type Command, type PlayResult, type RoundAnswer } from './command';
export { betTimes } from './bet-times';
export { listWinners };
export { jobs } from './jobs';
export { readRound } from './read-round';
export { openRounds, type Rounds } from './open-rounds';
export { notifyPlayed } from './notify-played';
export { findPlayToken, type PlayToken } from './find-play-token';
export { issuePlayToken, swapPlayToken } from './play-token';
export { endPlays, notePlaces, readPlaysToPlace, type PlacedPlay } from './place-queries';
export {
  closeSilentRounds,
  readFunds,
  readOpenStake,
  type Funds,
  readSchemaProblem as schemaProblem,
} from './queries';
