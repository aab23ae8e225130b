import { fullLanes } from './in-process';
import { freshDatabase, onFreshCopy } from './rounds';
import { withClient } from './stage/cluster';
import type { Stage } from './stage/stage';
import type { Part, Variant } from './variant';

/** One in so many players has limits; in the other comparison all of them have. */
const usualShare = 10;

/** Bets with all checks by players with limits of stakes and losses, and by players without. */
export const openLimits = async (stage: Stage): Promise<Part> => {
  const without = onFreshCopy(stage, fullLanes(256));
  return {
    pairs: [usualShare, 1].map((every) => ({
      of: onFreshCopy(stage, limited(every)),
      by: without,
    })),
    singles: [],
    close: () => stage.cluster.drop(freshDatabase),
  };
};

const limited = (every: number): Variant => {
  const plain = fullLanes(256);
  const whose = every === 1 ? 'every player has limits' : `one player in ${every} has limits`;
  return {
    ...plain,
    id: `${plain.id}_limits_${every}`,
    title: `${plain.title}, ${whose}`,
    run: async (stage, database, pace) => {
      const { first, stride } = stage.player;
      await withClient(stage.cluster.urlOf(database), async (client) => {
        await client.query(limits(`(p.id - ${first}) / ${stride} % ${every} = 0`));
        await client.query(`vacuum analyze compliance.player_state, compliance.play_limit,
          compliance.play_sum`);
      });
      // As in every copy: the first touch of a page logs the whole page.
      await stage.cluster.admin('checkpoint');
      return plain.run(stage, database, pace);
    },
  };
};

/**
 * Limits that no bet reaches: each is read and counted, and none is refused. The players have bet
 * before: their sums were begun with the limit, of days that are over.
 */
const limits = (whose: string): string => `
  insert into compliance.player_state (player_id, state, counts_play)
  select p.id, 'active', true from player.player p where ${whose}
  on conflict (player_id) do update set counts_play = true;
  insert into compliance.play_limit (player_id, currency, kind, period, amount)
  select p.id, 'VND', l.kind, l.period, 9e15::bigint
  from player.player p, (values ('stake', 'day'), ('loss', 'week')) l(kind, period)
  where ${whose};
  update compliance.play_sum c
  set day = d.day, week = d.day, month = d.day
  from player.player p cross join (select (lib.now() - interval '1 year')::date as day) d
  where p.id = c.player_id and ${whose};`;
