import type { AccountType } from '@parlour/contract/account-type';
import type { playerSorts } from '@parlour/contract/report-console';
import type { Sql } from '@parlour/node-kit/database/database';

/** What follows a row: the value that the list is sorted by, and its id. */
export type PlayerPlace = { value: string; id: string };

export type PlayerPage = {
  brands: readonly string[];
  sort: (typeof playerSorts)[number];
  isDown: boolean;
  after: PlayerPlace | undefined;
  limit: number;
};

export type ListedPlayer = {
  id: bigint;
  sortedBy: string;
  brand: string;
  username: string;
  type: AccountType;
  rankLabel: string;
  currency: string;
  registeredAt: Date;
  state: string;
  deposits: string;
  withdrawals: string;
  net: string;
};

export const listPlayerPage = (
  sql: Sql,
  { brands, sort, isDown, after, limit }: PlayerPage,
): Promise<ListedPlayer[]> =>
  sql<ListedPlayer>`
    select p.id, l.sorted_by as "sortedBy", p.brand, p.username, p.type,
      p.rank_label as "rankLabel", p.currency, p.registered_at as "registeredAt",
      coalesce(s.state, 'active') as state, coalesce(f.deposits, 0)::text as deposits,
      coalesce(f.withdrawals, 0)::text as withdrawals, coalesce(f.net, 0)::text as net
    from report.player_page(${[...brands]}::text[], ${sort}, ${isDown}, ${after?.value ?? null},
      ${after?.id ?? null}::bigint, ${limit}::integer) with ordinality
      l(player_id, sorted_by, place)
    join player.listed_view p on p.id = l.player_id
    left join report.player_30d f on f.player_id = p.id
    left join compliance.player_state_view s
      on s.player_id = p.id and (s.until is null or s.until > lib.now())
    order by l.place`;
