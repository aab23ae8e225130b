import type { launch } from '@parlour/contract/launch';
import type { Handlers } from '../../lib/http/http';
import { checkGame } from './check-game';
import { launchDemo } from './launch-demo';
import { launchFb } from './launch-fb';
import { launchGame } from './launch-game';
import { openReplay } from './open-replay';

export { jobs } from './jobs';

export const routes: Handlers<typeof launch> = {
  launchGame: (context, input) => launchGame(context, input),
  launchDemo: (context, input) => launchDemo(context, input),
  checkGame: (context, input) => checkGame(context, input),
  launchFb: (context, input) => launchFb(context, input),
  openReplay: (context, input) => openReplay(context, input),
};
