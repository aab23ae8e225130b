import type { Translated } from '../../phrases';
import type { status as vi } from '../../vi/site/status';

export const status = {
  notFoundTitle: 'Page not found',
  notFoundInfo: 'This page has moved or doesn’t exist.',
  goHome: 'Go to the home page',
  notOpenTitle: 'Not open yet',
  notOpenInfo: 'This part is not open yet on this site. When it opens, you will find it here.',
  failedTitle: 'Something went wrong on our side',
  failedInfo: 'We have recorded the error. Try again in a few minutes.',
  timeout: 'The page took too long to load. Check your connection and reload.',
} as const satisfies Translated<typeof vi>;
