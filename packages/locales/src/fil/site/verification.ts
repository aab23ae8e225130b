import { verification as en } from '../../en/site/verification';
import type { Translated } from '../../phrases';
import type { verification as vi } from '../../vi/site/verification';

export const verification = {
  ...en,
  title: 'Kumpirmahing tao ka',
  loading: 'Nilo-load ang larawan…',
  picture: 'Larawang may puwang para sa piraso',
  slide: 'I-drag ang piraso sa lugar nito, o gamitin ang mga arrow key',
  byStep: 'tig-8 px',
  byOne: 'tig-1 px',
  send: 'ipadala',
  checking: 'Tinitingnan…',
  missed: 'Hindi pa sakto. Heto ang bago.',
  newDevice: 'Nagla-log in ka sa hindi pamilyar na device. Mag-verify nang isa pang beses.',
  expired: 'Nag-expire ang huling pag-verify. Pakiulit.',
  another: 'Kumuha ng bagong larawan',
  otherWay: 'Gumamit ng ibang paraan ng pag-verify',
  workTitle: 'Ibang paraan ng pag-verify',
  workWhy:
    'Walang titingnan at walang ida-drag. Magkukuwenta nang kaunti ang browser mo at ipapadala ang resulta sa server.',
  working: 'Nagkukuwenta…',
  workLeft: 'Nagkukuwenta, mga {seconds} segundo pa',
  keepOpen: 'Hayaang bukas ang window na ito',
  backToPicture: 'Bumalik sa larawan',
  noPicture: 'Walang larawan ngayon, kaya ang browser mo ang magkukuwenta.',
  code: 'Code ng larawan',
  codePicture: 'Larawang may code na 5 letra at numero',
  codeWait: 'Bagong larawan sa {seconds} s',
  codeOther: 'Hindi mabasa ang larawan? Gumamit ng ibang paraan ng pag-verify',
  codeDone: 'Na-verify na, hindi kailangan ng code',
} as const satisfies Translated<typeof vi>;
