import type { DeskGame } from '@parlour/contract/catalogue-console';
import { type Column, DataTable } from '@parlour/ui/components/display/data-table';
import { Button } from '@parlour/ui/components/form/button';
import { count } from '@parlour/ui/format';
import { fill } from '@parlour/locales/phrases';
import { useState } from 'react';
import { useWords } from '../../lib/language';
import { useMay, useMayStop } from '../../lib/session/me';
import css from './catalogue.module.css';
import { GameDialog } from './game-dialog';
import { SwitchOffDialog } from './switch-off-dialog';

type GameTableProps = {
  brand: string;
  list: readonly DeskGame[];
  placed: readonly string[];
  onPlace?: ((game: { name: string; key: string }) => void) | undefined;
};

/** Games with their place, their state and what may be done with them. */
export const GameTable = ({ brand, list, placed, onPlace }: GameTableProps) => {
  const { catalogue } = useWords();
  const mayWrite = useMay()('catalogue.w', brand);
  const mayStop = useMayStop()('catalogue', brand);
  const columns: readonly Column<DeskGame>[] = [
    { key: 'name', name: catalogue.name, place: 'title', cell: (game) => <Name game={game} /> },
    { key: 'state', name: catalogue.state, place: 'status', cell: (game) => <State game={game} /> },
    {
      key: 'class',
      name: catalogue.gameClass,
      place: 'meta',
      cell: ({ gameType, gameClass }) => `${catalogue.categories[gameType]} · ${gameClass}`,
    },
    {
      key: 'rounds',
      name: catalogue.rounds,
      place: 'figure',
      isNamed: true,
      atEnd: true,
      cell: ({ rounds }) => <span className={css.figure}>{count(rounds)}</span>,
    },
    ...(mayStop
      ? [
          {
            key: 'acts',
            name: catalogue.acts,
            place: 'time',
            atEnd: true,
            cell: (game: DeskGame) => (
              <Acts
                game={game}
                mayWrite={mayWrite}
                onPlace={placed.includes(keyOf(game)) ? undefined : onPlace}
              />
            ),
          } as const,
        ]
      : []),
  ];
  return <DataTable columns={columns} keyOf={({ id }) => id} label={catalogue.title} rows={list} />;
};

/** A game's name in an order. */
const keyOf = ({ vendor, code }: DeskGame): string => `${vendor}/${code}`;

const Name = ({ game: { name, vendor, code } }: { game: DeskGame }) => (
  <>
    {name}{' '}
    <span className="t-2">
      {vendor} · {code}
    </span>
  </>
);

const State = ({ game: { isHot, off, isClosed, place } }: { game: DeskGame }) => {
  const { catalogue } = useWords();
  const { states } = catalogue;
  return (
    <span className={css.tags}>
      {off && <span className="t-warn">{off === 'class' ? catalogue.offClass : states.off}</span>}
      {isClosed && <span className="t-warn">{states.closed}</span>}
      {!off && !isClosed && <span className="t-pos">{states.shown}</span>}
      {isHot && <span>{states.hot}</span>}
      {place !== undefined && (
        <span className="t-2">
          {catalogue.place} {place}
        </span>
      )}
    </span>
  );
};

type ActsProps = { game: DeskGame; mayWrite: boolean; onPlace: GameTableProps['onPlace'] };

const Acts = ({ game, mayWrite, onPlace }: ActsProps) => {
  const { catalogue } = useWords();
  const [shown, setShown] = useState<'change' | 'off'>();
  const hide = () => setShown(undefined);
  const { name, off } = game;
  return (
    <span className={css.acts}>
      {onPlace && (
        <Button
          aria-label={fill(catalogue.arrangeOf, { name })}
          onClick={() => onPlace({ name, key: keyOf(game) })}
          small
        >
          {catalogue.arrange}
        </Button>
      )}
      {mayWrite && (
        <Button
          aria-label={fill(catalogue.changeOf, { name })}
          onClick={() => setShown('change')}
          small
        >
          {catalogue.change}
        </Button>
      )}
      {off !== 'game' && (
        <Button aria-label={fill(catalogue.offOf, { name })} onClick={() => setShown('off')} small>
          {catalogue.off}
        </Button>
      )}
      {shown === 'change' && <GameDialog game={game} onClose={hide} />}
      {shown === 'off' && <SwitchOffDialog game={game} onClose={hide} />}
    </span>
  );
};
