import type { ListedRound, RoundListCall } from '@parlour/contract/vendor-games';
import { openOutside } from '../site/outside';
import type { Site } from '../site/site';
import { openVendor, type Vendor } from './vendor';

type Answer = { status: number; body: unknown };

/** A vendor that lists its rounds; a test decides how it answers a page. */
export type RoundLister = {
  url: string;
  /** The rounds that it lists, true or not. */
  rounds: unknown[];
  asked: Partial<RoundListCall>[];
  pageSize: number;
  /**
   * Gets a call and its number since `asked` was emptied; undefined: the vendor answers correctly.
   */
  disturb: (nth: number, call: Partial<RoundListCall>) => Answer | undefined;
  close: () => Promise<void>;
};

/** Opens a vendor on this machine that lists its real rounds unless a test says otherwise. */
export const openRoundLister = async (): Promise<RoundLister> => {
  const outside = await openOutside(({ bytes }) =>
    answerOf(lister, JSON.parse(bytes.toString()) as Partial<RoundListCall>),
  );
  const lister: RoundLister = {
    url: outside.url,
    rounds: [],
    asked: [],
    pageSize: 20,
    disturb: () => undefined,
    close: outside.close,
  };
  return lister;
};

/** A vendor of the site whose rounds are listed there. */
export const openListedVendor = (site: Site, lister: RoundLister): Promise<Vendor> =>
  openVendor(site, { baseUrl: lister.url, switches: { gamePaths: { rounds: '/rounds' } } });

const answerOf = (lister: RoundLister, call: Partial<RoundListCall>): Answer => {
  lister.asked.push(call);
  const disturbed = lister.disturb(lister.asked.length, call);
  if (disturbed) return disturbed;
  const inTime = lister.rounds.filter((round) => {
    const at = (round as ListedRound | null)?.opened_at;
    return typeof at !== 'string' || (at >= call.from! && at < call.to!);
  });
  const begin = Number(call.cursor ?? 0);
  const end = begin + lister.pageSize;
  const next = end < inTime.length ? String(end) : null;
  return { status: 200, body: { rounds: inTime.slice(begin, end), next } };
};
