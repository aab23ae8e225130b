import type { GameType } from '@parlour/contract/catalogue';
import { Icon } from '@parlour/ui/components/art/icon';
import { cherriesFill } from '@parlour/ui/icons/cherries';
import { Suspense } from 'react';
import css from './category-icon.module.css';
import { chunk } from '../navigation/chunk';
import type { OtherType } from './other-category-icon';

/** The drawings of the categories that a site need not have: fetched only where one of them is. */
const otherIcon = chunk<{ of: OtherType; size: number }>([], async () => {
  const { OtherCategoryIcon } = await import('./other-category-icon');
  return OtherCategoryIcon;
});

/** The sign of a category in its ink. */
export const CategoryIcon = ({ of, size = 28 }: { of: GameType; size?: number }) => (
  <span className={css[of]}>
    {of === 'RNG' ? (
      <Icon of={cherriesFill} size={size} />
    ) : (
      <Suspense fallback={<svg aria-hidden="true" height={size} width={size} />}>
        <otherIcon.Component of={of} size={size} />
      </Suspense>
    )}
  </span>
);
