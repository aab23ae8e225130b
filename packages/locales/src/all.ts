import type { Locale, Phrases } from './phrases';
import { brand as brandEn } from './en/site/brand';
import { cashier as cashierEn } from './en/site/cashier';
import { catalogue as catalogueEn } from './en/site/catalogue';
import { common as commonEn } from './en/site/common';
import { content as contentEn } from './en/site/content';
import { form as formEn } from './en/site/form';
import { launch as launchEn } from './en/site/launch';
import { message as messageEn } from './en/site/message';
import { player as playerEn } from './en/site/player';
import { refusal as refusalEn } from './en/site/refusal';
import { report as reportEn } from './en/site/report';
import { session as sessionEn } from './en/site/session';
import { status as statusEn } from './en/site/status';
import { wallet as walletEn } from './en/site/wallet';
import { brand as brandVi } from './vi/site/brand';
import { cashier as cashierVi } from './vi/site/cashier';
import { catalogue as catalogueVi } from './vi/site/catalogue';
import { common as commonVi } from './vi/site/common';
import { content as contentVi } from './vi/site/content';
import { form as formVi } from './vi/site/form';
import { launch as launchVi } from './vi/site/launch';
import { message as messageVi } from './vi/site/message';
import { player as playerVi } from './vi/site/player';
import { refusal as refusalVi } from './vi/site/refusal';
import { report as reportVi } from './vi/site/report';
import { session as sessionVi } from './vi/site/session';
import { status as statusVi } from './vi/site/status';
import { wallet as walletVi } from './vi/site/wallet';

/**
 * All words at once, for the server's renderer and for tests. Never imported by what runs in the
 * browser.
 */
export const phrasesOf: Record<Locale, Phrases> = {
  vi: {
    brand: brandVi,
    cashier: cashierVi,
    catalogue: catalogueVi,
    common: commonVi,
    content: contentVi,
    form: formVi,
    launch: launchVi,
    message: messageVi,
    player: playerVi,
    refusal: refusalVi,
    report: reportVi,
    session: sessionVi,
    status: statusVi,
    wallet: walletVi,
  },
  en: {
    brand: brandEn,
    cashier: cashierEn,
    catalogue: catalogueEn,
    common: commonEn,
    content: contentEn,
    form: formEn,
    launch: launchEn,
    message: messageEn,
    player: playerEn,
    refusal: refusalEn,
    report: reportEn,
    session: sessionEn,
    status: statusEn,
    wallet: walletEn,
  } as unknown as Phrases,
};
