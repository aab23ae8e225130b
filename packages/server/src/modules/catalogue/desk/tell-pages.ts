import type { ChangeKind } from '../../operator';

type Applying = Pick<Parameters<ChangeKind['apply']>[0], 'sql' | 'live'>;

/** After the commit, pages with a game open ask whether it still takes bets. */
export const tellPages = ({ sql, live }: Applying, brand: string): void =>
  sql.afterCommit(() => live.notify(`brand:${brand}`, { type: 'games' }));
