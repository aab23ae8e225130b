import type { Translated } from '../shape';
import type { launch as vi } from '../vi/launch';

export const launch = {
  opening: 'Opening {game}…',
  leave: 'Leave this game?',
  leaveInfo: 'Bets already placed still count. Your balance will update when you return.',
  leaveYes: 'Leave',
  leaveNo: 'Keep playing',
  fullScreen: 'Full screen',
  exitFullScreen: 'Exit full screen',
  failed: 'The game couldn’t be opened. Your balance hasn’t been touched.',
  maintenance: '{vendor} is under maintenance',
  logInToPlay: 'Log in to play for money',
  frame: 'The game {game}',
  rtp: 'Return to player (RTP)',
  volatility: 'Volatility',
  volatilityLow: 'low',
  volatilityMedium: 'medium',
  volatilityHigh: 'high',
  volatilityVeryHigh: 'very high',
  minBet: 'Lowest bet',
  maxBet: 'Highest bet',
  noGame: 'No game has been chosen',
  chooseGame: 'Choose a game',
  demoInstead: 'Play the demo, no login needed',
  gameInfo: 'About this game',
  fillWallet: 'Transfer funds',
} as const satisfies Translated<typeof vi>;
