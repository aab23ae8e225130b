import { isAgent } from '@parlour/contract/account-type';
import type { Announcement, Banner, BannerArt, content } from '@parlour/contract/content';
import type { Audience } from '@parlour/contract/content-console';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { wordsIn } from '@parlour/locales/words-in';
import type { Brand, Context } from '../../lib/context';
import { listSections } from './articles/queries';
import { cleanHtml } from './clean-html';
import {
  type AnnouncementRow,
  readAnnouncements,
  readBanners,
  readIsPausing,
  type BannerRow,
} from './queries';

/**
 * The texts that the site shows around its pages: banners (B), announcements for players (PL) and
 * popups (PU). Promotions (PR) are empty so far; with them come the sections that have an article.
 * A request without types means banners. Who is excluded or takes a break gets announcements, and
 * neither banners nor popups.
 */
export const readNotices = async (
  { sql, brand, signedIn }: Pick<Context, 'sql' | 'brand' | 'signedIn'>,
  { types, language }: InputOf<typeof content.readNotices>,
): Promise<OutputOf<typeof content.readNotices>> => {
  const kinds = types === undefined ? ['B'] : types.split(',').map((type) => type.trim());
  const audiences = audiencesOf(signedIn);
  const isAdvertised = !signedIn || !(await readIsPausing(sql, signedIn.playerId));
  const [banners, player, popup, sections] = await Promise.all([
    isAdvertised && kinds.includes('B') ? readBanners(sql, brand.code, audiences) : [],
    kinds.includes('PL') ? readAnnouncements(sql, brand.code, { kind: 'player', audiences }) : [],
    isAdvertised && kinds.includes('PU')
      ? readAnnouncements(sql, brand.code, { kind: 'popup', audiences })
      : [],
    kinds.includes('PR') ? listSections(sql, brand.code) : [],
  ]);
  return {
    player: player.flatMap((row) => announcementOf(row, language, brand)),
    banners: banners.map((row) => bannerOf(row, language, brand)),
    popup: popup.flatMap((row) =>
      announcementOf(row, language, brand).map((one) => ({ ...one, rule: row.rule ?? 'start' })),
    ),
    promotion: [],
    ...(sections.length > 0 && { sections }),
  };
};

/** For whom what a caller reads may be: agents are players too. */
const audiencesOf = (signedIn: Context['signedIn']): Audience[] => [
  'everyone',
  ...(signedIn ? (['players'] as const) : []),
  ...(signedIn && isAgent(signedIn.type) ? (['agents'] as const) : []),
];

/** One announcement, or none where a row has no title to show. */
const announcementOf = (
  { code, texts, startsAt }: AnnouncementRow,
  language: string,
  brand: Brand,
): Announcement[] => {
  const { title, html } =
    wordsIn<Partial<{ title: unknown; html: unknown }>>(texts, language, brand) ?? {};
  if (typeof title !== 'string' || title.trim() === '') return [];
  const content = typeof html === 'string' ? cleanHtml(html) : '';
  return [{ id: code, title: title.trim(), content, at: startsAt.toISOString() }];
};

const artOf = (art: BannerArt, background: string | null): BannerArt =>
  background === null ? art : { ...art, image: background };

const bannerOf = (row: BannerRow, language: string, brand: Brand): Banner => {
  const text = wordsIn(row.texts, language, brand);
  return {
    bannerId: row.id.toString(),
    groupName: row.groupName,
    url: row.image ?? '',
    ...(row.image === null && row.art ? { art: artOf(row.art, row.background) } : {}),
    linkageType: row.linkageType,
    ...(row.link === null ? {} : { link: row.link }),
    ...(text ? { text } : {}),
  };
};
