import { playerSorts, reportConsole, type PlayerFigures } from '@parlour/contract/report-console';
import { date } from '@parlour/ui/dates';
import { figure } from '@parlour/ui/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { call } from '../../lib/api/call';
import { useBrand, useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { More } from '../../lib/parts/more';
import parts from '../../lib/parts/parts.module.css';
import { PlayerLink } from '../../lib/parts/player-link';
import { Wide } from '../../lib/parts/wide';
import css from './player.module.css';
import { stateName } from './state-name';

type Sort = (typeof playerSorts)[number];
type Order = 'desc' | 'asc';

/** The order of the list is in the address. */
const useOrder = () => {
  const [params, setParams] = useSearchParams();
  const sort = playerSorts.find((one) => one === params.get('sort')) ?? 'registered';
  const order: Order = params.get('order') === 'asc' ? 'asc' : 'desc';
  const by = (next: Sort) => {
    const turned = next === sort && order === 'desc' ? 'asc' : 'desc';
    setParams({ sort: next, ...(turned === 'asc' && { order: turned }) });
  };
  return { sort, order, by };
};

/** All players of the operator, a page at a time, by any of the columns that have an order. */
export const PlayerList = () => {
  const { player } = useWords();
  const brand = useBrand()?.code;
  const { sort, order, by } = useOrder();
  const query = useInfiniteQuery({
    queryKey: ['players', 'list', brand, sort, order],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(reportConsole.listPlayers, { brand, sort, order, cursor }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Answer of={query}>
      {({ pages }) => (
        <>
          <Rows by={by} list={pages.flatMap(({ list }) => list)} order={order} sort={sort} />
          <More of={query}>{player.more}</More>
        </>
      )}
    </Answer>
  );
};

type RowsProps = {
  list: readonly PlayerFigures[];
  sort: Sort;
  order: Order;
  by: (sort: Sort) => void;
};

const Rows = ({ list, ...sorted }: RowsProps) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  return (
    <>
      {sorted.sort !== 'registered' && <p className="t-2">{player.withMoney}</p>}
      <Wide label={player.players}>
        <table className={parts.table}>
          <thead>
            <tr>
              <th scope="col">{player.account}</th>
              <th scope="col">{player.brand}</th>
              <th scope="col">{player.level}</th>
              <th scope="col">{player.state}</th>
              {playerSorts.map((name) => (
                <SortHead {...sorted} key={name} name={name} />
              ))}
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <tr key={one.id}>
                <td>
                  <PlayerLink id={one.id}>{one.username}</PlayerLink>
                </td>
                <td>{one.brand}</td>
                <td>{one.rankLabel || '—'}</td>
                <td className={css.state}>{stateName(player.states, one.state)}</td>
                <td className={parts.end}>{date(one.registeredAt, zone, locale)}</td>
                <td className={`${parts.end} ${css.figure}`}>{figure(one.deposits)}</td>
                <td className={`${parts.end} ${css.figure}`}>{figure(one.withdrawals)}</td>
                <td className={`${parts.end} ${css.figure}`}>
                  {figure(one.net, { signed: true })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {list.length === 0 && <p className={parts.empty}>{player.noPlayers}</p>}
    </>
  );
};

type SortHeadProps = Omit<RowsProps, 'list'> & { name: Sort };

const SortHead = ({ name, sort, order, by }: SortHeadProps) => {
  const { player } = useWords();
  const isOn = sort === name;
  const ordered = order === 'desc' ? 'descending' : 'ascending';
  return (
    <th aria-sort={isOn ? ordered : 'none'} className={parts.end} scope="col">
      <button
        className={css.sort}
        data-on={isOn || undefined}
        onClick={() => by(name)}
        type="button"
      >
        {player.sorts[name]}
        {isOn && <span aria-hidden="true">{order === 'desc' ? ' ↓' : ' ↑'}</span>}
      </button>
    </th>
  );
};
