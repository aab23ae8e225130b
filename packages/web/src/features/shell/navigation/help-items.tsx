import type { HelpItem } from '@parlour/contract/content';
import { type ReactNode, useEffect, useState } from 'react';
import { helpPath } from '../../../lib/navigation/paths';
import { useSite } from '../../../lib/brand/brand';
import { readHelp } from '../../../lib/api/calls';
import { openModal } from '../../../lib/navigation/modal';
import { linkTo } from '../../../lib/navigation/navigation';

/**
 * The brand's help items, each of which opens the help over the page one is on. Until they are
 * there, or where there are none, the children stand in their place.
 */
export const HelpItems = ({ children }: { children: ReactNode }) => {
  const { language } = useSite();
  const [items, setItems] = useState<readonly HelpItem[]>([]);
  useEffect(() => {
    let isWanted = true;
    readHelp(language)
      .then(({ list }) => isWanted && setItems(list))
      // The link to the help centre stands beside, and tells what is wrong.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (items.length === 0) return children;
  return items.map(({ id, title }) => (
    <a key={id} {...linkTo(helpPath(id), () => openModal('help', { item: id }))}>
      {title}
    </a>
  ));
};
