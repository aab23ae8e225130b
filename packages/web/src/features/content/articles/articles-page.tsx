import type { ArticleSection } from '@parlour/contract/content';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useSearch } from '../../../lib/navigation/navigation';
import type { ScreenProps } from '../../../lib/navigation/screen';
import reading from '../reading.module.css';
import { ArticleList } from './article-list';
import { ArticleText } from './article-text';

/** `/news` and `/blog`: the newest articles, each at an address of its own. */
export const ArticlesPage = ({ route }: ScreenProps) => {
  const { brand } = usePhrases('brand');
  const section: ArticleSection = route.name === 'blog' ? 'blog' : 'news';
  const item = new URLSearchParams(useSearch()).get('item') ?? undefined;
  return (
    <section className={`content ${reading.page}`}>
      {item === undefined && <h1 className={`t-h1 ${reading.head}`}>{brand[section]}</h1>}
      {item === undefined ? (
        <ArticleList key={section} section={section} />
      ) : (
        <ArticleText id={item} key={item} section={section} />
      )}
    </section>
  );
};
