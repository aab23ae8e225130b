import { gameTypes } from './catalogue';
import { choice, endpoint, endpoints, output, text } from './endpoint';

export type Launch = {
  /** The launch address, or our own path for `kind: 'route'`. */
  content: string;
  kind: 'frame' | 'tab' | 'route' | 'popup';
  /** The hosts that serve this address, its own among them; absent where it is the only one. */
  hosts?: string[];
  game?: { nodeId: number; name: string; vassalage: string; gameCode: string; background?: string };
  /** The guest view of a vendor of sports: it moves no money. */
  isGuest?: true;
  /** The vendor whose wallet the game spends, if the brand has a wallet for each vendor. */
  wallet?: string;
};

const refusals = [
  'launch.game_unavailable',
  'launch.vendor_maintenance',
  'launch.vendor_failed',
  'compliance.excluded',
  'compliance.blocked',
  'compliance.cooling_off',
  'compliance.cooling_off',
] as const;

export const launch = endpoints('launch', {
  launchGame: endpoint({
    method: 'GET',
    path: '/wps/game/launchGame',
    caller: 'player',
    limit: { by: 'player', count: 60, seconds: 60 },
    noStore: true,
    input: {
      vassalage: text({ max: 64 }),
      gameCode: text({ optional: true, max: 64 }),
      gameType: choice(gameTypes),
      roomId: text({ optional: true, max: 64 }),
      device: choice(['WEB', 'H5']),
      language: text({ max: 8 }),
      backUrl: text({ optional: true, max: 500 }),
      lottoArea: text({ optional: true, max: 16 }),
      launchMode: text({ optional: true, max: 16 }),
      lottoPrizeMode: text({ optional: true, max: 16 }),
      lottoGameCode: text({ optional: true, max: 64 }),
      lottoView: text({ optional: true, max: 16 }),
    },
    output: output<Launch>(),
    refusals,
  }),
  launchDemo: endpoint({
    method: 'POST',
    path: '/api/launch/demo',
    caller: 'anyone',
    // The vendor stores something for each demo.
    limit: { by: 'address', count: 20, seconds: 60 },
    token: 'used',
    noStore: true,
    input: {
      vassalage: text({ max: 64 }),
      gameCode: text({ max: 64 }),
      language: text({ max: 8 }),
    },
    output: output<Launch>(),
    refusals,
  }),
  /** Whether a game that is open still takes bets; refused as its launch would be. */
  checkGame: endpoint({
    method: 'GET',
    path: '/api/launch/check',
    caller: 'anyone',
    background: true,
    noStore: true,
    limit: { by: 'address', count: 120, seconds: 60 },
    input: { vassalage: text({ max: 64 }), gameCode: text({ max: 64 }) },
    output: output<{ takesBets: true }>(),
    refusals: ['launch.game_unavailable', 'launch.vendor_maintenance'],
  }),
  /** The vendor of sports of `/fbsports`; who is not signed in gets its guest view. */
  launchFb: endpoint({
    method: 'GET',
    path: '/wps/relay/GCS_gameLaunchFB',
    caller: 'anyone',
    // The vendor stores something for each launch.
    limit: { by: 'address', count: 60, seconds: 60 },
    token: 'used',
    noStore: true,
    input: {
      language: text({ max: 8 }),
      device: choice(['WEB', 'H5']),
      backUrl: text({ optional: true, max: 500 }),
    },
    output: output<Launch>(),
    refusals: [...refusals, 'launch.no_guest_view'],
  }),
  openReplay: endpoint({
    method: 'POST',
    path: '/api/launch/replay',
    caller: 'player',
    limit: { by: 'player', count: 60, seconds: 60 },
    noStore: true,
    input: { roundId: text({ max: 64 }), language: text({ max: 8 }) },
    output: output<{ content: string }>(),
    refusals: ['request.unknown', 'launch.vendor_failed'],
  }),
});
