import type { ReactNode } from 'react';
import { QueryScope } from '../../../lib/api/queries';
import { useHelp } from '../../../lib/api/use-help';
import { openModal } from '../../../lib/navigation/modal';
import { linkTo } from '../../../lib/navigation/navigation';
import { helpPath } from '../../../lib/navigation/paths';
import { FooterEnds } from './footer-ends';

type HelpItemsProps = { children: ReactNode };

/**
 * The brand's help items, each of which opens the help over the page one is on. Until they are
 * there, or where there are none, the children stand in their place: the link to the help centre,
 * which shows what is wrong.
 */
export const HelpItems = (props: HelpItemsProps) => (
  <QueryScope>
    <Items {...props} />
    <FooterEnds />
  </QueryScope>
);

const Items = ({ children }: HelpItemsProps) => {
  const items = useHelp({ retryOnMount: false }).data?.list ?? [];
  if (items.length === 0) return children;
  return items.map(({ id, title }) => (
    <a key={id} {...linkTo(helpPath(id), () => openModal('help', { item: id }))}>
      {title}
    </a>
  ));
};
