import type { Translated } from '../../phrases';
import type { download as vi } from '../../vi/site/download';

export const download = {
  title: 'Get the app for iOS and Android',
  about:
    '{brand} runs in the browser. Add it to your home screen to open it like an app, without an app store.',
  teaser: 'Open {brand} like an app',
  teaserInfo: 'Add it to the home screen of a phone or a computer. No app store needed.',
  install: 'Add to home screen',
  installed: 'You have opened {brand} as an installed app.',
  ios: 'iPhone and iPad',
  ios1: 'Open this page in Safari.',
  ios2: 'Tap the Share icon.',
  ios3: 'Choose Add to Home Screen.',
  android: 'Android',
  android1: 'Open this page in Chrome.',
  android2: 'Open the menu with three dots at the top.',
  android3: 'Choose Install app or Add to Home screen.',
  desk: 'Computer',
  desk1: 'Open this page in Chrome or Edge.',
  desk2: 'Click the install icon at the end of the address bar.',
  desk3: 'Choose Install.',
  get: 'Get it for {name}',
  scan: 'Scan the QR code with your phone to install',
  offline:
    'The app needs a network. Without one it says so; balances and bets are not kept on the device.',
} as const satisfies Translated<typeof vi>;
