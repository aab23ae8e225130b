import type { launch } from '@parlour/contract/launch';
import type { Handlers } from '../../lib/http';
import { launchDemo } from './launch-demo';
import { launchGame } from './launch-game';

export const routes: Handlers<typeof launch> = {
  launchGame: (context, input) => launchGame(context, input),
  launchDemo: (context, input) => launchDemo(context, input),
};
