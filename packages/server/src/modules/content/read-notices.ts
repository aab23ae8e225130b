import type { Banner, BannerArt, content } from '@parlour/contract/content';
import type { InputOf, OutputOf } from '@parlour/contract/endpoint';
import { wordsIn } from '@parlour/locales/words-in';
import type { Brand, Context } from '../../lib/context';
import { readBanners, type BannerRow } from './queries';

/**
 * The texts that the site shows around its pages. Announcements, pop-ups and promotions are empty
 * so far.
 */
export const readNotices = async (
  { sql, brand }: Pick<Context, 'sql' | 'brand'>,
  { types, language }: InputOf<typeof content.readNotices>,
): Promise<OutputOf<typeof content.readNotices>> => {
  const kinds = types === undefined ? ['B'] : types.split(',').map((type) => type.trim());
  const banners = kinds.includes('B') ? await readBanners(sql, brand.code) : [];
  return {
    player: [],
    banners: banners.map((row) => bannerOf(row, language, brand)),
    popup: [],
    promotion: [],
  };
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
