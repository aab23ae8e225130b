import { type ArticleSection } from '@parlour/contract/content';
import { type ArticleCard } from '@parlour/contract/content-articles';
import { Pager } from '@parlour/ui/components/display/pager';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { date } from '@parlour/ui/dates';
import { bell } from '@parlour/ui/icons/bell';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { useState } from 'react';
import { asRefused } from '../../../lib/api/refused';
import { QueryError } from '../../../lib/api/query-error';
import { useBrand } from '../../../lib/brand/brand';
import { linkTo } from '../../../lib/navigation/navigation';
import { articlePath } from '../../../lib/navigation/paths';
import reading from '../reading.module.css';
import { TextSkeleton } from '../text-skeleton';
import { ArticlePicture } from './article-picture';
import css from './articles.module.css';
import { pagesOf, useArticles } from './use-articles';

/** The articles of a section, the newest first. */
export const ArticleList = ({ section }: { section: ArticleSection }) => {
  const { articles } = usePhrases('articles');
  const [page, setPage] = useState(1);
  const { data, isPending, error, refetch } = useArticles(section, page);
  if (isPending) return <TextSkeleton onRetry={refetch} />;
  if (!data) return <QueryError onRetry={refetch} refused={asRefused(error)} />;
  const isEmpty = data.list.length === 0 && !(data.total > 0);
  if (isEmpty) return <EmptyState icon={bell}>{articles.none}</EmptyState>;
  return (
    <>
      <ul aria-label={articles.list} className={css.list}>
        {data.list.map((card) => (
          <li key={card.id}>
            <Card card={card} section={section} />
          </li>
        ))}
      </ul>
      <Pager onPage={setPage} page={page} totalPages={pagesOf(data.total)} />
    </>
  );
};

const Card = ({ card, section }: { card: ArticleCard; section: ArticleSection }) => {
  const { timeZone } = useBrand();
  const locale = useLocale();
  const { id, title, summary, image, at } = card;
  return (
    <a className={css.card} {...linkTo(articlePath(section, id))}>
      {image && <ArticlePicture className={css.small} src={image} />}
      <span className={css.words}>
        <time className={reading.when} dateTime={at}>
          {date(at, timeZone, locale)}
        </time>
        <strong className={css.name}>{title}</strong>
        {summary && <span className={css.summary}>{summary}</span>}
      </span>
    </a>
  );
};
