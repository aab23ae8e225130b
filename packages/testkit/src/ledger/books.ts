import { expect } from 'vitest';
import type { Database } from '@parlour/node-kit/database/database';
import { trialBalance, violations } from '@parlour/server/modules/ledger/index';
import type { Site } from '../site/site';

/** At the end of a file's tests: the books of its site are sound, and the site goes. */
export const dropSoundSite = async (site: Site): Promise<void> => {
  await expectSoundBooks(site.database);
  await site.drop();
};

/**
 * Invariants of the books after any test: nothing is lost, no account is below zero, no round is
 * without a bet.
 */
export const expectSoundBooks = async ({ sql }: Database): Promise<void> => {
  expect(await violations(sql)).toEqual([]);
  for (const { currency, total } of await trialBalance(sql)) {
    expect({ currency, total }).toEqual({ currency, total: '0' });
  }
  expect(await strayRounds(sql)).toEqual([]);
};

// The stake of a round is the sum of its live bets, its payout that of its live wins; and the
// ledger has exactly the movements that the rounds have.
const strayRounds = (sql: Database['sql']) =>
  sql<{ id: bigint; why: string }>`
    with m as (
      select round_id, player_id,
        sum(amount) filter (where kind = 'bet' and reversed_by is null) as stake,
        sum(amount) filter (where kind = 'win' and reversed_by is null) as payout,
        count(*) filter (where kind = 'bet') as bets
      from round.movement where round_id is not null
      group by round_id, player_id
    ), booked as (
      select t.namespace_id, t.reference, ledger.month_of(t.created_at) as month,
        sum(t.amount) as amount
      from ledger.transfer t
      where t.reason in ('bet', 'win', 'rollback', 'void')
      group by t.namespace_id, t.reference, ledger.month_of(t.created_at)
    )
    select r.id, 'stake, payout or bets' as why
    from round.round r left join m on m.round_id = r.id
    where r.stake <> coalesce(m.stake, 0) or r.payout <> coalesce(m.payout, 0)
      or coalesce(m.bets, 0) = 0
      or m.player_id <> r.player_id
    union all
    select v.round_id, 'movement ' || v.external_id || ' is not as booked'
    from round.movement v
    left join booked b on b.namespace_id = v.vendor_id and b.reference = v.external_id
      and b.month = ledger.month_of(v.created_at)
    where v.kind <> 'tombstone' and v.amount <> coalesce(b.amount, 0)`;
