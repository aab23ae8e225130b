import { identity as en } from '../../en/site/identity';
import type { Translated } from '../../phrases';
import type { identity as vi } from '../../vi/site/identity';

export const identity = {
  ...en,
  name: 'Mga dokumento',
  title: 'Mga dokumento ng pagkakakilanlan',
  why: 'Ang sumusuri lamang ang makakakita ng larawan mo. Naka-encrypt ito, walang pangalan ng file o lugar.',
  front: 'Harap ng dokumento',
  back: 'Likod ng dokumento',
  face: 'Mukha mo kasama ang dokumento',
  choose: 'Pumili ng larawan',
  replace: 'Palitan ang larawan',
  has: 'Natanggap ang larawan',
  missing: 'Wala pang larawan',
  sending: 'Ipinapadala ang larawan…',
  send: 'Ipadala para suriin',
  unreadable: 'Hindi mabasa ang larawang ito. Pumili ng ibang PNG, JPEG o WebP.',
  open: 'Buksan',
  none: 'Hindi pa kailangan',
  asked: 'Kailangan',
  pending: 'Sinusuri',
  passed: 'Pumasa',
  refused: 'Tinanggihan',
  noneText: 'Maaari mong ipadala ngayon para mas mabilis ang unang withdrawal.',
  askedText:
    'May mga withdrawal na kailangan ng dokumento. Karaniwang may sagot sa loob ng 24 oras.',
  pendingText: 'May sumusuri na. Karaniwang may sagot sa loob ng 24 oras.',
  passedText: 'Wala nang kailangan.',
  refusedText: 'Magpadala ng mas malinaw na larawan.',
  reason: 'Dahilan: {reason}',
} as const satisfies Translated<typeof vi>;
