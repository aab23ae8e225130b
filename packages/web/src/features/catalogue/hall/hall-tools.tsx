import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { Icon } from '@parlour/ui/components/art/icon';
import { Menu, MenuItem } from '@parlour/ui/components/layout/menu';
import { arrowsDownUp } from '@parlour/ui/icons/arrows-down-up';
import { slidersHorizontal } from '@parlour/ui/icons/sliders-horizontal';
import { count } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, Suspense } from 'react';
import { chunk } from '../../../lib/navigation/chunk';
import { gated } from '../../../lib/session/session';
import { filterCount, type HallState, ownLists, type Sort, sorts } from './hall-query';
import { HallSearch } from './hall-search';
import css from './hall.module.css';

// Few open them; the words of a hall are theirs too.
const hallFilters = chunk([], async () => (await import('./hall-filters')).HallFilters);

export type GameClass = { gameClassify: string; name: string; count: number };

type Change = { state: HallState; onChange: (change: Partial<HallState>) => void };

type Props = Change & {
  classes: readonly GameClass[];
  /** The count line of a phone. */
  children: ReactNode;
};

/** Search, classes, order and filters of a hall. */
export const HallTools = ({ state, classes, children, onChange }: Props) => (
  <div className={css.tools}>
    <HallSearch onSearch={(q) => onChange({ q })} query={state.q} />
    <div className={css.classes}>
      <Classes classes={classes} onChange={onChange} state={state} />
    </div>
    <div className={css.order}>
      <span className={css.total}>{children}</span>
      <SortMenu onChange={onChange} state={state} />
      <FilterMenu onChange={onChange} state={state} />
    </div>
  </div>
);

const Classes = ({ classes, state, onChange }: Omit<Props, 'children'>) => {
  const { catalogue, common } = usePhrases('catalogue', 'common');
  const { gameClass: chosen, own } = state;
  return (
    <Chips label={catalogue.categories}>
      <Chip on={chosen === '' && !own} onClick={() => onChange({ gameClass: '', own: '' })}>
        {common.all}
      </Chip>
      {ownLists.map((name) => (
        <Chip
          key={name}
          on={own === name}
          onClick={() => gated('player', () => onChange({ own: own === name ? '' : name }))}
        >
          {catalogue[name]}
        </Chip>
      ))}
      {(classes.length > 1 ? classes : []).map(({ gameClassify, name }) => (
        <Chip
          key={gameClassify}
          on={chosen === gameClassify}
          onClick={() => onChange({ gameClass: gameClassify })}
        >
          {name}
        </Chip>
      ))}
    </Chips>
  );
};

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
