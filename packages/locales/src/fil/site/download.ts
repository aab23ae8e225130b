import { download as en } from '../../en/site/download';
import type { Translated } from '../../phrases';
import type { download as vi } from '../../vi/site/download';

export const download = {
  ...en,
  title: 'Kunin ang app para sa iOS at Android',
  about:
    'Tumatakbo ang {brand} sa browser. Idagdag ito sa home screen para mabuksan na parang app, nang walang app store.',
  teaser: 'Buksan ang {brand} na parang app',
  teaserInfo: 'Idagdag sa home screen ng telepono o computer. Hindi kailangan ng app store.',
  install: 'Idagdag sa home screen',
  installed: 'Binuksan mo ang {brand} bilang naka-install na app.',
  ios: 'iPhone at iPad',
  ios1: 'Buksan ang pahinang ito sa Safari.',
  ios2: 'I-tap ang icon na Share.',
  ios3: 'Piliin ang Add to Home Screen.',
  android: 'Android',
  android1: 'Buksan ang pahinang ito sa Chrome.',
  android2: 'Buksan ang menu na may tatlong tuldok sa itaas.',
  android3: 'Piliin ang Install app o Add to Home screen.',
  desk: 'Kompyuter',
  desk1: 'Buksan ang pahinang ito sa Chrome o Edge.',
  desk2: 'I-click ang icon ng install sa dulo ng address bar.',
  desk3: 'Piliin ang Install.',
  get: 'Kunin para sa {name}',
  scan: 'I-scan ang QR code gamit ang telepono para i-install',
  offline:
    'Kailangan ng app ng internet. Kapag wala, sasabihin nito; hindi nakatago sa device ang balanse at mga taya.',
} as const satisfies Translated<typeof vi>;
