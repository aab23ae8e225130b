import { Chip, Chips } from '@parlour/ui/components/display/chips';
import { usePhrases } from '@parlour/ui/use-phrases';
import { type ReactNode, Suspense } from 'react';
import { chunk } from '../../../lib/navigation/chunk';
import { gated } from '../../../lib/session/session';
import { type HallState, ownLists } from './hall-query';
import { HallSearch } from './hall-search';
import css from './hall.module.css';

// In the server's HTML; the code comes after the first screen. The words of a hall are theirs too.
const hallMenus = chunk([], async () => (await import('./hall-menus')).HallMenus);

export type GameClass = { gameClassify: string; name: string; count: number };

export type Change = { state: HallState; onChange: (change: Partial<HallState>) => void };

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
      <Suspense>
        <hallMenus.Component onChange={onChange} state={state} />
      </Suspense>
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
