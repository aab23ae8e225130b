import type { Locale, Phrases } from '../phrases';
import { brand as brandEn } from './en/brand';
import { cashier as cashierEn } from './en/cashier';
import { catalogue as catalogueEn } from './en/catalogue';
import { common as commonEn } from './en/common';
import { content as contentEn } from './en/content';
import { form as formEn } from './en/form';
import { launch as launchEn } from './en/launch';
import { message as messageEn } from './en/message';
import { player as playerEn } from './en/player';
import { refusal as refusalEn } from './en/refusal';
import { report as reportEn } from './en/report';
import { session as sessionEn } from './en/session';
import { status as statusEn } from './en/status';
import { wallet as walletEn } from './en/wallet';
import { brand as brandVi } from './vi/brand';
import { cashier as cashierVi } from './vi/cashier';
import { catalogue as catalogueVi } from './vi/catalogue';
import { common as commonVi } from './vi/common';
import { content as contentVi } from './vi/content';
import { form as formVi } from './vi/form';
import { launch as launchVi } from './vi/launch';
import { message as messageVi } from './vi/message';
import { player as playerVi } from './vi/player';
import { refusal as refusalVi } from './vi/refusal';
import { report as reportVi } from './vi/report';
import { session as sessionVi } from './vi/session';
import { status as statusVi } from './vi/status';
import { wallet as walletVi } from './vi/wallet';

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
