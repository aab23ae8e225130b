import { status as en } from '../../en/site/status';
import type { Translated } from '../../phrases';
import type { status as vi } from '../../vi/site/status';

export const status = {
  ...en,
  notFoundTitle: 'Hindi nakita ang pahina',
  notFoundInfo: 'Lumipat o wala ang pahinang ito.',
  goHome: 'Pumunta sa home page',
  notOpenTitle: 'Hindi pa bukas',
  notOpenInfo: 'Hindi pa bukas ang bahaging ito sa site. Kapag nagbukas, dito mo ito makikita.',
  failedTitle: 'May mali sa panig namin',
  failedInfo: 'Naitala namin ang error. Subukan ulit pagkalipas ng ilang minuto.',
  timeout: 'Masyadong natagalan ang pag-load ng pahina. Tingnan ang koneksyon mo at i-reload.',
} as const satisfies Translated<typeof vi>;
