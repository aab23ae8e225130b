import { brand } from '@parlour/contract/brand';
import { catalogue } from '@parlour/contract/catalogue';
import { content, footOf, hintsOf } from '@parlour/contract/content';
import type { Endpoint, InputOf, OutputOf } from '@parlour/contract/endpoint';
import type { FirstPage } from '@parlour/contract/first-page';
import type { Language } from '@parlour/contract/languages';
import { player } from '@parlour/contract/player';
import { session } from '@parlour/contract/session';
import { wallet } from '@parlour/contract/wallet';
import { currentStatus } from '../brand/brand';
import { call, oddAnswer } from './api';
import { readCache, writeCache } from './cache';
import { isLike, type Sample } from './faults/is-like';
import { asRefused, type Refused } from './refused';
import { serverNow } from './server-time';

// No boundary stands around what the whole page is drawn from. So these answers, and no others, are
// compared with the form that the frame reads (docs/decisions/0090).
const statusForm = {
  systemStatus: 0,
  serverTime: '',
  build: '',
  configVersion: 0,
  whitelabel: { childrenNodes: [] },
  register: {},
  resources: [{ resourceType: '', url: '' }],
  customerService: { list: [], version: { pathList: [] } },
  analytics: {},
  imageCDNs: [''],
  sealKeys: [{}],
  brand: { name: '', currency: '', defaultLang: '', supportLanguages: [''], licences: [] },
};
const memberForm = { id: '', account: '', type: 0, clubLabel: { labelName: '', rankLevel: 0 } };
const balanceForm = { sumBalance: '', currency: '', cash: '', bonus: '', wallets: [], version: 0 };
const vendorForm = { vassalage: '', gameType: '', title: '' };
const vendorsForm = { data: { lanes: [{ gameType: '', title: '', vendors: [vendorForm] }] } };
const hotForm = { list: [{ nodeId: 0, gameCode: '', vassalage: '', gameType: '', name: '' }] };
const titleForm = { id: '', title: '' };
const noticesForm = {
  player: [titleForm],
  banners: [{ bannerId: '', groupName: '', linkageType: '' }],
  popup: [titleForm],
  promotion: [titleForm],
};
const helpForm = { list: [titleForm] };

/** Calls for what the frame keeps. An answer of another form is refused, and logged. */
const ask = async <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  form: Sample,
): Promise<OutputOf<E>> => {
  const answer = await call(endpoint, input);
  if (isLike(answer, form)) return answer;
  throw oddAnswer(endpoint);
};

// The calls of the frame. The client and its tables are fetched with the first of them: a
// visitor's first page has its answers in it and calls nothing.

/** Of a host that is no longer the brand's the page says so: the server has that page. */
export const readStatus = () =>
  ask(brand.readStatus, { url: location.host }, statusForm).catch((thrown: unknown) => {
    if (asRefused(thrown).code === 'brand.unknown_host') location.reload();
    throw thrown;
  });
export const readMember = () => ask(player.readMember, {}, memberForm);
export const resume = () => call(session.resume, {});
export const logOut = () => call(session.logOut, {});
export const touch = () => call(session.touch, {});
export const readIdle = () => call(session.readIdle, {});
export const readBalance = () => ask(wallet.readBalance, {}, balanceForm);
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
  const { data } = await ask(catalogue.listVendors, { language }, vendorsForm);
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
    orMissed(ask(catalogue.listHot, { merchantCode, isPlatform: 2, platform, language }, hotForm)),
    orMissed(
      ask(
        content.readNotices,
        { types: 'B,PL,PU,PR', platform: 'W', execution: 'B', language },
        noticesForm,
      ),
    ),
    isFootKnown
      ? undefined
      : orMissed(ask(content.readHelp, { lang: language, device: 'WEB' }, helpForm)),
  ]);
  return {
    missed,
    ...(vendors && { categories: vendors.lanes }),
    ...(hot && { hot: hot.list }),
    ...(notices && { banners: notices.banners, announcements: hintsOf(notices) }),
    ...(help && { foot: { ...page.foot, ...footOf(help.list) } }),
  };
};
