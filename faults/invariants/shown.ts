import type { Invariant } from '../harness/types';
import { rowsOf, violationsOf, type Wrong } from './rows';

const players = 20;

/** I19: the balance that a player is shown is the ledger's, and the sum of their statement. */
export const playersSeeTheBooks = (): Invariant => ({
  id: 'I19',
  name: 'the balance and the statement that a player is shown are those of the ledger',
  during: false,
  check: async (context) => {
    const { history, shownBalance } = context;
    const ofPlayers = history.operations.filter(
      ({ kind }) => kind !== 'decision' && kind !== 'payout',
    );
    const ids = [...new Set(ofPlayers.map(({ playerId }) => playerId))];
    const rows = await rowsOf<{ id: string; balance: string; stated: string }>(context, statement, [
      everyOther(ids, players),
    ]);
    const wrongs: Wrong[] = [];
    for (const { id, balance, stated } of rows) {
      if (balance !== stated) {
        wrongs.push({ what: `player ${id} has ${balance} micros, his statement says ${stated}` });
      }
      const shown = await shownBalance?.(id);
      if (shown !== undefined && shown !== BigInt(balance)) {
        wrongs.push({ what: `player ${id} has ${balance} micros and is shown ${shown}` });
      }
    }
    return violationsOf('I19', wrongs);
  },
});

/** A sample of a list, spread over all of it. */
const everyOther = <Item>(items: Item[], count: number): Item[] => {
  const step = Math.max(1, items.length / count);
  return items.filter((_item, place) => place % step < 1).slice(0, count);
};

const statement = `
  select i.id::text, sum(a.balance)::text as balance, coalesce(sum(s.stated), 0)::text as stated
  from unnest($1::bigint[]) i(id)
  join wallet.pocket p on p.player_id = i.id and p.kind in ('cash', 'bonus', 'vendor')
  join ledger.account a on a.id = p.account_id
  left join lateral (
    select sum(e.amount) as stated from ledger.statement_view e where e.account_id = a.id
  ) s on true
  group by i.id`;
