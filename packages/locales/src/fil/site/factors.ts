import { factors as en } from '../../en/site/factors';
import type { Translated } from '../../phrases';
import type { factors as vi } from '../../vi/site/factors';

export const factors = {
  ...en,
  stepUpTitle: 'Kumpirmahing ikaw ito',
  stepUpWhy:
    'Ilagay ang password mo para magpatuloy. Pinoprotektahan nito ang account mo kung may ibang gumagamit ng device mo.',
  stepUpWhyFactor:
    'Kumpirmahin para magpatuloy. Pinoprotektahan nito ang account mo kung may ibang gumagamit ng device mo.',
  stepUpWhySent:
    'Magpadala ng code sa {to} at ilagay ito rito. Pinoprotektahan nito ang account mo kung may ibang gumagamit ng device mo.',
  stepUpNone:
    'Wala pang password ang account na ito. Gumawa sa “Nakalimutan ang password?” sa screen ng pag-log in.',
  wrongPassword: 'Maling password',
  confirm: 'Kumpirmahin',
  useCode: 'Gumamit ng verification code',
  usePassword: 'Gamitin ang password',
  usePasskey: 'Gumamit ng passkey',
  anyCode: 'Code mula sa authenticator app, o recovery code',
  recoveryCode: 'Recovery code',
  stepTitle: 'Isang hakbang pa',
  stepWhy:
    'Bago sa account mo ang browser na ito. Mag-verify nang isa pang beses para makapag-log in.',
  stepCodeWhy:
    'Nagla-log in ka sa hindi pamilyar na device. Magpadala ng code sa {to} at ilagay ito rito.',
  byMail: 'Sa email',
  bySms: 'Sa text',
  stepNoDevice: 'Hindi mo dala ang device mo? Maglagay ng recovery code.',
  stepOver: 'Nag-expire ang hakbang na ito o maraming maling code. Mag-log in ulit.',
  stepAgain: 'Mag-log in ulit',
  twoFactorTitle: 'Dalawang hakbang na pag-verify',
  totpNone:
    'Sa bagong device, bukod sa password ay maglalagay ka rin ng code mula sa app sa telepono mo. Hindi makakapasok ang nakakaalam lang ng password mo.',
  totpHave: 'Kailangan din ng code mula sa authenticator app sa pag-log in sa bagong device.',
  addTotp: 'Magdagdag ng authenticator app',
  addAnotherTotp: 'Magdagdag ng isa pang app',
  totpWhy:
    'I-scan ang QR code gamit ang authenticator app, o ilagay rito ang key sa ibaba. Pagkatapos, i-type ang anim na numerong code na ipinapakita ng app.',
  qrLabel: 'QR code para sa authenticator app',
  totpSecret: 'Key',
  openApp: 'Buksan ang authenticator app',
  totpCode: 'Anim na numerong code',
  passkeysTitle: 'Mga passkey',
  passkeysNone:
    'Mag-log in gamit ang fingerprint, mukha, o screen lock, nang walang password. Hindi mananakaw ng pekeng site ang passkey.',
  passkeysHave: 'Sa bawat passkey, makakapag-log in ka nang walang password.',
  noPasskeysHere: 'Hindi sinusuportahan ng browser na ito ang mga passkey.',
  addPasskey: 'Magdagdag ng passkey',
  passkeyNotMade: 'Hindi nadagdag ang passkey. Subukan ulit at sundin ang browser.',
  passkeyNotUsed: 'Hindi nagamit ang passkey. Subukan ulit o pumili ng ibang paraan.',
  linkedNone:
    'I-link ang {company} account mo para mag-log in nang walang password. Hinding-hindi kami magpo-post para sa iyo.',
  linkedHave: 'Nakakapag-log in sa account na ito ang {company} account mo.',
  linked: 'Na-link ang {company}',
  unlink: 'I-unlink',
  unlinkAsk: 'I-unlink ito? Hindi ka na makakapag-log in gamit ang {company}.',
  unlinked: 'Na-unlink ang {company}',
  addedAt: 'Idinagdag {at}',
  usedAt: 'Huling ginamit {at}',
  removeWord: 'Alisin',
  removeTotp: 'Alisin ang app na ito? Hindi na gagana ang mga code nito.',
  removePasskey: 'Alisin ang passkey na ito? Hindi na ito magagamit sa pag-log in.',
  recoveryTitle: 'Mga recovery code',
  recoveryWhy:
    'Isang beses gumagana ang bawat isa kapag hindi mo dala ang device mo. Itago sa ligtas na lugar: hindi na ulit ipapakita ang mga ito.',
  recoveryLeft: '{count} ang natitira',
  renewRecovery: 'Gumawa ng mga bagong code',
  renewAsk: 'Gumawa ng mga bagong code? Hindi na gagana ang mga luma.',
  keptThem: 'Naitago ko na ang mga code',
  devicesTitle: 'Mga aktibong device',
  sessionsTitle: 'Mga aktibong session',
  knownDevicesTitle: 'Mga kilalang browser',
  knownDevicesWhy:
    'Mala-log out ang kinalimutang browser at kailangang mag-verify ulit sa susunod.',
  historyTitle: 'Kasaysayan ng pag-log in',
  historyWhy: 'May pag-log in na hindi ikaw? Palitan agad ang password mo.',
  activeNow: 'Ginagamit ngayon',
  activeAt: 'Huling ginamit {at}',
  seenAt: 'Huling nakita {at}',
  signedInAt: 'Nag-log in {at}',
  live: 'Aktibo',
  thisDevice: 'Ang device na ito',
  unknownDevice: 'Hindi kilalang device',
  endSession: 'I-log out',
  endSessionOf: 'I-log out ang {name}',
  forget: 'Kalimutan',
  forgetOf: 'Kalimutan ang {name}',
  unlockTitle: 'I-unlock ang account mo',
  unlockWhy:
    'Maglagay ng code mula sa authenticator app o recovery code para makapag-log in ngayon.',
  unlocked: 'Na-unlock ang account',
} as const satisfies Translated<typeof vi>;
