import {
  type ContentItem,
  type ContentKind,
  contentKinds,
} from '@parlour/contract/content-console';
import { Icon } from '@parlour/ui/components/art/icon';
import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { Button } from '@parlour/ui/components/form/button';
import { dateTime } from '@parlour/ui/dates';
import { check } from '@parlour/ui/icons/check';
import { clock } from '@parlour/ui/icons/clock';
import { minus } from '@parlour/ui/icons/minus';
import { pencilSimple } from '@parlour/ui/icons/pencil-simple';
import { fill } from '@parlour/locales/phrases';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useZone } from '../../lib/brand';
import { type Key, useKeys } from '../../lib/keys/keys';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { KeyCap } from '../../lib/parts/key-cap';
import { useMay } from '../../lib/session/me';
import css from './content.module.css';
import { ImportBanners } from './import-banners';
import { NewItem } from './new-item';
import type { useItems } from './use-content';

type ItemListProps = {
  brand: string;
  kind: ContentKind;
  current: string | undefined;
  query: ReturnType<typeof useItems>;
  onOpen: (code: string) => void;
};

const filters = ['all', 'live', 'scheduled'] as const;

/** The items of a kind with their state, and the way to a new one. */
export const ItemList = ({ brand, kind, current, query, onOpen }: ItemListProps) => {
  const { content } = useWords();
  const mayWrite = useMay()('content.w', brand);
  const [isNew, setIsNew] = useState(false);
  useKeys(
    useMemo<readonly Key[]>(
      () => (mayWrite ? [{ key: 'C', name: content.fresh, act: () => setIsNew(true) }] : []),
      [content, mayWrite],
    ),
  );
  return (
    <section aria-label={content.kinds[kind]} className={css.list}>
      <header className={css.head}>
        <h1 className="t-h1">{content.title}</h1>
        {mayWrite && kind === 'banner' && <ImportBanners brand={brand} />}
        {mayWrite && (
          <Button onClick={() => setIsNew(true)} small>
            {content.fresh}
            <KeyCap of="C" />
          </Button>
        )}
      </header>
      <nav aria-label={content.title} className={css.kinds}>
        {contentKinds.map((one) => (
          <Link
            aria-current={one === kind ? 'page' : undefined}
            className={css.kind}
            href={`/content/${one}`}
            key={one}
          >
            {content.kinds[one]}
          </Link>
        ))}
      </nav>
      <Answer of={query}>
        {({ list }) => <Items current={current} kind={kind} list={list} onOpen={onOpen} />}
      </Answer>
      {isNew && (
        <NewItem
          onBegin={(code) => {
            setIsNew(false);
            onOpen(code);
          }}
          onClose={() => setIsNew(false)}
          taken={query.data?.list.map(({ code }) => code) ?? []}
        />
      )}
    </section>
  );
};

type ItemsProps = Pick<ItemListProps, 'kind' | 'current' | 'onOpen'> & {
  list: readonly ContentItem[];
};

const Items = ({ kind, list, current }: ItemsProps) => {
  const { content } = useWords();
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const isIn = (name: string, { state }: ContentItem) => name === 'all' || state === name;
  if (list.length === 0) return <p className={css.none}>{content.none}</p>;
  return (
    <>
      <div className={css.filters}>
        <Chips label={content.kinds[kind]}>
          {filters.map((name) => (
            <Chip key={name} on={name === filter} onClick={() => setFilter(name)}>
              {fill(content.filters[name], {
                count: list.filter((item) => isIn(name, item)).length,
              })}
            </Chip>
          ))}
        </Chips>
      </div>
      <ul className={css.items}>
        {list
          .filter((item) => isIn(filter, item))
          .map((item) => (
            <li key={item.code}>
              <Link
                aria-current={item.code === current ? 'true' : undefined}
                className={css.item}
                href={`/content/${kind}/${item.code}`}
              >
                <span className={css.itemTitle}>{item.title ?? item.code}</span>
                <State item={item} />
              </Link>
            </li>
          ))}
      </ul>
    </>
  );
};

const icons = { live: check, scheduled: clock, over: minus, down: minus } as const;

/** In words what is of the item: its draft first, then where it is today, then what it lacks. */
const State = ({ item }: { item: ContentItem }) => {
  const { content } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  const { state, from, until, version, hasDraft, drafters, waits, gaps, place } = item;
  const time = state === 'scheduled' ? from : until;
  const shown = fill(content.states[state], { time: dateTime(time ?? '', zone, locale) });
  const draft = version > 0 ? fill(content.draftOver, { version }) : content.draftOnly;
  const placed = place && (content.places as Readonly<Record<string, string>>)[place];
  return (
    <span className={css.state} data-tone={hasDraft ? 'draft' : state}>
      <Icon of={hasDraft ? pencilSimple : icons[state]} size={15} />
      {[
        hasDraft ? draft : shown,
        waits && content.waits,
        placed,
        gaps.length > 0 && fill(content.lacks, { languages: gaps.join(', ') }),
        drafters.length > 0 && fill(content.others, { names: drafters.join(', ') }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  );
};
