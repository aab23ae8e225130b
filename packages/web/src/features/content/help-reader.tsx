import { type HelpItem, responsibleItem } from '@parlour/contract/content';
import { buttonClass } from '@parlour/ui/components/form/button';
import { Icon } from '@parlour/ui/components/art/icon';
import { EmptyState } from '@parlour/ui/components/feedback/empty-state';
import { arrowLeft } from '@parlour/ui/icons/arrow-left';
import { caretRight } from '@parlour/ui/icons/caret-right';
import { question } from '@parlour/ui/icons/question';
import { usePhrases } from '@parlour/ui/use-phrases';
import { asRefused } from '../../lib/api/refused';
import { openModal } from '../../lib/navigation/modal';
import type { linkTo } from '../../lib/navigation/navigation';
import { QueryError } from '../../lib/api/query-error';
import { CleanText } from './clean-text';
import css from './help.module.css';
import { useHelp } from '../../lib/api/use-help';
import { findItem } from './find-item';
import { OutsideHelp } from './outside-help';
import { ReadingPanes } from './reading-panes';
import reading from './reading.module.css';
import { TextSkeleton } from './text-skeleton';
import { useBeginning } from './use-beginning';

/** How a click goes on: to an item, to the list (no item), or away from the help. */
export type HelpWays = {
  linkOf: (item: string | undefined) => ReturnType<typeof linkTo>;
  onLeave?: () => void;
};

/**
 * The list with its reader: side by side on a desk, where the first item is open when none was
 * asked for; one after the other on a phone.
 */
export const HelpReader = ({ item, ways }: { item: string | undefined; ways: HelpWays }) => {
  const { content: words, service } = usePhrases('content', 'service');
  const { data, isPending, error, refetch } = useHelp();
  if (isPending) return <TextSkeleton onRetry={refetch} />;
  if (!data) return <QueryError onRetry={refetch} refused={asRefused(error)} />;
  const { list } = data;
  const [first] = list;
  const isResponsible = item === responsibleItem;
  if (!first) {
    return (
      <>
        <EmptyState icon={question}>{words.helpNone}</EmptyState>
        {isResponsible && <OutsideHelp />}
      </>
    );
  }
  const shown = item === undefined ? first : findItem(list, item);
  return (
    <ReadingPanes
      isReading={item !== undefined}
      list={
        <>
          <Items list={list} shown={shown?.id} ways={ways} />
          <button className={reading.link} onClick={() => openModal('feedback', {})} type="button">
            {service.feedback}
            <Icon className={reading.caret} of={caretRight} size={18} />
          </button>
        </>
      }
      name={words.helpItems}
    >
      <a className={reading.way} {...ways.linkOf(undefined)}>
        <Icon of={arrowLeft} size={18} />
        {words.helpItems}
      </a>
      {shown ? (
        <Item isAsked={item !== undefined} item={shown} ways={ways} />
      ) : (
        <EmptyState
          action={
            <a className={buttonClass({ look: 'primary' })} {...ways.linkOf(first.id)}>
              {first.title}
            </a>
          }
          icon={question}
        >
          {words.helpMissing}
        </EmptyState>
      )}
      {(shown?.id ?? item) === responsibleItem && <OutsideHelp isInText={shown !== undefined} />}
    </ReadingPanes>
  );
};

type ItemsProps = { list: readonly HelpItem[]; shown: string | undefined; ways: HelpWays };

const Items = ({ list, shown, ways }: ItemsProps) => (
  <ul>
    {list.map(({ id, title, children }) => (
      <li key={id}>
        <a
          aria-current={id === shown ? 'page' : undefined}
          className={reading.link}
          {...ways.linkOf(id)}
        >
          {title}
          <Icon className={reading.caret} of={caretRight} size={18} />
        </a>
        {children && <Items list={children} shown={shown} ways={ways} />}
      </li>
    ))}
  </ul>
);

const Item = ({ item, isAsked, ways }: { item: HelpItem; isAsked: boolean; ways: HelpWays }) => {
  const title = useBeginning(item.id, isAsked);
  return (
    <>
      <h2 className={`t-h1 ${css.title}`} ref={title} tabIndex={-1}>
        {item.title}
      </h2>
      <CleanText html={item.html} ways={ways} />
    </>
  );
};
