import { casework } from '@parlour/contract/casework';
import { Icon } from '@parlour/ui/components/art/icon';
import { Button } from '@parlour/ui/components/form/button';
import { IconButton } from '@parlour/ui/components/form/icon-button';
import { Chip } from '@parlour/ui/components/display/chips';
import { Menu, MenuItem } from '@parlour/ui/components/layout/menu';
import { caretDown } from '@parlour/ui/icons/caret-down';
import { listChecks } from '@parlour/ui/icons/list-checks';
import { slidersHorizontal } from '@parlour/ui/icons/sliders-horizontal';
import { fill } from '@parlour/locales/phrases';
import { toast } from '@parlour/ui/toasts';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../lib/api/call';
import { asRefused } from '../../lib/api/refused';
import { useBrand } from '../../lib/brand';
import type { CaseKind } from '../../lib/case-kind';
import { type Key, useKeys } from '../../lib/keys/keys';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { KeyCap } from '../../lib/parts/key-cap';
import { useTitle } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { VirtualRows } from '../../lib/parts/virtual-rows';
import { refusalText } from '../../lib/refusal-text';
import { useCounts } from '../../lib/use-counts';
import { useIsPhone } from '../../lib/use-is-phone';
import { BulkBar } from './bulk/bulk-bar';
import type { Choice } from './bulk/use-choice';
import css from './queue.module.css';
import { QueueHeading, QueueRowView } from './queue-row';
import { QueueFilters, useFilters } from './filters/queue-filters';
import { isCase, type useQueue } from './use-queue';
import { type QueueFilter, queueStates } from './filters/use-queue-filter';

type QueueListProps = {
  kind: string;
  filter: QueueFilter;
  queue: ReturnType<typeof useQueue>;
  current: string | undefined;
  choice: Choice;
  closeMany: CaseKind['closeMany'];
  onFilter: (filter: QueueFilter) => void;
  onOpen: (id: string) => void;
  onMove: (by: number) => void;
};

/** What waits in a queue, by the hour that was promised. */
export const QueueList = (props: QueueListProps) => {
  const { kind, filter, queue, current, choice, onFilter, onOpen, onMove } = props;
  const { casework: words } = useWords();
  const locale = useConsoleLocale();
  const count = useCounts().data?.find((one) => one.kind === kind);
  const title = count?.names[locale.toUpperCase()] ?? kind;
  useTitle(title);
  const next = useNext(kind, onOpen);
  const filters = useFilters(filter);
  const { toggle } = choice;
  useKeys(
    useMemo<readonly Key[]>(
      () => [
        { key: 'J', name: words.down, act: () => onMove(1) },
        { key: 'K', name: words.up, act: () => onMove(-1) },
        { key: 'N', name: words.next, act: next },
        { key: 'Enter', name: words.open, act: () => current && onOpen(current) },
        { key: 'X', name: words.bulk.choose, act: () => current && toggle(current) },
      ],
      [words, onMove, next, current, onOpen, toggle],
    ),
  );
  return (
    <section aria-label={title} className={`${parts.pane} ${css.list}`}>
      <ListHead
        choice={choice}
        late={count?.late ?? 0}
        onNext={next}
        filter={filter}
        filters={filters}
        onFilter={onFilter}
        title={title}
      />
      {filters.isOpen && (
        <QueueFilters
          asked={filters.asked}
          cards={queue.cards}
          filter={filter}
          kind={kind}
          onFilter={onFilter}
        />
      )}
      {choice.ids.length > 0 && (
        <BulkBar cards={queue.cards} choice={choice} closeMany={props.closeMany} />
      )}
      <Answer of={queue.query}>
        {() =>
          queue.rows.length === 0 ? (
            <p className={css.noCase}>{words.empty}</p>
          ) : (
            <Rows {...props} title={title} />
          )
        }
      </Answer>
    </section>
  );
};

/** The cases; while several are chosen, a press on one chooses it. */
const Rows = (props: QueueListProps & { title: string }) => {
  const { title, queue, current, choice, onOpen, onMove } = props;
  const isPhone = useIsPhone();
  return (
    <VirtualRows
      current={current}
      draw={(row) =>
        isCase(row) ? (
          <QueueRowView card={row.card} isChosen={choice.ids.includes(row.key)} />
        ) : (
          <QueueHeading {...row} />
        )
      }
      isHeading={(row) => !isCase(row)}
      keyOf={({ key }) => key}
      label={title}
      onEnd={queue.more}
      onMove={onMove}
      onSeen={queue.seen}
      onOpen={({ key }) => (choice.isOn ? choice.toggle(key) : onOpen(key))}
      rowHeight={isPhone ? 62 : 32}
      rows={queue.rows}
    />
  );
};

type ListHeadProps = Pick<QueueListProps, 'choice' | 'filter' | 'onFilter'> & {
  title: string;
  late: number;
  filters: ReturnType<typeof useFilters>;
  onNext: () => void;
};

const ListHead = (props: ListHeadProps) => {
  const { title, late, choice, filter, filters, onFilter, onNext } = props;
  const { casework: words } = useWords();
  const isPhone = useIsPhone();
  return (
    <>
      <header className={css.head}>
        <h1 className={`t-h1 ${css.title}`}>{isPhone ? <QueueSwitch title={title} /> : title}</h1>
        {late > 0 && <span className="t-neg">{fill(words.late, { count: late })}</span>}
        <IconButton
          aria-expanded={filters.isOpen}
          icon={slidersHorizontal}
          label={words.filter}
          onClick={filters.turn}
          size={18}
        />
        <IconButton
          aria-pressed={choice.isOn}
          className={css.choose}
          icon={listChecks}
          label={words.bulk.chooseMany}
          onClick={choice.turn}
          size={18}
        />
        <Button look="primary" onClick={onNext} small>
          {words.next}
          <KeyCap of="N" />
        </Button>
      </header>
      <div className={css.chips}>
        {queueStates.map((one) => (
          <Chip
            key={one}
            on={one === filter.state}
            onClick={() => onFilter({ ...filter, state: one })}
          >
            {words.filters[one]}
          </Chip>
        ))}
      </div>
    </>
  );
};

/** On a phone, where there is no rail, the title leads to the other queues. */
const QueueSwitch = ({ title }: { title: string }) => {
  const locale = useConsoleLocale().toUpperCase();
  const [, go] = useLocation();
  const { data = [] } = useCounts();
  return (
    <Menu
      button={{
        className: css.queues,
        children: (
          <>
            {title}
            <Icon of={caretDown} size={14} />
          </>
        ),
      }}
      label={title}
    >
      {data.map(({ kind, names, waiting, second }) => (
        <MenuItem key={kind} onClick={() => go(`/queues/${kind}`)}>
          {names[locale] ?? kind} {waiting + second}
        </MenuItem>
      ))}
    </Menu>
  );
};

/** The next case that this person may work, by its promise; the server gives it to no one else. */
const useNext = (kind: string, onOpen: (id: string) => void) => {
  const words = useWords();
  const brand = useBrand()?.code;
  return () => {
    call(casework.nextCase, { kind, brand }).then(
      ({ case: found }) => {
        if (found) onOpen(found.id);
        else toast({ text: words.casework.noNext });
      },
      (thrown: unknown) => toast({ text: refusalText(words, asRefused(thrown)) }),
    );
  };
};
