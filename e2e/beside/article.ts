import type { Beside } from './beside';

/** CODE SECTION TITLE: writes an article of the brand main, by rows, or another title of it. */
export const run: Beside = async ({ database }, [code = '', section = 'news', title = '']) => {
  const texts = {
    VI: {
      title,
      summary: 'Một dòng tóm tắt.',
      html: '<p>Chữ của bài, có <a href="/rng">sảnh</a>.</p>',
    },
    EN: { title: `${title} EN`, html: '<p>The text.</p>' },
  };
  await database.sql`
    insert into content.article (brand, code, section, texts)
    values ('main', ${code}, ${section}, ${JSON.stringify(texts)}::jsonb)
    on conflict on constraint article_code do update set texts = excluded.texts`;
};
