import { Icon } from '@parlour/ui/components/art/icon';
import { Menu, MenuItem } from '@parlour/ui/components/layout/menu';
import { arrowsDownUp } from '@parlour/ui/icons/arrows-down-up';
import { slidersHorizontal } from '@parlour/ui/icons/sliders-horizontal';
import { count } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { Suspense } from 'react';
import { chunk } from '../../../lib/navigation/chunk';
import { filterCount, type Sort, sorts } from './hall-query';
import type { Change } from './hall-tools';
import css from './hall.module.css';

// Few open them; the words of a hall are theirs too.
const hallFilters = chunk([], async () => (await import('./hall-filters')).HallFilters);

/** The order and the filters of a hall. */
export const HallMenus = (change: Change) => (
  <>
    <SortMenu {...change} />
    <FilterMenu {...change} />
  </>
);

const SortMenu = ({ state, onChange }: Change) => {
  const { catalogue } = usePhrases('catalogue');
  const words: Record<Sort, string> = {
    popular: catalogue.sortPopular,
    new: catalogue.sortNew,
    az: catalogue.sortAz,
  };
  const shown = (
    <>
      <Icon of={arrowsDownUp} size={18} />
      <span className="sr-only">{catalogue.sort}: </span>
      {words[state.sort]}
    </>
  );
  return (
    <Menu align="end" button={{ className: css.tool, children: shown }} label={catalogue.sort}>
      {sorts.map((sort) => (
        <MenuItem key={sort} on={sort === state.sort} onClick={() => onChange({ sort })}>
          {words[sort]}
        </MenuItem>
      ))}
    </Menu>
  );
};

const FilterMenu = ({ state, onChange }: Change) => {
  const { common } = usePhrases('common');
  const filters = filterCount(state);
  const shown = (
    <>
      <Icon of={slidersHorizontal} size={18} />
      {common.filter}
      {filters > 0 && <span className={css.filterCount}>{count(filters)}</span>}
    </>
  );
  return (
    <Menu align="end" button={{ className: css.tool, children: shown }} label={common.filter}>
      <Suspense>
        <hallFilters.Component
          key={`${state.minBet} ${state.lines}`}
          onApply={onChange}
          state={state}
        />
      </Suspense>
    </Menu>
  );
};
