import type { Translated } from '../../phrases';
import type { account as vi } from '../../vi/console/account';

export const account = {
  title: 'Your account',
  devices: 'Known browsers',
  devicesWhat:
    'In these browsers a sign-in takes no code by mail. Forget those that you no longer use.',
  device: 'Browser',
  country: 'Country',
  since: 'Known since',
  seen: 'Last used',
  acts: 'Actions',
  unnamed: 'A browser of no known name',
  isOwn: 'This browser',
  forget: 'Forget',
  forgetOf: 'Forget {name}',
  forgotten: 'Forgotten. The next sign-in there takes a code by mail.',
  none: 'No browser is known yet.',
  recoveryWhat:
    'For when you have lost the app. New codes replace all of before, also those that were never shown to you.',
  recoveryLeft: 'Codes left: {left}',
  renewRecovery: 'Make new codes',
} as const satisfies Translated<typeof vi>;
