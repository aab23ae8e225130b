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
  openTab: 'Open in a new tab',
  failed: 'The game couldn’t be opened. Your balance hasn’t been touched.',
  maintenance: '{vendor} is under maintenance',
  demoPlay: 'Playing with practice credit, not money',
  playReal: 'Play for money',
  logInToPlay: 'Log in to play for money',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  frame: 'The game {game}',
  rtp: 'Return to player',
  volatility: 'Volatility',
  minBet: 'Lowest bet',
  maxBet: 'Highest bet',
  noGame: 'No game has been chosen',
  chooseGame: 'Choose a game',
  demoInstead: 'Play the demo, no login needed',
  gameInfo: 'About this game',
} as const satisfies Translated<typeof vi>;
