import { asking, chunk, late } from '../../lib/navigation/chunk';
import type { ScreenProps } from '../../lib/navigation/screen';
import { always, hasNotices } from './conditions';

const helpPage = asking(
  chunk<ScreenProps>(
    ['content', 'service', 'brand', 'common', 'status'],
    async () => {
      const { HelpPage } = await import('../../features/content/help-page');
      return HelpPage;
    },
    'help-page',
  ),
  ({ answers }) => answers?.help !== undefined,
);

const announcementPage = asking(
  chunk<ScreenProps>(
    ['announcements', 'brand', 'common', 'status'],
    async () => {
      const { AnnouncementPage } =
        await import('../../features/content/announcements/announcement-page');
      return AnnouncementPage;
    },
    'announcement-page',
  ),
  hasNotices,
);

const articlesPage = asking(
  chunk<ScreenProps>(
    ['articles', 'brand', 'common', 'status'],
    async () => {
      const { ArticlesPage } = await import('../../features/content/articles/articles-page');
      return ArticlesPage;
    },
    'articles-page',
  ),
  ({ answers }) => answers?.articles !== undefined,
);

const roomPage = asking(
  chunk<ScreenProps>(
    ['room', 'brand', 'common', 'refusal'],
    async () => {
      const { RoomPage } = await import('../../features/room/room-page');
      return RoomPage;
    },
    'room-page',
  ),
);

const appPage = late(
  chunk<ScreenProps>(
    ['download'],
    async () => {
      const { AppPage } = await import('../../features/content/download/app-page');
      return AppPage;
    },
    'app-page',
  ),
  // A desk shows the code that a phone reads.
  () => !matchMedia('(width >= 48em)').matches,
);

const joinPage = late(
  chunk<ScreenProps>(
    ['agent', 'brand', 'common', 'form'],
    async () => {
      const { JoinPage } = await import('../../features/agent/join-page');
      return JoinPage;
    },
    'join-page',
  ),
  always,
);

const promotionPage = asking(
  chunk<ScreenProps>(
    ['promotion', 'brand', 'common', 'status'],
    async () => {
      const { PromotionPage } = await import('../../features/promotion/promotion-page');
      return PromotionPage;
    },
    'promotion-page',
  ),
  hasNotices,
);

const promotionDetailPage = asking(
  chunk<ScreenProps>(
    ['promotion', 'brand', 'common', 'status'],
    async () => {
      const { PromotionDetailPage } =
        await import('../../features/promotion/promotion-detail-page');
      return PromotionDetailPage;
    },
    'promotion-page',
  ),
  hasNotices,
);

const pointsMallPage = late(
  chunk<ScreenProps>(
    ['loyalty', 'brand'],
    async () => {
      const { PointsMallPage } = await import('../../features/loyalty/points-mall-page');
      return PointsMallPage;
    },
    'points-mall-page',
  ),
  always,
);

export const contentScreens = {
  promotions: promotionPage,
  promoDetail: promotionDetailPage,
  pointsMall: pointsMallPage,
  notices: announcementPage,
  news: articlesPage,
  blog: articlesPage,
  chatRoom: roomPage,
  app: appPage,
  download: appPage,
  join: joinPage,
  help: helpPage,
  memberHelp: helpPage,
};
