import type { Popup, PopupRule } from '@parlour/contract/content';
import type { FirstPage } from '@parlour/contract/first-page';
import { dropCaches } from '../../lib/api/cache';
import { client } from '../../lib/api/client';
import { onCatchUp, onLive } from '../../lib/api/live';
import { serverNow } from '../../lib/api/server-time';
import { currentStatus } from '../../lib/brand/brand';
import { openModal } from '../../lib/navigation/modal';
import { isPutAside } from '../../lib/session/not-today';
import { useSession } from '../../lib/session/session';
import { setUnclaimed } from '../../lib/session/unclaimed';
import { dropTurns, ranks, takeTurns } from '../../lib/session/turns';
import { siteActions } from '../site';

/** All open pages are notified of a change at once; they do not ask at once. */
const longestWaitMs = 2000;

const quietly = (promise: Promise<unknown>): void => void promise.catch(() => undefined);

const fetchAll = async () => {
  const { fetchNotices } = await import('../../lib/api/fetch-notices');
  const { configVersion: version } = currentStatus();
  return fetchNotices({ version, language: client.language });
};

// One that its operator issues again may open again.
const markOf = ({ id, at }: Popup): string => `${id} ${at}`;

const shown = new Set<string>();

/** Lets the popups of a rule wait for their turns: each once a page, and not when put aside. */
const offer = (popups: readonly Popup[], rule: PopupRule): void => {
  const { timeZone } = currentStatus().brand;
  if (useSession.getState().member?.isPausing) return;
  const isDue = (popup: Popup) =>
    popup.rule === rule &&
    !shown.has(`${rule} ${markOf(popup)}`) &&
    !isPutAside(markOf(popup), { now: serverNow(), timeZone });
  for (const popup of popups.filter(isDue)) {
    shown.add(`${rule} ${markOf(popup)}`);
    takeTurns([{ rank: ranks.popup, show: () => openModal('popup', { popup }) }]);
  }
};

/** Asks again after a change, and shows what is new in the page that is open. */
const renew = async (): Promise<void> => {
  dropCaches(['index_notice']);
  const { change } = await siteActions;
  const notices = await fetchAll();
  const { hintsOf, offersOf } = await import('@parlour/contract/content');
  change({
    announcements: hintsOf(notices),
    banners: notices.banners,
    offers: offersOf(notices),
  });
  setUnclaimed(notices.promotion);
  offer(notices.popup, 'start');
};

/** Popups at the start and after a sign-in; later changes by live messages. */
export const followAnnouncements = ({ announcements, offers }: FirstPage): void => {
  let hasPopups = announcements.hasPopups;
  let hasPromotions = offers.includes('promotions');
  const count = () => quietly(fetchAll().then(({ promotion }) => setUnclaimed(promotion)));
  const open = (rule: PopupRule) => quietly(fetchAll().then(({ popup }) => offer(popup, rule)));
  if (hasPopups) open('start');
  useSession.subscribe(({ authState }, before) => {
    if (authState === before.authState) return;
    // What waits is another player's.
    setUnclaimed([]);
    if (authState === 'member' && hasPromotions) count();
    if (authState !== 'member') dropTurns(({ rank }) => rank === ranks.popup);
    // A session that was there before the page was opened is no sign-in.
    if (authState === 'member' && before.authState === 'visitor' && hasPopups) open('login');
  });
  const later = () =>
    setTimeout(() => {
      hasPopups = true;
      hasPromotions = true;
      quietly(renew());
    }, Math.random() * longestWaitMs);
  onLive(({ type }) => {
    if (type === 'announcements') later();
  });
  onCatchUp(later);
};
