import type { ArticleSection } from '@parlour/contract/content';
import type { Article } from '@parlour/contract/content-articles';
import { Icon } from '@parlour/ui/components/art/icon';
import { Tag } from '@parlour/ui/components/display/tag';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { buttonClass } from '@parlour/ui/components/form/button';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { dateTime } from '@parlour/ui/dates';
import { zoneOffset } from '@parlour/ui/format';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { bell } from '@parlour/ui/icons/bell';
import { shareNetwork } from '@parlour/ui/icons/share-network';
import { useLocale, usePhrases } from '@parlour/ui/use-phrases';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused } from '../../../lib/api/refused';
import { useBrand } from '../../../lib/brand/brand';
import { useTitleOf } from '../../../lib/navigation/item-title';
import { openModal } from '../../../lib/navigation/modal';
import { linkTo } from '../../../lib/navigation/navigation';
import { articlePath, helpPath } from '../../../lib/navigation/paths';
import { CleanText } from '../clean-text';
import reading from '../reading.module.css';
import { share } from '../share';
import { TextSkeleton } from '../text-skeleton';
import { ArticlePicture } from './article-picture';
import css from './articles.module.css';
import { useArticle } from './use-articles';

type ArticleTextProps = { section: ArticleSection; id: string };

/** One article at its own address. */
export const ArticleText = ({ section, id }: ArticleTextProps) => {
  const { articles, brand } = usePhrases('articles', 'brand');
  const { data, isPending, error, refetch } = useArticle(section, id);
  useTitleOf(data?.title);
  const list = linkTo(articlePath(section));
  if (isPending) return <TextSkeleton onRetry={refetch} />;
  if (data) return <Reading article={data} section={section} />;
  const refused = asRefused(error);
  if (refused.code !== 'request.unknown') return <QueryError onRetry={refetch} refused={refused} />;
  return (
    <EmptyState
      action={
        <a className={buttonClass({ look: 'primary' })} {...list}>
          {brand[section]}
        </a>
      }
      icon={bell}
    >
      {articles.missing}
    </EmptyState>
  );
};

const Reading = ({ article, section }: { article: Article; section: ArticleSection }) => {
  const { articles, brand } = usePhrases('articles', 'brand');
  const { timeZone, demo } = useBrand();
  const locale = useLocale();
  const { id, title, summary, html, image, at } = article;
  return (
    <article className={css.article}>
      <div className={reading.bar}>
        <a className={reading.way} {...linkTo(articlePath(section))}>
          <Icon of={arrowLeft} size={18} />
          {brand[section]}
        </a>
        <IconButton
          icon={shareNetwork}
          label={articles.share}
          onClick={() => void share(articlePath(section, id), title, articles.linkCopied)}
          size={20}
        />
      </div>
      <h1 className={`t-h1 ${css.title}`}>{title}</h1>
      <p className={reading.when}>
        <time dateTime={at}>
          {dateTime(at, timeZone, locale)} {zoneOffset(at, timeZone)}
        </time>
        {demo && <Tag>{articles.demo}</Tag>}
      </p>
      {summary && <p className={css.lead}>{summary}</p>}
      {image && <ArticlePicture className={css.picture} src={image} />}
      <CleanText
        html={html}
        ways={{ linkOf: (item) => linkTo(helpPath(item), () => openModal('help', { item })) }}
      />
    </article>
  );
};
