import type { Translated } from '../../phrases';
import type { status as vi } from '../../vi/site/status';

export const status = {
  notFoundTitle: 'Page not found',
  notFoundInfo: 'This page has moved or doesn’t exist.',
  goHome: 'Go to the home page',
  notOpenTitle: 'Not open yet',
  notOpenInfo: 'This part is not open yet on this site. When it opens, you will find it here.',
  maintenanceTitle: 'The system is being upgraded',
  maintenanceInfo:
    'We’ll be back soon. Open bets are settled and paid as usual. If it’s urgent, contact customer service.',
  maintenanceUntil: 'Expected to finish at',
  maintenanceDay: 'on {date}, {gmt}',
  maintenanceStill: 'The upgrade is still running. This page opens by itself when it ends.',
  maintenanceReload: 'Reload',
  regionTitle: 'Access isn’t available from your network',
  regionInfo:
    'The service isn’t offered in this region or on this network. If you think this is a mistake, or you have a balance to withdraw, contact customer service.',
  yourIp: 'Your IP address',
  failedTitle: 'Something went wrong on our side',
  failedInfo: 'We have recorded the error. Try again in a few minutes.',
  timeout: 'The page took too long to load. Check your connection and reload.',
} as const satisfies Translated<typeof vi>;
