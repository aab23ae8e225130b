import type { Translated } from '../../phrases';
import type { service as vi } from '../../vi/site/service';

export const service = {
  sideBar: 'Support and channels',
  always: '24/7 support',
  service: 'Customer service',
  vipService: 'VIP customer service',
  contact: 'Contact support',
  feedback: 'Feedback and complaints',
  invite: 'Invite friends',
  agent: 'Become an agent',
  newWindow: '{name} (opens a new window)',
  failed: 'Customer service could not be opened. Try again in a few minutes.',
  blocked: 'Your browser blocked the pop-up. Allow it and try again.',
  routesInfo: 'Every address leads to the same site. At another one you log in again.',
  routeNow: 'In use',
  routeGo: 'Switch',
  routeFastest: 'Fastest',
  routeMeasuring: 'Measuring…',
  routeMs: '{ms} ms',
  routeDown: 'No answer',
  measureAgain: 'Measure again',
  consentTitle: 'Measuring visits',
  consentInfo:
    'This site would like to use Google Analytics to count visits and find slow pages. It runs only if you agree, and you can change your mind at any time at the foot of the page.',
  consentAccept: 'Agree',
  consentRefuse: 'Refuse',
  consentOn: 'You allow measuring.',
  consentOff: 'You have refused measuring.',
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
} as const satisfies Translated<typeof vi>;
