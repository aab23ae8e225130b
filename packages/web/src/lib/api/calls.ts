import { brand } from '@parlour/contract/brand';
import { catalogue } from '@parlour/contract/catalogue';
import { content, footOf, hintsOf } from '@parlour/contract/content';
import type { OutputOf } from '@parlour/contract/endpoint';
import type { FirstPage } from '@parlour/contract/first-page';
import type { Language } from '@parlour/contract/languages';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { wallet } from '@parlour/contract/wallet';
import { currentStatus } from '../brand/brand';
import { call } from './api';
import { readCache, writeCache } from './cache';
import { asRefused, type Refused } from './refused';
import { serverNow } from './server-time';

// The calls of the frame. The client and its tables are fetched with the first of them: a
// visitor's first page has its answers in it and calls nothing.

/** Of a host that is no longer the brand's the page says so: the server has that page. */
export const readStatus = () =>
  call(brand.readStatus, { url: location.host }).catch((thrown: unknown) => {
    if (asRefused(thrown).code === 'brand.unknown_host') location.reload();
    throw thrown;
  });
export const readMember = () => call(player.readMember, {});
export const resume = () => call(session.resume, {});
export const logOut = () => call(session.logOut, {});
export const touch = () => call(session.touch, {});
export const readIdle = () => call(session.readIdle, {});
export const readBalance = () => call(wallet.readBalance, {});
export const setLanguage = (language: Language) => call(player.setLanguage, { language });

type Named = Pick<FirstPage, 'categories' | 'hot' | 'banners' | 'announcements' | 'foot'>;

/** What was answered, and why a part was not. */
type Answered = Partial<Named> & { missed: Refused | undefined };

type Vendors = OutputOf<typeof catalogue.listVendors>['data'];

/** The vendors as this tab knows them until the brand changes. */
const vendorsIn = async (language: Language): Promise<Vendors> => {
  const mark = { version: currentStatus().configVersion, language };
  const kept = readCache<Partial<Vendors> | null>('gameVendor', mark);
  if (Array.isArray(kept?.lanes)) return kept as Vendors;
  const { data } = await call(catalogue.listVendors, { language });
  writeCache('gameVendor', mark, data, new Date(serverNow()));
  return data;
};

/** What the server writes in a language, for a switch: what cannot be had keeps its old words. */
export const readNamed = async (page: FirstPage, language: Language): Promise<Answered> => {
  let missed: Refused | undefined;
  const orMissed = <Value>(asked: Promise<Value>): Promise<Value | undefined> =>
    asked.catch((thrown: unknown) => {
      missed = asRefused(thrown);
      return undefined;
    });
  const { merchantCode, platform } = page.status.brand;
  const isFootKnown = page.foot && language === page.language;
  const [vendors, hot, notices, help] = await Promise.all([
    orMissed(vendorsIn(language)),
    orMissed(call(catalogue.listHot, { merchantCode, isPlatform: 2, platform, language })),
    orMissed(
      call(content.readNotices, { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language }),
    ),
    isFootKnown ? undefined : orMissed(call(content.readHelp, { lang: language, device: 'WEB' })),
  ]);
  return {
    missed,
    ...(vendors && { categories: vendors.lanes }),
    ...(hot && { hot: hot.list }),
    ...(notices && { banners: notices.banners, announcements: hintsOf(notices) }),
    ...(help && { foot: { ...page.foot, ...footOf(help.list) } }),
  };
};
