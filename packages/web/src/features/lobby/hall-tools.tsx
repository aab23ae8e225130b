import { Chip, Chips } from '@parlour/ui/components/chips';
import { Icon } from '@parlour/ui/components/icon';
import { Menu, MenuItem } from '@parlour/ui/components/menu';
import { arrowsDownUp } from '@parlour/ui/icons/arrows-down-up';
import { slidersHorizontal } from '@parlour/ui/icons/sliders-horizontal';
import { count } from '@parlour/ui/format';
import { usePhrases } from '@parlour/ui/use-phrases';
import type { ReactNode } from 'react';
import { filterCount, type HallState, type Sort, sorts } from './hall-query';
import { HallFilters } from './hall-filters';
import { HallSearch } from './hall-search';
import css from './hall.module.css';

export type GameClass = { gameClassify: string; name: string; count: number };

type Props = {
  state: HallState;
  classes: readonly GameClass[];
  /** The count line of a phone. */
  children: ReactNode;
  onChange: (change: Partial<HallState>) => void;
};

/** Search, classes, order and filters of a hall. */
export const HallTools = ({ state, classes, children, onChange }: Props) => {
  const { catalogue, common } = usePhrases('catalogue', 'common');
  const filters = filterCount(state);
  const words: Record<Sort, string> = {
    popular: catalogue.sortPopular,
    new: catalogue.sortNew,
    az: catalogue.sortAz,
  };
  return (
    <div className={css.tools}>
      <HallSearch onSearch={(q) => onChange({ q })} query={state.q} />
      <div className={css.classes}>
        {classes.length > 1 && (
          <Chips label={catalogue.categories}>
            <Chip on={state.gameClassify === ''} onClick={() => onChange({ gameClassify: '' })}>
              {common.all}
            </Chip>
            {classes.map(({ gameClassify, name }) => (
              <Chip
                key={gameClassify}
                on={state.gameClassify === gameClassify}
                onClick={() => onChange({ gameClassify })}
              >
                {name}
              </Chip>
            ))}
          </Chips>
        )}
      </div>
      <div className={css.order}>
        <span className={css.total}>{children}</span>
        <Menu
          align="end"
          button={{
            className: css.tool,
            children: (
              <>
                <Icon of={arrowsDownUp} size={18} />
                <span className="sr-only">{catalogue.sort}: </span>
                {words[state.sort]}
              </>
            ),
          }}
          label={catalogue.sort}
        >
          {sorts.map((sort) => (
            <MenuItem key={sort} on={sort === state.sort} onClick={() => onChange({ sort })}>
              {words[sort]}
            </MenuItem>
          ))}
        </Menu>
        <Menu
          align="end"
          button={{
            className: css.tool,
            children: (
              <>
                <Icon of={slidersHorizontal} size={18} />
                {common.filter}
                {filters > 0 && <span className={css.filterCount}>{count(filters)}</span>}
              </>
            ),
          }}
          label={common.filter}
        >
          <HallFilters key={`${state.minBet} ${state.lines}`} onApply={onChange} state={state} />
        </Menu>
      </div>
    </div>
  );
};
