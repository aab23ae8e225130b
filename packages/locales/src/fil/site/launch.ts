import { launch as en } from '../../en/site/launch';
import type { Translated } from '../../phrases';
import type { launch as vi } from '../../vi/site/launch';

export const launch = {
  ...en,
  opening: 'Binubuksan ang {game}…',
  openingGame: 'Binubuksan ang laro…',
  slow: 'Mabagal ang network, binubuksan pa rin…',
  game: 'Laro',
  leave: 'Umalis sa larong ito?',
  leaveInfo: 'Bilang pa rin ang mga tayang nailagay na. Mag-a-update ang balanse mo pagbalik mo.',
  leaveYes: 'Umalis',
  leaveNo: 'Maglaro pa',
  fullScreen: 'Buong screen',
  exitFullScreen: 'Umalis sa buong screen',
  failed: 'Hindi mabuksan ang laro. Hindi nabawasan ang balanse mo.',
  maintenance: 'Naka-maintenance ang {vendor}',
  logInToPlay: 'Mag-log in para maglaro ng may pera',
  frame: 'Ang larong {game}',
  rtp: 'Balik sa manlalaro (RTP)',
  volatility: 'Volatility',
  volatilityLow: 'Mababa',
  volatilityMedium: 'Katamtaman',
  volatilityHigh: 'Mataas',
  volatilityVeryHigh: 'Napakataas',
  minBet: 'Pinakamababang taya',
  maxBet: 'Pinakamataas na taya',
  noGame: 'Wala pang napiling laro',
  chooseGame: 'Pumili ng laro',
  demoInstead: 'Subukan, hindi kailangang mag-log in',
  gameInfo: 'Tungkol sa larong ito',
  fillWallet: 'Maglipat ng pondo',
} as const satisfies Translated<typeof vi>;
