import { playerConsole, type PlayerLine } from '@parlour/contract/player-console';
import { TextField } from '@parlour/ui/components/form/field';
import { date } from '@parlour/ui/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { call } from '../../lib/api/call';
import { useBrand, useZone } from '../../lib/brand';
import { useConsoleLocale, useWords } from '../../lib/language';
import { Answer } from '../../lib/parts/answer';
import { Page } from '../../lib/parts/page';
import parts from '../../lib/parts/parts.module.css';
import { PlayerLink } from '../../lib/parts/player-link';
import { Wide } from '../../lib/parts/wide';
import css from './player.module.css';
import { PlayerList } from './player-list';
import { PlayerPage } from './player-page';
import { stateName } from './state-name';
import { tabOf } from './tabs/player-tab';

/** Players by their account or id; one of them with all that is known. */
export const PlayersPage = () => {
  const { id, tab } = useParams<{ id?: string; tab?: string }>();
  return id ? <PlayerPage id={id} key={id} tab={tabOf(tab)} /> : <Search />;
};

const Search = () => {
  const { player } = useWords();
  const brand = useBrand()?.code;
  const [params, setParams] = useSearchParams();
  const typed = params.get('q') ?? '';
  const query = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['players', query, brand],
    queryFn: async ({ signal }) =>
      (await call(playerConsole.findPlayers, { query, brand }, { signal })).list,
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={player.players}>
      <div className={css.search}>
        <TextField
          autoComplete="off"
          hint={player.searchHint}
          label={player.search}
          onChange={({ target: { value } }) =>
            setParams(value ? { q: value } : {}, { replace: true })
          }
          spellCheck={false}
          type="search"
          value={typed}
        />
      </div>
      {query.length > 1 ? (
        <Answer of={found}>{(list) => <Found list={list} />}</Answer>
      ) : (
        <PlayerList />
      )}
    </Page>
  );
};

const Found = ({ list }: { list: readonly PlayerLine[] }) => {
  const { player } = useWords();
  const zone = useZone();
  const locale = useConsoleLocale();
  if (list.length === 0) return <p className={parts.empty}>{player.none}</p>;
  return (
    <Wide label={player.players}>
      <table className={parts.table}>
        <thead>
          <tr>
            <th scope="col">{player.account}</th>
            <th scope="col">{player.id}</th>
            <th scope="col">{player.brand}</th>
            <th scope="col">{player.level}</th>
            <th scope="col">{player.state}</th>
            <th scope="col">{player.registered}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((one) => (
            <tr key={one.id}>
              <td>
                <PlayerLink id={one.id}>{one.username}</PlayerLink>
              </td>
              <td>{one.id}</td>
              <td>{one.brand}</td>
              <td>{one.rankLabel}</td>
              <td>{stateName(player.states, one.state)}</td>
              <td>{date(one.registeredAt, zone, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
};
