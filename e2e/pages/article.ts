// tsx e2e/pages/article.ts CODE SECTION TITLE: writes an article of the brand main, by rows, or
// another title of it. A process of its own, as Playwright cannot load it.
import { openPlatform } from '../../scripts/start/open-platform';

const [code = '', section = 'news', title = ''] = process.argv.slice(2);
const { database, close } = await openPlatform();
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
await close();
process.exit();
