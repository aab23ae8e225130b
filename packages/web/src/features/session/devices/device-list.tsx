import { TableSkeleton } from '@parlour/ui/components/feedback/skeleton';
import { FormAlert } from '@parlour/ui/components/form/error-summary';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { QueryError } from '../../../lib/api/query-error';
import { asRefused, type Refused } from '../../../lib/api/refused';
import css from '../security.module.css';

type Query<Item> = {
  data: { list: Item[] } | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
};

type DeviceListProps<Item> = {
  /** Missing where the dialog's own says it. */
  title?: string;
  why?: string;
  query: Query<Item>;
  /** Why the last change was not made. */
  refused?: Refused | undefined;
  row: (item: Item) => ReactNode;
};

/** A list of browsers, while it loads, and when it did not. */
export const DeviceList = <Item,>({ title, why, query, refused, row }: DeviceListProps<Item>) => {
  const { refusal } = usePhrases('refusal');
  return (
    <section className={css.section}>
      {title && <h3 className="t-h3">{title}</h3>}
      {why && <p className="t-small t-2">{why}</p>}
      {refused && <FormAlert>{refusal[refused.code]}</FormAlert>}
      {query.isPending && <TableSkeleton onRetry={() => void query.refetch()} rows={2} />}
      {!query.isPending && !query.data && (
        <QueryError onRetry={() => void query.refetch()} refused={asRefused(query.error)} />
      )}
      {query.data && <ul className={css.list}>{query.data.list.map(row)}</ul>}
    </section>
  );
};
